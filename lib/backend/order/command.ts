import { eq } from "drizzle-orm";
import { commandAt, type Doer } from "@/lib/backend/kernel/audit/noted";
import { type CommandMessages, commandMessages } from "@/lib/backend/kernel/command/command-messages";
import type { CommandOutcome } from "@/lib/backend/kernel/command/command-outcome";
import { database } from "@/lib/backend/kernel/database/connect";
import { customerOrder } from "@/lib/backend/kernel/database/schema/order";
import { orderEvent } from "@/lib/backend/kernel/database/schema/order-event";
import { changeOrderState, changePaymentState } from "@/lib/backend/order/change-state";
import { PaymentRefused } from "@/lib/backend/payments/provider";
import { providerOf, refundOrder } from "@/lib/backend/payments/providers";
import { DomainError } from "@/lib/domain/domain-error";
import type { Language } from "@/lib/domain/locale";
import { type OrderState, orderStates, orderTransitions } from "@/lib/domain/order";
import {
  canMovePayment,
  type PaymentState,
  paymentNotes,
  paymentStates,
  paymentTransitions,
} from "@/lib/domain/payment";

type Translate = CommandMessages["t"];

const isOrderState = (text: string): text is OrderState => orderStates.some((state) => state === text);
const isPaymentState = (text: string): text is PaymentState => paymentStates.some((state) => state === text);

async function find(number: string) {
  const [order] = await database()
    .select({
      id: customerOrder.id,
      status: customerOrder.status,
      payment: customerOrder.paymentStatus,
      paymentId: customerOrder.paymentId,
      total: customerOrder.total,
      currency: customerOrder.currency,
    })
    .from(customerOrder)
    .where(eq(customerOrder.number, number));
  if (!order) return undefined;
  const events = await database().select().from(orderEvent).where(eq(orderEvent.orderId, order.id));
  const notes = paymentNotes.filter((note) => events.some(({ kind, state }) => kind === "payment" && state === note));
  return { ...order, notes };
}

type Found = NonNullable<Awaited<ReturnType<typeof find>>>;

/** Notes about the payment for the merchant. */
const noteLines = ({ notes }: Found, t: Translate) => notes.map((note) => t(`note_${note}`));

async function told(number: string, t: Translate): Promise<string[]> {
  const order = await find(number);
  return order ? stateLines(number, order, t) : [];
}

/**
 * Returns the money: a gateway's payment first at the gateway, so that a failure there leaves everything as it was.
 * @throws PaymentRefused, DomainError `payment_transition`
 */
async function refund(order: Found, at: Date, by: Doer): Promise<void> {
  if (canMovePayment(order.payment, "refunded")) await refundOrder(order);
  await changePaymentState(order.id, "refunded", at, by);
}

/** Closes the payment page of a cancelled order, and tells the merchant of money to be returned. */
async function afterCancelling(order: Found, number: string, t: Translate): Promise<string[]> {
  const due = (await find(number))?.payment === "paid" ? [t("refund_due", { number })] : [];
  try {
    await (await providerOf(order)).cancel?.(order.id);
    return due;
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    return [...due, t("close_failed", { message: error.message })];
  }
}

function stateLines(number: string, order: { status: OrderState; payment: PaymentState }, t: Translate): string[] {
  const next = [...orderTransitions[order.status], ...paymentTransitions[order.payment]];
  const way = next.length > 0 ? t("next", { states: next.join(", ") }) : t("end");
  return [t("state", { number, status: order.status, payment: order.payment }), way];
}

/** Noon of a past day, `now` for today; `null` for what is no day or has not come. */
function momentOf(day: string, now: Date): Date | null {
  const noon = new Date(`${day}T12:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(noon.getTime()) || noon.toISOString().slice(0, 10) !== day)
    return null;
  if (day === now.toISOString().slice(0, 10)) return now;
  return noon < now ? noon : null;
}

/**
 * Moves an order, or its payment, to the state that is named, as the merchant's command does; without one it only prints the
 * states.
 * @param args the order's number, the state it is to move to, if any, and the day on which it did, if not today
 */
export async function orderCommand(args: readonly string[], language: Language, now: Date): Promise<CommandOutcome> {
  const { t } = commandMessages("order_command", language);
  const [typed = "", to, day, ...others] = args;
  const number = typed.replace(/\s/g, "");
  if (number === "" || number.startsWith("-") || others.length > 0) return { ok: false, lines: [t("usage")] };
  if (to !== undefined && !isOrderState(to) && !isPaymentState(to))
    return { ok: false, lines: [t("unknown_state", { state: to }), t("usage")] };
  const at = day === undefined ? now : momentOf(day, now);
  if (at === null) return { ok: false, lines: [t("bad_day", { day: day ?? "" })] };
  const before = await find(number);
  if (!before) return { ok: false, lines: [t("unknown_order", { number })] };
  if (to === undefined) return { ok: true, lines: [...stateLines(number, before, t), ...noteLines(before, t)] };
  try {
    const by = commandAt(now);
    if (isOrderState(to)) await changeOrderState(before.id, to, at, by);
    else if (to === "refunded") await refund(before, at, by);
    else await changePaymentState(before.id, to, at, by);
  } catch (error) {
    if (error instanceof PaymentRefused)
      return { ok: false, lines: [t("refund_failed", { message: error.message }), ...(await told(number, t))] };
    if (!(error instanceof DomainError)) throw error;
    const [refused, from] = isOrderState(to) ? ["refused", before.status] : ["refused_payment", before.payment];
    return { ok: false, lines: [t(refused, { number, from, to }), ...stateLines(number, before, t).slice(1)] };
  }
  const warnings = to === "cancelled" ? await afterCancelling(before, number, t) : [];
  return { ok: true, lines: [...(await told(number, t)), ...warnings] };
}
