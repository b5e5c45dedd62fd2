import type { customerOrder } from "@/lib/backend/kernel/database/schema/order";
import { ApiProblem, type FieldError } from "@/lib/backend/kernel/http/problem";
import { addressOf, contactOf, type Report } from "@/lib/backend/order/checkout/order-fields";
import type { ParsedOfAny } from "@/lib/contract/calls";
import { deliveryMethod } from "@/lib/domain/delivery";
import { estimateOfLeaving, pragueDay } from "@/lib/domain/delivery-estimate";

type Asked = Pick<
  ParsedOfAny<"PATCH /admin/orders/{number}">["body"],
  "leave_by" | "contact" | "address" | "delivery_address"
>;
type Row = typeof customerOrder.$inferSelect;

const nowhere = { deliveryCountry: null, deliveryCity: null, deliveryAddress: null, deliveryZipCode: null };

function elsewhere(asked: NonNullable<Asked["delivery_address"]>, report: Report) {
  const { country, city, address, zipCode } = addressOf(asked, "delivery_address", report);
  return { deliveryCountry: country, deliveryCity: city, deliveryAddress: address, deliveryZipCode: zipCode };
}

/** The goods stay in the country they were to go to: its price, its tax and its way of delivery were agreed on. */
function checkCountry(asked: Asked, row: Row, report: Report): void {
  const { country } = deliveryMethod(row.deliveryId);
  const buyer = asked.address?.country ?? row.country;
  const goesTo = asked.delivery_address === undefined ? row.deliveryCountry : (asked.delivery_address?.country ?? null);
  if ((goesTo ?? buyer) === country) return;
  report(asked.delivery_address ? "delivery_address.country" : "address.country", "delivery");
}

/**
 * What is to be corrected in an order, read by the same rules as when it is placed.
 * @throws ApiProblem `invalid` with an error for every field that breaks its rule
 */
export function readCorrections(asked: Asked, row: Row, now: Date): Partial<Row> {
  const errors: FieldError[] = [];
  const report: Report = (path, code) => void errors.push({ path, code });
  const { leave_by: leaveBy, contact, address, delivery_address } = asked;
  const country = address?.country ?? row.country;
  const changes: Partial<Row> = {
    ...(contact && contactOf({ contact, address: { country, city: "", address: "", zip_code: "" } }, report)),
    ...(address && addressOf(address, "address", report)),
    ...(delivery_address && elsewhere(delivery_address, report)),
    ...(delivery_address === null && nowhere),
  };
  if (address || delivery_address !== undefined) checkCountry(asked, row, report);
  if (leaveBy !== undefined) {
    if (leaveBy < pragueDay(now)) report("leave_by", "invalid");
    const { from, to } = estimateOfLeaving(row.deliveryId, leaveBy);
    Object.assign(changes, { leaveBy, estimateFrom: from, estimateTo: to });
  }
  if (errors.length > 0) throw new ApiProblem("invalid", { errors });
  return changes;
}
