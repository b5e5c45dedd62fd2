import type { Country } from "@/lib/domain/locale";

/** An address as typed. */
export type GuestAddress = { country: Country; city: string; address: string; zip_code: string };

/** What a guest types into the checkout, as typed. Neither the way to pay nor the agreement is among it. */
export type GuestForm = {
  contact: { first_name: string; last_name: string; email: string; phone_code: string; phone_number: string };
  address: GuestAddress;
  /** Do the goods go to another address, the `delivery_address`? What was typed stays when the box is unticked. */
  other_address: boolean;
  delivery_address: GuestAddress;
  is_company: boolean;
  company: { name: string; ico: string; dic: string; ic_dph: string };
  note: string;
};

/** The chosen delivery, stored apart from the form, with a shorter lifetime. */
export type GuestDelivery = { id: string };
/** Where to: the chosen point (`point_id`), or the address, whose fields are empty then. */
export type GuestPlace = { point_id: string; city: string; address: string; zip_code: string };

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

/** The named fields of something read from a browser's storage: texts stay, anything else counts as empty. */
function strings<K extends string>(value: unknown, names: readonly K[]): Record<K, string> {
  const fields = fieldsOf(value);
  const text = (name: K) => (typeof fields[name] === "string" ? (fields[name] as string) : "");
  return Object.fromEntries(names.map((name) => [name, text(name)])) as Record<K, string>;
}

const countryOf = (value: unknown): Country | null => (value === "CZ" || value === "SK" ? value : null);

/** Parses a stored form; `null` for anything else. Missing fields are empty. */
export function parseGuestForm(value: unknown): GuestForm | null {
  const form = fieldsOf(value);
  const country = countryOf(fieldsOf(form.address).country);
  if (country === null) return null;
  const other = fieldsOf(form.delivery_address);
  return {
    contact: strings(form.contact, ["first_name", "last_name", "email", "phone_code", "phone_number"]),
    address: { country, ...strings(form.address, ["city", "address", "zip_code"]) },
    other_address: form.other_address === true,
    delivery_address: {
      country: countryOf(other.country) ?? country,
      ...strings(other, ["city", "address", "zip_code"]),
    },
    is_company: form.is_company === true,
    company: strings(form.company, ["name", "ico", "dic", "ic_dph"]),
    note: strings(form, ["note"]).note,
  };
}

/** The country that the goods go to. */
export function destinationOf({ address, other_address, delivery_address }: GuestForm): Country {
  return other_address ? delivery_address.country : address.country;
}

/** Parses a stored delivery; `null` for anything else. */
export function parseGuestDelivery(value: unknown): GuestDelivery | null {
  const { id } = strings(value, ["id"]);
  return id ? { id } : null;
}

/** Parses a stored delivery place; `null` for anything else. */
export function parseGuestPlace(value: unknown): GuestPlace | null {
  const place = strings(value, ["point_id", "city", "address", "zip_code"]);
  return place.point_id || place.address ? place : null;
}
