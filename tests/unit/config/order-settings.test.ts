import { describe, expect, it } from "@jest/globals";
import { readConfig } from "@/lib/config";

describe("the merchant's rules for orders", () => {
  it("are five open orders, seven days for a transfer and the law's bounds for cash unless set", () => {
    expect(readConfig({})).toMatchObject({ openOrders: 5, transferDays: 7, cashLimits: {} });
  });

  it("are taken from the settings, cash in whole crowns and euros", () => {
    expect(readConfig({ TRANSFER_DAYS: "30", CASH_LIMIT_CZK: "20000", CASH_LIMIT_EUR: "800" })).toMatchObject({
      transferDays: 30,
      cashLimits: { CZK: 2_000_000, EUR: 80_000 },
    });
    expect(readConfig({ CASH_LIMIT_CZK: "270000" }).cashLimits).toEqual({ CZK: 27_000_000 });
  });

  it.each([
    ["TRANSFER_DAYS", "0", "correct it"],
    ["TRANSFER_DAYS", "31", "correct it"],
    ["TRANSFER_DAYS", "7.5", "correct it"],
    ["TRANSFER_DAYS", "a week", "correct it"],
    ["CASH_LIMIT_CZK", "0", "correct it"],
    ["CASH_LIMIT_CZK", "270001", "must be at most 270000, which is what the law allows"],
    ["CASH_LIMIT_EUR", "5001", "must be at most 5000, which is what the law allows"],
  ])("stop the start with a sentence that names %s when it is %s", (name, value, said) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^The setting ${name} is wrong .*${said}`));
  });
});
