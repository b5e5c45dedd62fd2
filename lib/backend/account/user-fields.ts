import type { AccountRow } from "@/lib/backend/account/find-account";
import { readPhone, zipCode } from "@/lib/backend/kernel/http/contact-fields";
import { ApiProblem, type FieldError } from "@/lib/backend/kernel/http/problem";
import type { User } from "@/lib/contract/account";
import type { ParsedOf } from "@/lib/contract/contract";
import { countries, type Language } from "@/lib/domain/locale";
import { leadsToWeb, plainName } from "@/lib/domain/plain-name";
import { parseZip } from "@/lib/domain/zip";

type Changes = ParsedOf<"PUT /users/info">["body"];
type Fields = Partial<
  Pick<AccountRow, "firstName" | "lastName" | "avatar" | "phoneNumber" | "country" | "city" | "address" | "zipCode">
> & { agreement?: number };

/** Reads a ZIP that may be left out, of the country or, while that is not known, of either. */
function readZip(raw: string, country: string): { zip: string } | { code: string } {
  if (raw === "") return { zip: "" };
  const own = countries.filter((known) => country === "" || known === country);
  const parsed = own.map((known) => parseZip(raw, known));
  const good = parsed.find(({ ok }) => ok);
  if (good?.ok) return { zip: good.zip };
  const [first] = parsed;
  return { code: first && !first.ok ? zipCode[first.reason] : "zip" };
}

const isPicture = (avatar: string) => avatar === "" || (URL.canParse(avatar) && new URL(avatar).protocol === "https:");

/**
 * What a user changes about themselves, read by the domain's rules; the contract admits no other fields.
 * @param stored the account as it is: a ZIP has to fit the country also when only one of them changes
 * @throws ApiProblem `invalid` with an error for every field that breaks its rule
 */
export function userChanges(body: Changes, stored: AccountRow, language: Language): Fields {
  const errors: FieldError[] = [];
  const country = body.country ?? stored.country;
  const phone = body.phone_number === undefined ? null : readPhone(body.phone_number, country, language);
  if (phone && !phone.ok) errors.push({ path: "phone_number", code: phone.code });
  const moved = body.zip_code !== undefined || body.country !== undefined;
  const zip = moved ? readZip(body.zip_code ?? stored.zipCode, country) : null;
  if (zip && "code" in zip) errors.push({ path: "zip_code", code: zip.code });
  if (body.avatar !== undefined && !isPicture(body.avatar)) errors.push({ path: "avatar", code: "invalid" });
  for (const path of ["first_name", "last_name", "city", "address"] as const)
    if (leadsToWeb(plainName(body[path] ?? ""))) errors.push({ path, code: "web_address" });
  if (errors.length > 0) throw new ApiProblem("invalid", { errors });
  const text = (value: string | undefined) => (value === undefined ? undefined : plainName(value));
  return {
    firstName: text(body.first_name),
    lastName: text(body.last_name),
    avatar: body.avatar,
    phoneNumber: phone?.ok ? phone.number : undefined,
    country: body.country,
    city: text(body.city),
    address: text(body.address),
    zipCode: zip && "zip" in zip ? zip.zip : undefined,
    agreement: body.agreement,
  };
}

/** An account as the API shows it to its owner. */
export function userOf(row: AccountRow): User {
  return {
    id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    avatar: row.avatar,
    phone_number: row.phoneNumber,
    country: row.country === "CZ" || row.country === "SK" ? row.country : "",
    city: row.city,
    address: row.address,
    zip_code: row.zipCode,
    agreement: row.agreement === 1 ? 1 : 0,
    email: row.email,
    email_verified: row.emailVerifiedAt !== null,
    user_type: row.userType,
    roles: row.roles,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
