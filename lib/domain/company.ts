import type { Country } from "@/lib/domain/locale";

const compact = (raw: string) => raw.toUpperCase().replace(/[\s.\-/]/g, "");

/** Eight digits of which the last is the check digit of the others (weights 8–2, modulo 11), as in both registers. */
function hasIcoCheckDigit(ico: string): boolean {
  const sum = [...ico.slice(0, 7)].reduce((total, digit, place) => total + Number(digit) * (8 - place), 0);
  return (11 - (sum % 11)) % 10 === Number(ico[7]);
}

/**
 * The company number (IČO) of a Czech or Slovak company, as eight digits; shorter old numbers are filled with zeros.
 * `null` when it cannot be one.
 */
export function parseIco(raw: string): string | null {
  const ico = compact(raw);
  if (!/^\d{6,8}$/.test(ico)) return null;
  const full = ico.padStart(8, "0");
  return full !== "00000000" && hasIcoCheckDigit(full) ? full : null;
}

/**
 * The tax number (DIČ): Czech `CZ` and 8–10 digits (eight are the company's IČO, nine or ten a person's birth number),
 * Slovak ten digits without letters. The Czech letters may be left out. `null` when it cannot be one.
 */
export function parseDic(raw: string, country: Country): string | null {
  const dic = compact(raw);
  if (country === "SK") return /^[1-9]\d{9}$/.test(dic) ? dic : null;
  const digits = /^(?:CZ)?(\d{8,10})$/.exec(dic)?.[1];
  if (digits === undefined) return null;
  return digits.length > 8 || hasIcoCheckDigit(digits) ? `CZ${digits}` : null;
}

/** The Slovak VAT number (IČ DPH): `SK` and ten digits divisible by 11. The letters may be left out. `null` otherwise. */
export function parseIcDph(raw: string): string | null {
  const digits = /^(?:SK)?([1-9]\d{9})$/.exec(compact(raw))?.[1];
  return digits !== undefined && Number(digits) % 11 === 0 ? `SK${digits}` : null;
}
