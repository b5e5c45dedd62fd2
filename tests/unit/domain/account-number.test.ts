import { describe, expect, test } from "@jest/globals";
import { czechAccount, groupedIban } from "@/lib/domain/account-number";

describe("an account number", () => {
  test("of a Czech bank is written as Czechs write it, the prefix only where there is one", () => {
    expect(czechAccount("CZ65 0800 0000 1920 0014 5399")).toBe("19-2000145399/0800");
    expect(czechAccount("CZ9555000000000810883001")).toBe("810883001/5500");
  });

  test("of another country is its IBAN", () => {
    expect(czechAccount("SK3112000000198742637541")).toBeNull();
    expect(groupedIban("SK3112000000198742637541")).toBe("SK31 1200 0000 1987 4263 7541");
  });
});
