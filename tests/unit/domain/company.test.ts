import { describe, expect, it } from "@jest/globals";
import { parseDic, parseIcDph, parseIco } from "@/lib/domain/company";

describe("company number (IČO)", () => {
  it.each([
    ["12345679", "12345679"],
    ["123 456 79", "12345679"],
    ["00006947", "00006947"],
    ["006947", "00006947"],
  ])("%j is %s", (raw, ico) => expect(parseIco(raw)).toBe(ico));

  it.each(["12345678", "1234567", "123456799", "00000000", "12A45679", ""])("%j is none", (raw) => {
    expect(parseIco(raw)).toBeNull();
  });

  it("covers both special remainders of the check digit", () => {
    // 8·1 + 3·1 = 11, remainder 0, digit 1; 2·6 = 12, remainder 1, digit 0
    expect(parseIco("10000101")).toBe("10000101");
    expect(parseIco("00000060")).toBe("00000060");
  });
});

describe("tax numbers", () => {
  it("of a Czech company are CZ and its company number, of a person CZ and nine or ten digits", () => {
    expect(parseDic("cz 12345679", "CZ")).toBe("CZ12345679");
    expect(parseDic("12345679", "CZ")).toBe("CZ12345679");
    expect(parseDic("CZ8001011234", "CZ")).toBe("CZ8001011234");
    expect(parseDic("CZ12345678", "CZ")).toBeNull();
    expect(parseDic("SK12345679", "CZ")).toBeNull();
    expect(parseDic("CZ1234567", "CZ")).toBeNull();
  });

  it("of a Slovak company are ten digits without letters", () => {
    expect(parseDic("2020270780", "SK")).toBe("2020270780");
    expect(parseDic("SK2020270780", "SK")).toBeNull();
    expect(parseDic("202027078", "SK")).toBeNull();
  });

  it("for Slovak VAT are SK and ten digits divisible by eleven", () => {
    expect(parseIcDph("SK2020270780")).toBe("SK2020270780");
    expect(parseIcDph("sk 2020 270 780")).toBe("SK2020270780");
    expect(parseIcDph("SK2020270781")).toBeNull();
    expect(parseIcDph("CZ2020270780")).toBeNull();
  });
});
