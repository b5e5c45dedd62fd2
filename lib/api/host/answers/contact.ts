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
    map_url: webAddress(info.map_url),
    company_id: textOf(info.company_id),
    vat_id: textOf(info.vat_id),
    demonstration: info.demonstration ?? false,
  };
};
