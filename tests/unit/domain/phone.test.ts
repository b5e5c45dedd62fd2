import { describe, expect, it } from "@jest/globals";
import { countryCodeErrorMs, formatPhone, normalisePhone, parsePhone } from "@/lib/domain/phone";

describe("phone number", () => {
  it.each([
    ["+420 777 123 456", "+420777123456"],
    ["00421 905/123-456", "+421905123456"],
    ["(420) 777.123.456", "+420777123456"],
    ["+49 (0)151 234", "+490151234"],
    ["", ""],
    ["zavolejte", ""],
  ])("%j is saved as %j: digits only, with a leading plus", (raw, saved) => expect(normalisePhone(raw)).toBe(saved));

  it.each([
    ["+420 777 123 456", "SK", "+420777123456", "CZ"],
    ["00420777123456", "SK", "+420777123456", "CZ"],
    ["420777123456", "SK", "+420777123456", "CZ"],
    ["+421905123456", "CZ", "+421905123456", "SK"],
    ["+421 (0)905 123 456", "CZ", "+421905123456", "SK"],
    ["777 123 456", "CZ", "+420777123456", "CZ"],
    ["905 123 456", "SK", "+421905123456", "SK"],
    ["0905 123 456", "SK", "+421905123456", "SK"],
    ["0905 123 456", "CZ", "+421905123456", "SK"],
    ["421 905 123", "CZ", "+420421905123", "CZ"],
  ] as const)("%j delivered to %s is %s", (raw, delivered, e164, country) => {
    expect(parsePhone(raw, delivered)).toEqual({ ok: true, e164, country });
  });

  it.each(["+49 151 2345678", "0049 151 2345678", "+43", "+1 202 555 0100"])("%j has another country's code", (raw) => {
    expect(parsePhone(raw, "CZ")).toEqual({ ok: false, reason: "country_code" });
  });

  it.each([
    "+42",
    "+420",
    "+420 77712345",
    "+420 7771234567",
    "+420 077712345",
    "77712345",
    "090512345",
    "09051234567",
  ])("%j is too short or too long", (raw) => expect(parsePhone(raw, "SK")).toEqual({ ok: false, reason: "length" }));

  it.each(["", "   ", "+", "číslo"])("%j is empty", (raw) => {
    expect(parsePhone(raw, "SK")).toEqual({ ok: false, reason: "empty" });
  });

  it("is shown in groups of three with no-break spaces", () => {
    expect(formatPhone("+420777123456")).toBe("+420\u00a0777\u00a0123\u00a0456");
    expect(formatPhone("+4915123")).toBe("+4915123");
  });

  it("keeps the country-code error on for three seconds", () => {
    expect(countryCodeErrorMs).toBe(3000);
  });
});
