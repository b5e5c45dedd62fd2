import type { Country } from "@/lib/domain/locale";
import type { Money } from "@/lib/domain/money";
import { callingCodes } from "@/lib/domain/phone";
import type { GuestForm } from "@/lib/session/guest-form";

/** Everything the checkout asks for. Names are those of the order's request, so the server's errors find their fields. */
export type CheckoutValues = GuestForm & {
  delivery: { id: string; point_id: string };
  payment: { id: string };
  agreement: boolean;
};

/** The fields in page order: errors are listed in it, and the first one takes the focus. */
export const fieldNames = [
  "contact.first_name",
  "contact.last_name",
  "contact.email",
  "contact.phone_code",
  "contact.phone_number",
  "address.country",
  "address.address",
  "address.zip_code",
  "address.city",
  "delivery_address.country",
  "delivery_address.address",
  "delivery_address.zip_code",
  "delivery_address.city",
  "company.name",
  "company.ico",
  "company.dic",
  "company.ic_dph",
  "delivery.id",
  "delivery.point_id",
  "payment.id",
  "note",
  "agreement",
] as const;

export type FieldName = (typeof fieldNames)[number];

/** Is `path` a field of the form? */
export function isFieldName(path: string): path is FieldName {
  return (fieldNames as readonly string[]).includes(path);
}

/** The id of a field's control in the page. */
export function fieldId(name: FieldName): string {
  return name.replace(".", "-");
}

/** A form nobody has typed into yet, for a country of delivery. */
export function blankForm(country: Country): GuestForm {
  return {
    contact: { first_name: "", last_name: "", email: "", phone_code: `+${callingCodes[country]}`, phone_number: "" },
    address: { country, city: "", address: "", zip_code: "" },
    other_address: false,
    delivery_address: { country, city: "", address: "", zip_code: "" },
    is_company: false,
    company: { name: "", ico: "", dic: "", ic_dph: "" },
    note: "",
  };
}

/** The number with its calling code, whichever of the two fields that was typed into. */
export function fullPhone({ phone_code, phone_number }: GuestForm["contact"]): string {
  if (!/\d/.test(phone_number)) return "";
  const code = phone_code.replace(/\D/g, "").replace(/^00/, "");
  return /^\D*(\+|00)/.test(phone_number) || code === "" ? phone_number : `+${code} ${phone_number}`;
}

const filled = <K extends string>(name: K, value: string) => (value.trim() ? { [name]: value } : {});

/**
 * What is known besides the fields: whether the delivery needs a pickup point, the total shown, and the chosen options, whose
 * ids are returned as the back end gave them.
 */
export type OrderSituation = {
  needsPoint: boolean;
  total: Money | null;
  delivery?: { id: string | number };
  payment?: { id: string | number };
};

/** The order that the form asks for, not yet checked: the same values always give the same request. */
export function orderOf(values: CheckoutValues, situation: OrderSituation): Record<string, unknown> {
  const { needsPoint, total, delivery, payment } = situation;
  const { contact, address, company } = values;
  const { first_name, last_name, email } = contact;
  return {
    contact: { first_name, last_name, email: email.trim(), phone_number: fullPhone(contact) },
    address,
    ...(values.other_address && { delivery_address: values.delivery_address }),
    ...(values.is_company && {
      company: {
        name: company.name,
        ico: company.ico,
        ...filled("dic", company.dic),
        ...(address.country === "SK" && filled("ic_dph", company.ic_dph)),
      },
    }),
    delivery: {
      id: delivery?.id ?? values.delivery.id,
      ...(needsPoint && filled("point_id", values.delivery.point_id)),
    },
    payment: { id: payment?.id ?? values.payment.id },
    ...filled("note", values.note),
    agreement: values.agreement ? 1 : 0,
    ...(total && { expected_total: total }),
  };
}
