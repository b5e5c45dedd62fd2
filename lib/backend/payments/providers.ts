import { database } from "@/lib/backend/kernel/database/connect";
import { cashProvider } from "@/lib/backend/payments/cash/cash-provider";
import { comgateProvider } from "@/lib/backend/payments/comgate/comgate-provider";
import { attemptsOf } from "@/lib/backend/payments/gateway/attempts";
import type { PayableOrder, PaymentProvider } from "@/lib/backend/payments/provider";
import { stripeProvider } from "@/lib/backend/payments/stripe/stripe-provider";
import { transferProvider } from "@/lib/backend/payments/transfer/transfer-provider";
import type { Currency } from "@/lib/domain/locale";
import { type Money, moneyOf } from "@/lib/domain/money";
import { type PaymentMethodId, paymentKind } from "@/lib/domain/payment-methods";

/** All payment providers. Of two that have the same method, the first one that offers it begins new payments. */
export const paymentProviders: readonly PaymentProvider[] = [
  stripeProvider,
  comgateProvider,
  transferProvider,
  cashProvider,
];

/** A provider that takes money now. @param test no money moves */
export type PaymentOffer = { provider: PaymentProvider; test: boolean };

const having = (method: string) => paymentProviders.filter(({ methods }) => methods.some((id) => id === method));

/** Does a provider take this currency? Any where it does not say. */
const takes = ({ currencies }: PaymentProvider, currency: Currency) => currencies?.includes(currency) ?? true;

const fits = (provider: PaymentProvider, total: Money) =>
  takes(provider, total.currency) && (provider.fits?.(total) ?? true);

/** Who takes money now. @param currency in which; any, if none is given */
export async function paymentOffers(currency?: Currency): Promise<PaymentOffer[]> {
  const offers: PaymentOffer[] = [];
  for (const provider of paymentProviders) {
    const offer = currency && !takes(provider, currency) ? null : await provider.offer();
    if (offer) offers.push({ provider, test: offer.test });
  }
  return offers;
}

/** The methods of offers, with whether no money moves. */
export function offeredMethods(offers: readonly PaymentOffer[]): ReadonlyMap<PaymentMethodId, { test: boolean }> {
  const offered = new Map<PaymentMethodId, { test: boolean }>();
  for (const { provider, test } of offers)
    for (const method of provider.methods) if (!offered.has(method)) offered.set(method, { test });
  return offered;
}

/** Those of them that are paid on the page of a gateway. */
export function onlineMethods(offers: readonly PaymentOffer[]): PaymentMethodId[] {
  return [...offeredMethods(offers).keys()].filter((id) => paymentKind(id) === "online");
}

/** Can this amount be paid in this way, at any who offers it? */
export function fitsMethod(offers: readonly PaymentOffer[], method: PaymentMethodId, total: Money): boolean {
  return offers.some(({ provider }) => provider.methods.includes(method) && fits(provider, total));
}

/**
 * Who takes the money of an order: the provider at which its payment was begun, else the first that offers its method for
 * its total.
 * @throws Error for a method that nobody has
 */
export async function providerOf(
  order: Pick<PayableOrder, "id" | "paymentId" | "total" | "currency">,
): Promise<PaymentProvider> {
  const all = having(order.paymentId);
  if (all.length > 1) {
    const [last] = await attemptsOf(database(), order.id);
    const begun = all.find(({ name }) => name === last?.provider);
    if (begun && last?.state !== "ended") return begun;
    const total = moneyOf(order.total, order.currency);
    for (const provider of all) if (fits(provider, total) && (await provider.offer())) return provider;
  }
  const [only] = all;
  if (!only) throw new Error(`The order ${order.id} is paid in an unknown way, ${order.paymentId}.`);
  return only;
}

/** When an order that is to be paid in this way is looked at: the same for all who have it. */
export function deadlineOf(method: string): PaymentProvider["deadline"] {
  return having(method)[0]?.deadline;
}

/**
 * Returns all that was paid for an order, at whichever providers.
 * @throws PaymentRefused
 */
export async function refundOrder({ id, paymentId }: Pick<PayableOrder, "id" | "paymentId">): Promise<void> {
  for (const provider of having(paymentId)) await provider.refund?.(id);
}
