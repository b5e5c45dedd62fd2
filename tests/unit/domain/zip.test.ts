import { describe, expect, it } from "@jest/globals";
import { parseZip } from "@/lib/domain/zip";

describe("ZIP", () => {
  it.each([
    ["13000", "CZ", "130 00"],
    [" 130 00 ", "CZ", "130 00"],
    ["130\u00a000", "CZ", "130 00"],
    ["CZ-13000", "CZ", "130 00"],
    ["79901", "CZ", "799 01"],
    ["811 06", "SK", "811 06"],
    ["01001", "SK", "010 01"],
    ["sk 94901", "SK", "949 01"],
  ] as const)("%j in %s is %j", (raw, country, zip) => expect(parseZip(raw, country)).toEqual({ ok: true, zip }));

  it.each([
    ["811 06", "CZ"],
    ["010 01", "CZ"],
    ["949 01", "CZ"],
    ["130 00", "SK"],
    ["SK-130 00", "CZ"],
  ] as const)("%j is not of %s", (raw, country) => {
    expect(parseZip(raw, country)).toEqual({ ok: false, reason: "other_country" });
  });

  it.each(["1300", "130000", "13O00", "Praha", "1-2-3"])("%j has no ZIP's form", (raw) => {
    expect(parseZip(raw, "CZ")).toEqual({ ok: false, reason: "format" });
  });

  it("may be missing", () => {
    expect(parseZip(" ", "SK")).toEqual({ ok: false, reason: "empty" });
  });
});
