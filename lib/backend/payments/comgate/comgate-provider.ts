import { z } from "zod";
import {
  askComgate,
  comgateSettings,
  readTransaction,
  refIdOf,
  type Settings,
} from "@/lib/backend/payments/comgate/client";
import { receiveNotification } from "@/lib/backend/payments/comgate/notification";
import type { PaymentAttempt } from "@/lib/backend/payments/gateway/attempts";
import {
  type ConnectedGateway,
  type Gateway,
  GatewayFailure,
  type GatewayPayment,
} from "@/lib/backend/payments/gateway/gateway";
import { gatewayProvider } from "@/lib/backend/payments/gateway/gateway-provider";
import type { PayableOrder } from "@/lib/backend/payments/provider";
import { readConfig } from "@/lib/config";
import { gatewayVisit } from "@/lib/domain/online-payment";

/** What Comgate shows for each of the shop's methods (apidoc.comgate.cz, "Payment methods"); several are joined by a plus. */
const shown: Record<string, string> = {
  card: "CARD_ALL+APPLEPAY_REDIRECT+GOOGLEPAY_REDIRECT",
  bank_button: "BANK_ALL",
};

/** The least that can be paid, minor units (apidoc.comgate.cz, "create", `price`); there is no most. */
const minAmounts = { CZK: 100, EUR: 10, USD: Number.POSITIVE_INFINITY };

const opened = z.object({ transId: z.string().min(1), redirect: z.url({ protocol: /^https?$/ }) });

/** What is asked of Comgate for an attempt: the order's stored total, in the order's language. */
function creation(order: PayableOrder, attempt: PaymentAttempt, { test }: Settings): Record<string, string> {
  const page = `${readConfig().publicUrl}${order.page}`;
  return {
    test: String(test),
    price: String(order.total),
    curr: order.currency,
    label: order.number, // 16 characters at most
    refId: refIdOf(order.number, attempt.attempt),
    method: shown[order.paymentId] ?? "ALL",
    email: order.email,
    fullName: `${order.firstName} ${order.lastName}`,
    country: order.country,
    lang: order.language,
    prepareOnly: "true",
    expirationTime: `${gatewayVisit / 60_000}m`,
    url_paid: `${page}&back=paid`,
    url_cancelled: `${page}&back=unpaid`,
    url_pending: `${page}&back=pending`,
  };
}

async function open(settings: Settings, order: PayableOrder, attempt: PaymentAttempt): Promise<GatewayPayment> {
  const read = opened.safeParse(await askComgate(settings, "create", creation(order, attempt, settings)));
  if (!read.success) throw new GatewayFailure("a payment page that nobody can read", false);
  const { transId, redirect } = read.data;
  return {
    id: transId,
    orderId: order.id,
    attempt: attempt.attempt,
    state: "open",
    url: redirect,
    amount: order.total,
    currency: order.currency,
    reference: transId,
  };
}

async function read(settings: Settings, transId: string): Promise<GatewayPayment> {
  const payment = await readTransaction(settings, transId);
  if (!payment) throw new GatewayFailure("a transaction that Comgate does not know", true);
  return payment;
}

function connected(settings: Settings): ConnectedGateway {
  return {
    open: (order, attempt) => open(settings, order, attempt),
    read: (transId) => read(settings, transId),
    close: async (transId) => void (await askComgate(settings, "cancel", { transId })),
    refund: async ({ reference }) => {
      const { amount, currency } = await read(settings, reference);
      const test = String(settings.test);
      await askComgate(settings, "refund", { transId: reference, amount: String(amount), curr: currency, test });
    },
  };
}

/** Comgate: cards with the wallets, and the buttons of Czech and Slovak banks. */
export const comgateProvider = gatewayProvider({
  name: "comgate",
  methods: ["card", "bank_button"],
  currencies: ["CZK", "EUR"],
  company: { name: "Comgate", legalName: "Comgate a.s.", country: "CZ" },
  repeatable: false,
  setting: "COMGATE_MERCHANT",
  connect: () => {
    const settings = comgateSettings();
    return settings && connected(settings);
  },
  mode: () => {
    const settings = comgateSettings();
    return settings && { test: settings.test };
  },
  fits: ({ amount, currency }) => amount >= minAmounts[currency],
  notified: receiveNotification,
} satisfies Gateway);
