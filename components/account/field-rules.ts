import type { z } from "zod";
import { accountCalls } from "@/lib/contract/account";
import { authCalls } from "@/lib/contract/auth";
import { formFieldCode } from "@/lib/contract/field-code";
import { type Country, countries } from "@/lib/domain/locale";
import { parsePhone } from "@/lib/domain/phone";
import { parseZip } from "@/lib/domain/zip";

/** What is wrong with a form: a key of the messages' `field` for each wrong field. */
export type FieldProblems = Record<string, string>;

function problemsOf(schema: z.ZodType, body: unknown): FieldProblems {
  const { error } = schema.safeParse(body, { reportInput: true });
  const found: FieldProblems = {};
  for (const issue of error?.issues ?? []) found[issue.path.join(".")] ??= formFieldCode(issue);
  return found;
}

type Home = { phone_number: string; zip_code?: string };

/** Phone and ZIP are optional, but must be valid for the country, or for either country while none is chosen. */
function homeProblems({ phone_number, zip_code = "" }: Home, own: readonly Country[]): FieldProblems {
  const found: FieldProblems = {};
  const phones = own.map((country) => parsePhone(phone_number, country));
  const [phone] = phones;
  if (phone && !phone.ok && phone_number.trim() && !phones.some(({ ok }) => ok))
    found.phone_number = phone.reason === "country_code" ? "country_code" : "phone_length";
  const zips = own.map((country) => parseZip(zip_code, country));
  const [zip] = zips;
  if (zip && !zip.ok && zip.reason !== "empty" && !zips.some(({ ok }) => ok))
    found.zip_code = zip.reason === "format" ? "zip" : "zip_country";
  return found;
}

const reset = authCalls["POST /auth/reset-password"].body;

/** Checks each form by the contract and the domain. This file imports the schema library, so it is loaded lazily. */
export const fieldRules = {
  signIn: (body: unknown) => problemsOf(authCalls["POST /auth/login"].body, body),
  register: (body: Home & Record<string, unknown>) => ({
    ...problemsOf(authCalls["POST /auth/register"].body, { ...body, agreement: body.agreement ? 1 : 0 }),
    ...homeProblems(body, countries),
  }),
  forgot: (body: unknown) => problemsOf(authCalls["POST /auth/forgot-password"].body, body),
  reset: (body: unknown) => problemsOf(reset.pick({ password: true }), body),
  profile: (body: Home & { country: string } & Record<string, unknown>) => ({
    ...problemsOf(accountCalls["PUT /users/info"].body, body),
    ...homeProblems(
      body,
      countries.filter((country) => body.country === "" || country === body.country),
    ),
  }),
  remove: (body: unknown) => problemsOf(accountCalls["DELETE /users/info"].body, body),
  track: (body: unknown) => problemsOf(accountCalls["POST /orders/track"].body, body),
};

export type FieldRules = typeof fieldRules;
