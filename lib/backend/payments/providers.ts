import { database } from "@/lib/backend/kernel/database/connect";
import { cashProvider } from "@/lib/backend/payments/cash/cash-provider";
import { attemptsOf } from "@/lib/backend/payments/gateway/attempts";
import type { PaymentProvider } from "@/lib/backend/payments/provider";
import { stripeProvider } from "@/lib/backend/payments/stripe/stripe-provider";
import { transferProvider } from "@/lib/backend/payments/transfer/transfer-provider";
import { type PaymentMethodId, paymentKind } from "@/lib/domain/payment-methods";

/** Everybody who takes the shop's money. Of two that have the same method, the first one that offers it begins new payments. */
export const paymentProviders: readonly PaymentProvider[] = [stripeProvider, transferProvider, cashProvider];

const having = (method: string) => paymentProviders.filter(({ methods }) => methods.some((id) => id === method));

/** The methods that can be chosen now, as far as their providers decide it, with whether no money moves. */
export async function offeredMethods(): Promise<ReadonlyMap<PaymentMethodId, { test: boolean }>> {
  const offered = new Map<PaymentMethodId, { test: boolean }>();
  for (const provider of paymentProviders) {
    const offer = await provider.offer();
    for (const method of offer ? provider.methods : []) if (offer && !offered.has(method)) offered.set(method, offer);
  }
  return offered;
}

/** Those of them that are paid on the page of a gateway. */
export async function onlineMethods(): Promise<PaymentMethodId[]> {
  return [...(await offeredMethods()).keys()].filter((id) => paymentKind(id) === "online");
}

/**
 * Who takes the money of an order: the provider at which its payment was begun, else the first that offers its method.
 * @throws Error for a method that nobody has
 */
export async function providerOf({ id, paymentId }: { id: string; paymentId: string }): Promise<PaymentProvider> {
  const all = having(paymentId);
  if (all.length > 1) {
    const [last] = await attemptsOf(database(), id);
    const begun = all.find(({ name }) => name === last?.provider);
    if (begun && last?.state !== "ended") return begun;
    for (const provider of all) if (await provider.offer()) return provider;
  }
  const [only] = all;
  if (!only) throw new Error(`The order ${id} is paid in an unknown way, ${paymentId}.`);
  return only;
}

/** Is the amount too large, or too small, for all who have the method? */
export function fitsMethod(method: PaymentMethodId, total: Parameters<NonNullable<PaymentProvider["fits"]>>[0]) {
  return having(method).some(({ fits }) => fits?.(total) ?? true);
}
