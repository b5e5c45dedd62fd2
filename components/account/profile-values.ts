import type { User } from "@/lib/contract/account";
import { countries } from "@/lib/domain/locale";
import { normalisePhone, parsePhone } from "@/lib/domain/phone";

/** The phone number as it is saved: with the country's calling code when it was typed without one. */
function savedPhone(text: string, country: User["country"]): string {
  const own = countries.filter((known) => country === "" || known === country);
  const parsed = own.map((known) => parsePhone(text, known)).find(({ ok }) => ok);
  return parsed?.ok ? parsed.e164 : normalisePhone(text);
}

const countryOf = (text: string): User["country"] => countries.find((known) => known === text) ?? "";

/** The profile form's values as they are saved. */
export function savedProfile<V extends { country: string; phone_number: string }>(values: V) {
  const country = countryOf(values.country);
  return { ...values, country, phone_number: savedPhone(values.phone_number, country) };
}
