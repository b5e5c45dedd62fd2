import { type Adapter, fieldsOf, firstOf, insideOf, textOf } from "@/lib/api/host/answers/adapter";
import { described, Unreadable } from "@/lib/api/host/unreadable";
import { deliveryCountry } from "@/lib/domain/delivery";
import { normalisePhone } from "@/lib/domain/phone";
import { parseZip } from "@/lib/domain/zip";

/** The country as a back end names it, by code or name; empty where none is named. Source: specification, section 9. */
function countryOf(value: unknown): "CZ" | "SK" | "" {
  const { code, slug, name } = fieldsOf(value);
  const text = textOf(typeof value === "object" ? (code ?? slug ?? name) : value).trim();
  return text === "" ? "" : deliveryCountry(text);
}

/** Roles as a list of names, however they are sent. */
function rolesOf(value: unknown): string[] {
  const list = Array.isArray(value) ? value : value === undefined || value === null || value === "" ? [] : [value];
  return list.map((role) => textOf(typeof role === "object" ? fieldsOf(role).name : role)).filter(Boolean);
}

/** A ZIP as the shop writes it, `123 45`; as it came where it is none of Czechia or Slovakia. */
export function zipOf(value: unknown): string {
  const text = textOf(value);
  const known = [parseZip(text, "CZ"), parseZip(text, "SK")].find(({ ok }) => ok);
  return known?.ok ? known.zip : text;
}

/** The answer to a save: the saved user, or only that it succeeded (`undefined`). */
export const savedUserAnswer: Adapter = (answer, context) => {
  try {
    return userAnswer(answer, context);
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
};

/** The signed-in user with the fields of the specification. */
export const userAnswer: Adapter = (answer) => {
  const fields = fieldsOf(insideOf(answer, "user"));
  const { id } = fields;
  // id 0 means signed out: a signed-in user has another one.
  if ((typeof id !== "number" && typeof id !== "string") || id === 0 || id === "")
    throw new Unreadable({ field: "id", expected: "a number above 0 or a text", received: described(id) });
  return {
    ...fields,
    country: countryOf(fields.country),
    zip_code: zipOf(firstOf(fields, "zip_code", "zipCode")),
    phone_number: normalisePhone(textOf(firstOf(fields, "phone_number", "phoneNumber", "phone"))),
    user_type: textOf(firstOf(fields, "user_type", "userType")) || "regular",
    roles: rolesOf(fields.roles),
    agreement: fields.agreement && fields.agreement !== "0" ? 1 : 0,
    email_verified: fields.email_verified ?? null,
  };
};
