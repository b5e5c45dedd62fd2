import type { User } from "@/lib/contract/account";
import { countries } from "@/lib/domain/locale";
import { normalisePhone, parsePhone } from "@/lib/domain/phone";

/** The number as it is saved; with the calling code of the country, where it was typed without. */
function savedPhone(text: string, country: User["country"]): string {
  const own = countries.filter((known) => country === "" || known === country);
  const parsed = own.map((known) => parsePhone(text, known)).find(({ ok }) => ok);
  return parsed?.ok ? parsed.e164 : normalisePhone(text);
}

const countryOf = (text: string): User["country"] => countries.find((known) => known === text) ?? "";

/** What the profile's form says, as it is saved. */
export function savedProfile<V extends { country: string; phone_number: string }>(values: V) {
  const country = countryOf(values.country);
  return { ...values, country, phone_number: savedPhone(values.phone_number, country) };
}
