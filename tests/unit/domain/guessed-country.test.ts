import { expect, test } from "@jest/globals";
import { guessedCountry } from "@/lib/domain/guessed-country";

test("the country of delivery is guessed from language and currency; where they tell nothing it is Slovakia", () => {
  expect(guessedCountry({ language: "cs", currency: "CZK" })).toBe("CZ");
  expect(guessedCountry({ language: "sk", currency: "EUR" })).toBe("SK");
  expect(guessedCountry({ language: "sk", currency: "CZK" })).toBe("SK");
  expect(guessedCountry({ language: "cs", currency: "EUR" })).toBe("SK");
  expect(guessedCountry({ language: "en", currency: "CZK" })).toBe("CZ");
  expect(guessedCountry({ language: "en", currency: "EUR" })).toBe("SK");
  expect(guessedCountry({ language: "en", currency: "USD" })).toBe("SK");
});
