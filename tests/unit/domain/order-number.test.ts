import { describe, expect, it } from "@jest/globals";
import { isOrderNumber, orderNumber } from "@/lib/domain/order-number";

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

  it("is known by its check digit, blanks or not", () => {
    expect(isOrderNumber("2600004184")).toBe(true);
    expect(isOrderNumber("26 0000 4184")).toBe(true);
  });

  it("is not known with any one digit wrong", () => {
    const number = "2600004184";
    for (let place = 0; place < 10; place += 1) {
      const wrong = (Number(number[place]) + 1) % 10;
      expect(isOrderNumber(`${number.slice(0, place)}${wrong}${number.slice(place + 1)}`)).toBe(false);
    }
  });

  it.each(["", "260000418", "26000041843", "26O0004183"])("is not %j", (text) => {
    expect(isOrderNumber(text)).toBe(false);
  });
});
