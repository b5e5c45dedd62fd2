import { type Adapter, fieldsOf, firstOf, insideOf, textOf } from "@/lib/api/host/answers/adapter";
import { zipOf } from "@/lib/api/host/answers/user";
import { deliveryCountry } from "@/lib/domain/delivery";

/** An address in one line or in parts. */
function addressOf(value: unknown) {
  if (value === undefined || value === null || value === "") return null;
  if (typeof value === "string") return { street: value, zip_code: "", city: "", country: "CZ" };
  const parts = fieldsOf(value);
  return {
    street: textOf(firstOf(parts, "street", "address", "line1")),
    zip_code: zipOf(firstOf(parts, "zip_code", "zip", "postal_code")),
    city: textOf(parts.city),
    country: deliveryCountry(textOf(parts.country) || "CZ"),
  };
}

const dayNames = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];

/** Opening hours in parts, or in the spelling of schema.org (`Mo-Fr 08:00-17:00; Sa 08:00-12:00`); none where they are told otherwise. */
function hoursOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  const parts = textOf(value).split(/[;\n]/);
  const read = parts.map((part) => {
    const [, first = "", last = first, opens, closes] =
      /^\s*(\w\w)(?:\s*[-–]\s*(\w\w))?\s+(\d\d:\d\d)\s*[-–]\s*(\d\d:\d\d)\s*$/.exec(part) ?? [];
    const [from, to] = [dayNames.indexOf(first), dayNames.indexOf(last)];
    return from < 0 || to < from
      ? null
      : { days: dayNames.slice(from, to + 1).map((_, i) => from + i + 1), opens, closes };
  });
  return read.includes(null) ? [] : read;
}

const webAddress = (value: unknown) => (/^https?:\/\//.test(textOf(value)) ? textOf(value) : "");

/** How to reach the shop: any part of it. */
export const contactAnswer: Adapter = (answer) => {
  const info = fieldsOf(insideOf(answer, "contact", "contacts"));
  return {
    ...info,
    name: textOf(firstOf(info, "name", "company", "shop_name")),
    phone: textOf(firstOf(info, "phone", "phone_number", "tel")),
    email: textOf(firstOf(info, "email", "mail")),
    address: addressOf(info.address),
    opening_hours: hoursOf(firstOf(info, "opening_hours", "openingHours", "hours")),
    map_url: webAddress(info.map_url),
    company_id: textOf(info.company_id),
    vat_id: textOf(info.vat_id),
    demonstration: info.demonstration ?? false,
  };
};
