import { expect, test } from "@jest/globals";
import { presetCountry } from "@/lib/preferences/preset-country";

test("the country of delivery is guessed from language and currency; where they tell nothing it is Slovakia", () => {
  expect(presetCountry({ language: "cs", currency: "CZK" })).toBe("CZ");
  expect(presetCountry({ language: "sk", currency: "EUR" })).toBe("SK");
  expect(presetCountry({ language: "sk", currency: "CZK" })).toBe("SK");
  expect(presetCountry({ language: "cs", currency: "EUR" })).toBe("SK");
  expect(presetCountry({ language: "en", currency: "CZK" })).toBe("CZ");
  expect(presetCountry({ language: "en", currency: "EUR" })).toBe("SK");
  expect(presetCountry({ language: "en", currency: "USD" })).toBe("SK");
});
