import { type Country, countries } from "@/lib/domain/locale";

/** How long the error of a foreign country code stays on, in milliseconds. Source: specification, section 4. */
export const countryCodeErrorMs = 3000;

/** Calling codes of the countries the shop delivers to. */
export const callingCodes: Record<Country, string> = { CZ: "420", SK: "421" };

const nationalLength = 9;

export type PhoneProblem = "empty" | "country_code" | "length";
export type ParsedPhone = { ok: true; e164: string; country: Country } | { ok: false; reason: PhoneProblem };

/**
 * The number as it is saved: all non-digits removed, starting with a plus sign; the international prefix 00 counts as
 * that plus. Empty for a text without digits. Source: specification, sections 3 and 5.
 */
export function normalisePhone(raw: string): string {
  const digits = raw.replace(/\D/g, "").replace(/^00/, "");
  return digits === "" ? "" : `+${digits}`;
}

function complete(country: Country, national: string): ParsedPhone {
  // "+421 0905 …": the national 0 kept behind the calling code is a usual slip, no number begins with it.
  const digits = national.length === nationalLength + 1 ? national.replace(/^0/, "") : national;
  if (digits.length !== nationalLength || digits.startsWith("0")) return { ok: false, reason: "length" };
  return { ok: true, e164: `+${callingCodes[country]}${digits}`, country };
}

/**
 * Reads a Czech or Slovak number: +420 or +421 (or 00420, 00421) and nine digits after it. A number without calling
 * code takes `deliveryCountry`'s; the Slovak national form (09xx xxx xxx) is Slovak anywhere. Never throws: `reason`
 * says what is wrong.
 */
export function parsePhone(raw: string, deliveryCountry: Country): ParsedPhone {
  const international = /^[^\d+]*(?:\+|00)/.test(raw);
  const digits = normalisePhone(raw).slice(1);
  if (digits === "") return { ok: false, reason: "empty" };
  const country = countries.find((candidate) => digits.startsWith(callingCodes[candidate]));
  if (country && (international || digits.length > nationalLength + 1)) return complete(country, digits.slice(3));
  // Longer than any number at home: it begins with a calling code, also where its plus was left out.
  if (international || (digits.length > nationalLength + 1 && !digits.startsWith("0"))) {
    const unfinished = countries.some((candidate) => callingCodes[candidate].startsWith(digits));
    return { ok: false, reason: unfinished ? "length" : "country_code" };
  }
  if (digits.startsWith("0")) return complete("SK", digits.slice(1));
  return complete(deliveryCountry, digits);
}

/** `+420777123456` → `+420 777 123 456` (no-break spaces). Any other text is given back as it is. */
export function formatPhone(e164: string): string {
  return e164.replace(/^(\+42[01])(\d{3})(\d{3})(\d{3})$/, "$1\u00a0$2\u00a0$3\u00a0$4");
}
