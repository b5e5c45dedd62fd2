import { and, eq, sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { customerOrder } from "@/lib/backend/kernel/database/schema/order";
import type { Context } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { addressCounts, type Count, giveBackAttempt, limitAttempts } from "@/lib/backend/kernel/limit/limit";
import { limits } from "@/lib/backend/kernel/limit/limits";
import { arrivalOf } from "@/lib/backend/order/arrival";
import { historyOf } from "@/lib/backend/order/history";
import { howToPay } from "@/lib/backend/order/how-to-pay";
import { loadOrder } from "@/lib/backend/order/load-order";
import { deliveryName } from "@/lib/backend/order/names";
import { shipmentsOf } from "@/lib/backend/order/shipments";
import { withdrawnPart } from "@/lib/backend/order/withdrawn";
import type { ReplyOf } from "@/lib/contract/contract";
import { moneyOf } from "@/lib/domain/money";

type Tracked = Extract<ReplyOf<"POST /orders/track">, { status: 200 }>["body"];

/**
 * The state of an order for whoever knows its number and the e-mail it was placed with. Only pairs that do not belong together
 * count as attempts.
 * @throws ApiProblem `not_found` for a pair that does not belong together, after the same one query whichever of them is wrong;
 *   `too_many`
 */
export async function trackOrder(body: { number: string; email: string }, context: Context): Promise<Tracked> {
  const number = body.number.replace(/\s/g, "");
  const counts: Count[] = [
    ...addressCounts(limits.track, context.address),
    ...addressCounts(limits.trackByPair, context.address, number),
  ];
  await limitAttempts(...counts);
  const [found] = await database()
    .select({ id: customerOrder.id })
    .from(customerOrder)
    .where(and(eq(customerOrder.number, number), sql`lower(${customerOrder.email}) = lower(${body.email})`));
  const order = found && (await loadOrder(database(), found.id));
  if (!order) throw new ApiProblem("not_found");
  await giveBackAttempt(counts);
  const pay = await howToPay(order, context.language);
  return {
    number: order.number,
    status: order.status,
    payment_status: order.paymentStatus,
    withdrawn: withdrawnPart(order),
    placed_at: order.placedAt.toISOString(),
    total: moneyOf(order.total, order.currency),
    awaits_card: pay.card !== null,
    bank_transfer: pay.bank_transfer,
    delivery: {
      name: deliveryName(order.deliveryId, context.language),
      ...arrivalOf(order, new Date()),
    },
    history: historyOf(order),
    shipments: shipmentsOf(order),
  };
}
