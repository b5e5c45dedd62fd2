import type { Country } from "@/lib/domain/locale";

export type ZipProblem = "empty" | "format" | "other_country";
export type ParsedZip = { ok: true; zip: string } | { ok: false; reason: ZipProblem };

/** First digits in use: Czechia kept 1–7 of the common Czechoslovak system, Slovakia 0, 8 and 9. */
const firstDigits: Record<Country, string> = { CZ: "1234567", SK: "089" };

/**
 * Reads a ZIP typed with or without the space and the country's letters (`12345`, `SK-811 06`) and writes it `123 45`.
 * `other_country`: a good ZIP, but of the other of the two countries.
 */
export function parseZip(raw: string, country: Country): ParsedZip {
  const compact = raw.toUpperCase().replace(/[\s-]/g, "");
  if (compact === "") return { ok: false, reason: "empty" };
  const [, letters, digits] = /^(CZ|SK)?(\d{5})$/.exec(compact) ?? [];
  if (digits === undefined) return { ok: false, reason: "format" };
  if (letters !== undefined && letters !== country) return { ok: false, reason: "other_country" };
  if (!firstDigits[country].includes(digits.charAt(0))) return { ok: false, reason: "other_country" };
  return { ok: true, zip: `${digits.slice(0, 3)} ${digits.slice(3)}` };
}
