import { describe, expect, it } from "@jest/globals";
import { eanCheckDigit, isEan13 } from "@/lib/domain/ean";

describe("EAN-13", () => {
  it("ends with the check digit of the twelve before it", () => {
    expect(eanCheckDigit("400638133393")).toBe(1);
    expect(eanCheckDigit("000000000000")).toBe(0);
    expect(isEan13("4006381333931")).toBe(true);
  });

  it.each(["4006381333932", "4006381333913", "400638133393", "40063813339310", "400638133393X", ""])(
    "%j is none",
    (text) => expect(isEan13(text)).toBe(false),
  );

  it("has no check digit for anything but twelve digits", () => {
    expect(() => eanCheckDigit("4006381333931")).toThrow(RangeError);
    expect(() => eanCheckDigit("40063813339a")).toThrow(RangeError);
  });
});
