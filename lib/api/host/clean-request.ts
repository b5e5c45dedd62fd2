import type { Name } from "@/lib/contract/contract";
import { deliveryCountry } from "@/lib/domain/delivery";
import { normalisePhone, parsePhone } from "@/lib/domain/phone";
import { parseZip } from "@/lib/domain/zip";

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A ZIP as `123 45`; one that is none is left to the back end to refuse. */
function cleanZip(zip: unknown, country: unknown): unknown {
  if (typeof zip !== "string") return zip;
  const parsed = parseZip(zip, deliveryCountry(typeof country === "string" ? country : null));
  return parsed.ok ? parsed.zip : zip.trim();
}

/** The digits of a number; a text without any is left to the back end to refuse. */
const digitsOf = (phone: string) => phone.replace(/\D/g, "") || phone.trim();

/** A number as `+420…`, read by the country of the address; where none is known, only one that names its own gets a code. */
function cleanPhone(phone: unknown, country: unknown): unknown {
  if (typeof phone !== "string") return phone;
  const isInternational = /^\s*(?:\+|00)/.test(phone);
  const parsed = parsePhone(phone, deliveryCountry(typeof country === "string" ? country : null));
  if (parsed.ok && (isInternational || typeof country === "string")) return parsed.e164;
  return (isInternational && normalisePhone(phone)) || digitsOf(phone);
}

function cleanOrder(body: Fields): Fields {
  const { contact, address, delivery_address: other } = body;
  const country = isObject(address) ? address.country : undefined;
  const cleanAddress = (place: Fields) => ({ ...place, zip_code: cleanZip(place.zip_code, place.country) });
  return {
    ...body,
    ...(isObject(contact) && { contact: { ...contact, phone_number: cleanPhone(contact.phone_number, country) } }),
    ...(isObject(address) && { address: cleanAddress(address) }),
    ...(isObject(other) && { delivery_address: cleanAddress(other) }),
  };
}

/** Before the user is saved, the number has all non-digits removed. Source: specification, section 5. */
function cleanUser(body: Fields): Fields {
  const { phone_number: phone, zip_code: zip } = body;
  return {
    ...body,
    ...(typeof phone === "string" && { phone_number: digitsOf(phone) }),
    ...(zip !== undefined && { zip_code: cleanZip(zip, body.country) }),
  };
}

const cleaners: Partial<Record<Name, (body: Fields) => Fields>> = {
  "PUT /users/info": cleanUser,
  "POST /checkout/create-order": cleanOrder,
  "POST /contacts": (body) =>
    body.phone_number === undefined ? body : { ...body, phone_number: cleanPhone(body.phone_number, body.country) },
  "POST /auth/register": (body) =>
    body.phone_number === undefined ? body : { ...body, phone_number: cleanPhone(body.phone_number, body.country) },
};

/** What is sent, with telephone numbers and ZIPs as a back end may rely on them, however they were typed. */
export function cleanRequest(name: Name, body: unknown): unknown {
  const clean = cleaners[name];
  return clean && isObject(body) ? clean(body) : body;
}
