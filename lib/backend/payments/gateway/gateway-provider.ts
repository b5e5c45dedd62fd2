import { hasDemonstrationStock } from "@/lib/backend/catalogue/demonstration-stock";
import { database } from "@/lib/backend/kernel/database/connect";
import { attemptsOf, endAttempt, type PaymentAttempt } from "@/lib/backend/payments/gateway/attempts";
import { beginPayment, type ReportingGateway, refreshPayment } from "@/lib/backend/payments/gateway/begin-payment";
import { type ConnectedGateway, type Gateway, GatewayFailure } from "@/lib/backend/payments/gateway/gateway";
import { type PayableOrder, type PaymentProvider, PaymentRefused } from "@/lib/backend/payments/provider";
import { onlinePaymentDeadline } from "@/lib/domain/online-payment";

/** How long after its end a payment whose outcome is not known is asked for again, ms. */
const retryDelay = 60 * 60_000;

/** Is the order still to be paid? */
const isUnpaid = ({ paymentStatus, status }: Pick<PayableOrder, "paymentStatus" | "status">) =>
  paymentStatus === "pending" && status !== "cancelled" && status !== "returned";

/**
 * What a gateway takes now: nothing without keys, and while demonstration tyres are on sale nothing with keys that move real
 * money, because nobody may pay for what does not exist.
 */
async function offerOf(gateway: Gateway): Promise<{ test: boolean } | null> {
  const mode = gateway.mode();
  if (!mode || mode.test) return mode;
  return (await hasDemonstrationStock()) ? null : mode;
}

/**
 * How to pay an order at a gateway. It says whether the shop offers that now, and whether only the confirmation of the
 * payment is missing.
 */
async function instructionsOf(gateway: Gateway, order: PayableOrder) {
  if (!isUnpaid(order)) return null;
  const offer = await offerOf(gateway);
  const attempts = await attemptsOf(database(), order.id);
  return {
    offered: offer !== null,
    test: offer?.test ?? false,
    processing: attempts.some(({ state }) => state === "processing" || state === "paid"),
    until: order.status === "placed" ? onlinePaymentDeadline(order.placedAt).toISOString() : null,
    path: `${order.page}&pay=card`,
  };
}

async function statusOf(reporting: ReportingGateway | null, orderId: string, now: Date): Promise<Date | null> {
  const [last] = await attemptsOf(database(), orderId);
  if (!last || last.state === "ended") return null;
  if (last.expiresAt > now) return last.expiresAt;
  if (reporting && last.pageId !== null) await refreshPayment(reporting, last.pageId, now);
  else if (last.state === "open") await endAttempt(database(), last);
  const [after] = await attemptsOf(database(), orderId);
  return after?.state === "ended" ? null : new Date(now.getTime() + retryDelay);
}

async function orRefused<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw error instanceof GatewayFailure ? new PaymentRefused(error.reason) : error;
  }
}

const isPaid = (attempt: PaymentAttempt): attempt is PaymentAttempt & { reference: string } =>
  attempt.state === "paid" && attempt.reference !== null;

/** Returns what was paid for an order at this gateway; one without a payment there has nothing to be returned. */
async function refundAll(gateway: Gateway, orderId: string): Promise<void> {
  const paid = (await attemptsOf(database(), orderId)).filter(isPaid);
  for (const attempt of paid.filter(({ provider }) => provider === gateway.name)) {
    const connected = gateway.connect();
    if (!connected) throw new PaymentRefused(`${gateway.setting} is not set`);
    await orRefused(() => connected.refund(attempt));
  }
}

async function closePage(connected: ConnectedGateway | null, orderId: string): Promise<void> {
  const [last] = await attemptsOf(database(), orderId);
  const id = last?.state === "open" ? last.pageId : null;
  if (connected && id) await orRefused(() => connected.close(id));
}

/** The provider of a gateway's methods: attempts, their deadline and what the order's page says are the same for all gateways. */
export function gatewayProvider(gateway: Gateway): PaymentProvider {
  const { name, methods, currencies, company, repeatable } = gateway;
  return {
    name,
    methods,
    currencies,
    company,
    offer: () => offerOf(gateway),
    fits: gateway.fits,
    notified: gateway.notified,
    instructions: async (order) => ({ bank_transfer: null, card: await instructionsOf(gateway, order) }),
    deadline: { task: "cancel_unpaid_order", at: onlinePaymentDeadline },
    begin: async (order, ledger, now) => {
      const connected = gateway.connect();
      if (!connected || !isUnpaid(order) || !(await offerOf(gateway))) return null;
      return beginPayment({ name, repeatable, gateway: connected, ledger }, order, now);
    },
    status: ({ id }, ledger, now) => {
      const connected = gateway.connect();
      return statusOf(connected && { name, gateway: connected, ledger }, id, now);
    },
    refund: (orderId) => refundAll(gateway, orderId),
    cancel: (orderId) => closePage(gateway.connect(), orderId),
  };
}
