import type { FieldProblem } from "@/components/checkout/field-problem";
import {
  type CheckoutValues,
  type FieldName,
  isFieldName,
  type OrderSituation,
  orderOf,
} from "@/components/checkout/form-values";
import { type OrderRequest, orderRequest } from "@/lib/contract/checkout";
import { formFieldCode } from "@/lib/contract/field-code";
import { parseDic, parseIcDph, parseIco } from "@/lib/domain/company";
import type { Country } from "@/lib/domain/locale";
import { parsePhone } from "@/lib/domain/phone";
import { parseZip } from "@/lib/domain/zip";

export type CheckedOrder = { problems: FieldProblem[]; request: OrderRequest | null };

/** What is wrong with a ZIP that is not empty. */
function zipProblem(text: string, country: Country): "zip" | "zip_country" | null {
  const zip = parseZip(text, country);
  if (zip.ok || zip.reason === "empty") return null;
  return zip.reason === "format" ? "zip" : "zip_country";
}

/** The rules beyond the contract's schema: the same domain rules that the server applies. */
function* fieldRules({ contact, address, company }: ReturnType<typeof orderOf>, values: CheckoutValues) {
  const { country, zip_code } = values.address;
  // Before there is a number, the code is looked at alone: it may be wrong already.
  const code = `+${values.contact.phone_code.replace(/\D/g, "").replace(/^00/, "")}`;
  const phone = parsePhone((contact as OrderRequest["contact"]).phone_number || code, country);
  if (!phone.ok && phone.reason === "country_code") yield ["contact.phone_code", "country_code"] as const;
  if (!phone.ok && phone.reason === "length") yield ["contact.phone_number", "phone_length"] as const;
  const zip = zipProblem(zip_code, country);
  if (zip) yield ["address.zip_code", zip] as const;
  const other = values.delivery_address;
  const otherZip = values.other_address && zipProblem(other.zip_code, other.country);
  if (otherZip) yield ["delivery_address.zip_code", otherZip] as const;
  if (!company || !address) return;
  const { ico, dic, ic_dph } = company as NonNullable<OrderRequest["company"]>;
  if (ico && !parseIco(ico)) yield ["company.ico", "ico"] as const;
  if (dic && !parseDic(dic, country)) yield ["company.dic", "dic"] as const;
  if (ic_dph && !parseIcDph(ic_dph)) yield ["company.ic_dph", "ic_dph"] as const;
}

/** A missing choice has its own message instead of "required". */
const choices: Partial<Record<FieldName, string>> = {
  "delivery.id": "choose_delivery",
  "payment.id": "choose_payment",
};

/**
 * Checks the whole form by the contract and the domain. This file imports the schema library, so it is loaded at the first
 * input.
 * @returns every problem, each field at most once, and the request when there is none
 */
export function checkOrder(values: CheckoutValues, situation: OrderSituation): CheckedOrder {
  const order = orderOf(values, situation);
  const parsed = orderRequest.safeParse(order, { reportInput: true });
  const found = new Map<FieldName, string>();
  const add = (name: FieldName, code: string) => void (found.has(name) || found.set(name, code));
  for (const issue of parsed.error?.issues ?? []) {
    const path = issue.path.join(".");
    if (isFieldName(path)) add(path, choices[path] ?? formFieldCode(issue));
  }
  if (values.payment.id === "") add("payment.id", "choose_payment");
  if (values.delivery.id === "") add("delivery.id", "choose_delivery");
  for (const [name, code] of fieldRules(order, values)) add(name, code);
  if (situation.needsPoint && !values.delivery.point_id) add("delivery.point_id", "point");
  const problems = [...found].map(([name, code]) => ({ name, code }));
  return { problems, request: problems.length === 0 && parsed.success ? parsed.data : null };
}
