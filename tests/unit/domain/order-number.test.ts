import { describe, expect, it } from "@jest/globals";
import { orderNumber } from "@/lib/domain/order-number";

describe("an order number", () => {
  it.each([
    [2026, 1, "2600000018"],
    [2026, 418, "2600004184"],
    [2026, 9_999_999, "2699999997"],
    [2107, 20, "0700000201"],
  ])("of the year %i and the running number %i is %s", (year, running, number) => {
    expect(orderNumber(year, running)).toBe(number);
  });

  it("has ten digits, the most a variable symbol may have", () => {
    for (const running of [1, 99, 12_345, 9_999_999]) expect(orderNumber(2026, running)).toMatch(/^\d{10}$/);
  });

  it("starts over after ten million", () => {
    expect(orderNumber(2026, 10_000_001)).toBe(orderNumber(2026, 1));
  });
});
