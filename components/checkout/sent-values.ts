import { blankForm, type CheckoutValues, fieldNames } from "@/components/checkout/form-values";
import { defaultCountryName, deliveryCountry } from "@/lib/domain/delivery";
import { parseGuestForm } from "@/lib/session/guest-form";

/** The longest text of a field that is read. */
const maxLength = 5000;

/** The values of the checkout form sent without scripts, as typed. */
export function sentValues(form: FormData): CheckoutValues {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.slice(0, maxLength) : "";
  };
  const fields: Record<string, Record<string, string>> = {};
  for (const name of fieldNames) {
    const [group = "", field] = name.split(".");
    if (field) fields[group] = { ...fields[group], [field]: text(name) };
  }
  const ticked = { is_company: form.has("is_company"), other_address: form.has("other_address") };
  // Forms send line breaks as CRLF.
  const note = text("note").replace(/\r\n/g, "\n");
  return {
    ...(parseGuestForm({ ...fields, ...ticked, note }) ?? blankForm(deliveryCountry(defaultCountryName))),
    delivery: { id: text("delivery.id"), point_id: text("delivery.point_id") },
    payment: { id: text("payment.id") },
    agreement: form.has("agreement"),
  };
}
