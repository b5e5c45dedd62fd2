import { type SQL, sql } from "drizzle-orm";
import { exactMoment } from "@/lib/backend/admin/orders/order-rows";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import type { WithdrawnLine } from "@/lib/backend/kernel/database/schema/withdrawal";
import type { ReturnCase } from "@/lib/contract/admin/returns";
import { deliveryMethod } from "@/lib/domain/delivery";
import { pragueDay } from "@/lib/domain/delivery-estimate";
import type { Country, Currency } from "@/lib/domain/locale";
import { moneyOf } from "@/lib/domain/money";
import { isInTime, lastDayToWithdraw } from "@/lib/domain/withdrawal";
import { daysUntil } from "@/lib/domain/withdrawal-case";
import { refundAtMost } from "@/lib/domain/withdrawal-refund";

/** A withdrawal with its order as the database answers it; moments to the microsecond, so that they name a place in a list exactly. */
export type FoundCase = Pick<
  ReturnCase,
  | "number"
  | "revision"
  | "state"
  | "refund_due_on"
  | "goods_back_on"
  | "inspected_on"
  | "settled_on"
  | "deduction_reason"
  | "refusal"
  | "part"
  | "reason"
> & {
  id: string;
  submitted_at: string;
  stated_by: string;
  lines: WithdrawnLine[] | null;
  deduction: string | null;
  order_number: string;
  placed_at: string;
  status: ReturnCase["order"]["status"];
  payment_id: ReturnCase["order"]["payment"]["id"];
  payment_status: ReturnCase["order"]["payment"]["status"];
  total: string;
  currency: Currency;
  delivery_id: string;
  delivery_price: string;
  payment_price: string;
  first_name: string;
  last_name: string;
  company_name: string | null;
  country: Country;
  ordered: (WithdrawnLine & { unit_price: number })[] | null;
  /** What the order was withdrawn from before: `null` for all of it. A part in the consumer's own words is left out, as everywhere. */
  earlier: (WithdrawnLine[] | null)[] | null;
  delivered_at: string | null;
};

const columns = sql`
  withdrawal.id, withdrawal.number, withdrawal.revision, state, ${exactMoment(sql`submitted_at`)} as submitted_at,
  withdrawal.name as stated_by, lines, part, reason, refund_due_on::text, goods_back_on::text, inspected_on::text, settled_on::text,
  deduction, deduction_reason, refusal, customer_order.number as order_number, ${exactMoment(sql`placed_at`)} as placed_at, status,
  payment_id, payment_status, total, currency, delivery_id, delivery_price, payment_price, first_name, last_name, company_name, country,
  (select json_agg(json_build_object('product_id', product_id, 'name', name, 'size', size, 'quantity', quantity,
    'unit_price', unit_price) order by position) from order_line where order_id = customer_order.id) as ordered,
  (select json_agg(other.lines) from withdrawal as other where other.order_id = customer_order.id and other.state <> 'refused'
    and other.part is null and (other.submitted_at, other.number) < (withdrawal.submitted_at, withdrawal.number)) as earlier,
  (select ${exactMoment(sql`order_event.at`)} from order_event where order_id = customer_order.id and kind = 'order'
    and order_event.state = 'delivered' and undone_at is null order by id desc limit 1) as delivered_at`;

/**
 * Reads withdrawals with their orders, in one query. They are chosen before their orders are looked up: else all orders are read.
 * @param where a condition on withdrawals alone
 */
export async function findCases(db: Executor, where: SQL, order: SQL, limit: number): Promise<FoundCase[]> {
  return [
    ...(await db.execute<FoundCase>(sql`select ${columns}
      from (select * from withdrawal where ${where} order by ${order} limit ${limit}) as withdrawal
      join customer_order on customer_order.id = withdrawal.order_id order by ${order}`)),
  ];
}

/** The withdrawal of a number; `null` when there is none. */
export async function findCase(db: Executor, number: string): Promise<FoundCase | null> {
  const [found] = await findCases(db, sql`withdrawal.number = ${number}`, sql`withdrawal.id`, 1);
  return found ?? null;
}

/** What has to go back at most after a withdrawal. */
export function mostOf(found: FoundCase) {
  const { lines, currency, ordered, earlier, delivery_id, delivery_price, payment_price } = found;
  const paid = {
    lines: ordered ?? [],
    deliveryPrice: Number(delivery_price),
    paymentPrice: Number(payment_price),
    country: deliveryMethod(delivery_id).country,
    currency,
  };
  return refundAtMost(paid, lines, earlier ?? []);
}

/** A withdrawal as the contract has it. @param now from which the days that are left are counted */
export function returnCaseOf(found: FoundCase, now: Date): ReturnCase {
  const { currency, lines, part, ordered } = found;
  const submitted = new Date(found.submitted_at);
  const delivered = found.delivered_at === null ? null : new Date(found.delivered_at);
  const lastDay = delivered && lastDayToWithdraw(delivered, found.country);
  const whole = lines === null && part === null;
  return {
    number: found.number,
    revision: found.revision,
    state: found.state,
    submitted_at: submitted.toISOString(),
    refund_due_on: found.refund_due_on,
    days_left: found.settled_on === null ? daysUntil(found.refund_due_on, now) : null,
    goods_back_on: found.goods_back_on,
    inspected_on: found.inspected_on,
    settled_on: found.settled_on,
    deduction: found.deduction === null ? null : moneyOf(Number(found.deduction), currency),
    deduction_reason: found.deduction_reason,
    refusal: found.refusal,
    order: {
      number: found.order_number,
      status: found.status,
      total: moneyOf(Number(found.total), currency),
      payment: { id: found.payment_id, status: found.payment_status },
    },
    customer: { name: `${found.first_name} ${found.last_name}`, company: found.company_name },
    stated_by: found.stated_by,
    whole,
    lines:
      (whole ? ordered : lines)?.map(({ product_id, name, size, quantity }) => ({
        product_id,
        name,
        size,
        quantity,
      })) ?? [],
    part,
    reason: found.reason,
    delivered_on: delivered && pragueDay(delivered),
    last_day: lastDay,
    in_time: isInTime(submitted, lastDay),
    at_most: mostOf(found),
  };
}
