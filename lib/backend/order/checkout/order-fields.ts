import { phoneCode, prose, zipCode } from "@/lib/backend/kernel/http/contact-fields";
import { ApiProblem, type FieldError } from "@/lib/backend/kernel/http/problem";
import type { OrderRequest } from "@/lib/contract/checkout";
import { parseDic, parseIcDph, parseIco } from "@/lib/domain/company";
import { type DeliveryMethod, deliveryMethod, isDeliveryMethodId } from "@/lib/domain/delivery";
import type { Country, Currency } from "@/lib/domain/locale";
import type { Money } from "@/lib/domain/money";
import { type PaymentMethodId, paymentMethods } from "@/lib/domain/payment-methods";
import { parsePhone } from "@/lib/domain/phone";
import { type PickupPoint, pickupPoint } from "@/lib/domain/pickup-points";
import { leadsToWeb, plainName } from "@/lib/domain/plain-name";
import { parseZip } from "@/lib/domain/zip";

/** Notes a field that breaks its rule. */
export type Report = (path: string, code: string) => undefined;

function nameOf(text: string, path: string, report: Report, kind: { ofCompany?: boolean } = {}): string {
  const clean = plainName(text);
  if (clean === "") report(path, "required");
  if (leadsToWeb(clean, kind)) report(path, "web_address");
  return clean;
}

/** Who orders, read by the domain's rules. */
export function contactOf({ contact, address }: Pick<OrderRequest, "contact" | "address">, report: Report) {
  const phone = parsePhone(contact.phone_number, address.country);
  if (!phone.ok) report("contact.phone_number", phoneCode[phone.reason]);
  return {
    firstName: nameOf(contact.first_name, "contact.first_name", report),
    lastName: nameOf(contact.last_name, "contact.last_name", report),
    email: contact.email,
    phoneNumber: phone.ok ? phone.e164 : "",
  };
}

/** An address, read by the domain's rules. */
export function addressOf(address: OrderRequest["address"], path: "address" | "delivery_address", report: Report) {
  const zip = parseZip(address.zip_code, address.country);
  if (!zip.ok) report(`${path}.zip_code`, zipCode[zip.reason]);
  return {
    country: address.country,
    city: nameOf(address.city, `${path}.city`, report),
    address: nameOf(address.address, `${path}.address`, report),
    zipCode: zip.ok ? zip.zip : "",
  };
}

type Address = ReturnType<typeof addressOf>;

function companyOf({ company, address }: OrderRequest, report: Report) {
  if (!company) return { companyName: null, ico: null, dic: null, icDph: null };
  const ico = parseIco(company.ico) ?? report("company.ico", "ico");
  const dic = company.dic && (parseDic(company.dic, address.country) ?? report("company.dic", "dic"));
  const icDph = company.ic_dph && (parseIcDph(company.ic_dph) ?? report("company.ic_dph", "ic_dph"));
  const companyName = nameOf(company.name, "company.name", report, { ofCompany: true });
  return { companyName, ico: ico ?? null, dic: dic || null, icDph: icDph || null };
}

function deliveryOf(
  { delivery }: OrderRequest,
  country: Country,
  report: Report,
): [DeliveryMethod | null, PickupPoint | null] {
  const method = isDeliveryMethodId(delivery.id) ? deliveryMethod(delivery.id) : null;
  if (method?.country !== country) {
    report("delivery.id", "delivery");
    return [null, null];
  }
  if (method.type !== "parcelshop") return [method, null];
  const point = delivery.point_id === undefined ? undefined : pickupPoint(method.id, delivery.point_id);
  if (!point) report("delivery.point_id", "point");
  return [method, point ?? null];
}

/** What was asked for, read by the domain's rules; everything but the cart. */
export type OrderFields = ReturnType<typeof contactOf> &
  Address &
  ReturnType<typeof companyOf> & {
    /** An address of its own for the goods; `null`: they go to the buyer's. */
    deliverTo: Address | null;
    /** Where the goods go. */
    destination: Address;
    note: string | null;
    method: DeliveryMethod;
    point: PickupPoint | null;
    payment: { id: PaymentMethodId; price: Money };
    expectedTotal: Money | null;
  };

/**
 * Reads the fields of an order.
 * @param online what the shop's payment gateways offer now
 * @throws ApiProblem `invalid` with an error for every field that breaks its rule, paths like `contact.phone_number`
 */
export function orderFields(
  request: OrderRequest,
  currency: Currency,
  online: readonly PaymentMethodId[],
): OrderFields {
  const errors: FieldError[] = [];
  const report: Report = (path, code) => void errors.push({ path, code });
  const contact = contactOf(request, report);
  const address = addressOf(request.address, "address", report);
  const deliverTo = request.delivery_address ? addressOf(request.delivery_address, "delivery_address", report) : null;
  const destination = deliverTo ?? address;
  const company = companyOf(request, report);
  const [method, point] = deliveryOf(request, destination.country, report);
  const situation = {
    currency,
    country: destination.country,
    delivery: method?.type ?? null,
    online,
  };
  const payment = paymentMethods(situation).find(({ id }) => id === request.payment.id);
  if (!payment && method) report("payment.id", "payment");
  if (!payment || !method || errors.length > 0) throw new ApiProblem("invalid", { errors });
  const note = prose(request.note ?? "") || null;
  return {
    ...contact,
    ...address,
    ...company,
    deliverTo,
    destination,
    note,
    method,
    point,
    payment,
    expectedTotal: request.expected_total ?? null,
  };
}
