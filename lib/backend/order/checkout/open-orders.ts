import { sql } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import type { OrderFields } from "@/lib/backend/order/checkout/order-fields";
import { readConfig } from "@/lib/config";
import { ownCashLimit } from "@/lib/domain/cash-bound";
import { mailboxOf } from "@/lib/domain/mailbox";
import type { Money } from "@/lib/domain/money";
import { fullMark, maxOrderQuantity, orderBound } from "@/lib/domain/order-bounds";

type Open = { email: number; phone: number; address: number; cash: number };

/** An arbitrary number that distinguishes these locks from others. */
const lockClass = 2_040_117;

/**
 * Orders of one buyer are counted one after another: of many at once, none gets past the limit. Locked in one order
 * everywhere.
 */
async function lockBuyer(tx: Executor, { email, phoneNumber, destination }: OrderFields): Promise<void> {
  const { zipCode, address } = destination;
  const marks = [mailboxOf(email), phoneNumber, `${zipCode} ${address.toLowerCase()}`];
  const bound = marks.map((mark) => sql`${mark}`);
  await tx.execute(sql`
    select pg_advisory_xact_lock(${lockClass}::int, lock)
    from (
      select distinct hashtext(mark) as lock from unnest(array[${sql.join(bound, sql`, `)}]::text[]) as mark order by 1
    ) as locks`);
}

/** The buyer's orders that are neither paid nor on their way, by each mark, and what of them is to be paid in cash. */
async function openOrders(tx: Executor, fields: OrderFields, total: Money): Promise<Open> {
  const isEmail = sql`regexp_replace(lower(email), '[+][^@]*', '') = ${mailboxOf(fields.email)}`; // as `mailboxOf` does
  const isPhone = sql`phone_number = ${fields.phoneNumber}`;
  const { country, zipCode, address } = fields.destination;
  const isAddress = sql`(coalesce(delivery_country, country) = ${country}
    and coalesce(delivery_zip_code, zip_code) = ${zipCode}
    and lower(coalesce(delivery_address, address)) = lower(${address}))`;
  const [row] = await tx.execute<Record<keyof Open, string>>(sql`
    select count(*) filter (where ${isEmail}) as email, count(*) filter (where ${isPhone}) as phone,
      count(*) filter (where ${isAddress}) as address,
      coalesce(sum(total) filter (where payment_id = 'cash_on_delivery' and currency = ${total.currency}
        and (${isEmail} or ${isPhone})), 0) as cash
    from customer_order
    where payment_status = 'pending' and status in ('placed', 'confirmed', 'packed')
      and (${isEmail} or ${isPhone} or ${isAddress})`);
  return {
    email: Number(row?.email),
    phone: Number(row?.phone),
    address: Number(row?.address),
    cash: Number(row?.cash),
  };
}

/**
 * Keeps one buyer, or somebody who invents buyers, from reserving the shop's stock without paying.
 * @throws ApiProblem `invalid` naming the field, or `reason` where it is the cart
 */
export async function checkBounds(tx: Executor, fields: OrderFields, pieces: number, total: Money): Promise<void> {
  await lockBuyer(tx, fields);
  const { openOrders: most, cashLimits } = readConfig();
  const open = await openOrders(tx, fields, total);
  const full = fullMark(
    { "contact.email": open.email, "contact.phone_number": open.phone, "address.address": open.address },
    most,
  );
  const path = full === "address.address" && fields.deliverTo ? "delivery_address.address" : full;
  if (path) throw new ApiProblem("invalid", { errors: [{ path, code: "open_orders" }] });
  const { id: payment } = fields.payment;
  const { country } = fields.destination;
  const bound = orderBound({ pieces, total, payment, country, cashBefore: open.cash, cashLimits });
  if (bound === "order_pieces")
    throw new ApiProblem("invalid", {
      reason: bound,
      left: maxOrderQuantity,
      errors: [{ path: "cart", code: "too_big" }],
    });
  const limit = bound === "cash_limit" && ownCashLimit(total.currency, cashLimits);
  if (bound)
    throw new ApiProblem("invalid", { errors: [{ path: "payment.id", code: bound, ...(limit && { limit }) }] });
}
