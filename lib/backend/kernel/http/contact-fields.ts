import { type Country, countries, type Language } from "@/lib/domain/locale";
import { parsePhone } from "@/lib/domain/phone";

/** A person's text without control characters except line ends. */
export const prose = (text: string) =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n]/gu, "")
    .trim();

/** What a number's problem is called among the field errors. */
export const phoneCode = { empty: "required", country_code: "country_code", length: "phone_length" } as const;
/** What a ZIP's problem is called among the field errors. */
export const zipCode = { empty: "required", format: "zip", other_country: "zip_country" } as const;

/** The country of somebody who has not given it, as the language suggests. */
const likelyCountry = (country: string, language: Language): Country =>
  countries.find((known) => known === country) ?? (language === "sk" ? "SK" : "CZ");

type Phone = { ok: true; number: string } | { ok: false; code: string };

/** Reads an optional phone number: `+420…`, or empty. */
export function readPhone(raw: string, country: string, language: Language): Phone {
  if (raw.trim() === "") return { ok: true, number: "" };
  const parsed = parsePhone(raw, likelyCountry(country, language));
  if (parsed.ok) return { ok: true, number: parsed.e164 };
  return { ok: false, code: parsed.reason === "empty" ? "phone_length" : phoneCode[parsed.reason] };
}
