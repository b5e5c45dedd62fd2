import { type CashLimits, fitsCash, ownCashLimit } from "@/lib/domain/cash-bound";
import type { Country, Currency } from "@/lib/domain/locale";
import type { Money } from "@/lib/domain/money";
import { type PaymentMethodId, paymentKind } from "@/lib/domain/payment-methods";

/** Maximum quantity of one order: ten cars. Who needs more, calls: an order takes its tyres off sale before it is paid. */
export const maxOrderQuantity = 40;

/** Most an order may come to without being paid by card, minor units: above it the shop wants to know the buyer. */
const maxUnpaid: Record<Currency, number> = { CZK: 30_000_000, EUR: 1_200_000, USD: 1_300_000 };

export type OrderBound = "order_pieces" | "order_sum" | "cash_limit" | "cash_sum_cz" | "cash_sum_sk";

/**
 * The bound that an order is above, `null` within all of them.
 * @param cashBefore what the same buyer has yet to pay in cash for earlier orders, minor units of the same currency: the law
 *   counts what is paid on one day, and several orders may be delivered on one, @param cashLimits the merchant's own bounds
 */
export function orderBound(order: {
  pieces: number;
  total: Money;
  payment: PaymentMethodId;
  country: Country;
  cashBefore: number;
  cashLimits: CashLimits;
}): OrderBound | null {
  const { pieces, total, payment, country, cashBefore, cashLimits } = order;
  if (pieces > maxOrderQuantity) return "order_pieces";
  const cash = { ...total, amount: total.amount + cashBefore };
  if (paymentKind(payment) === "on_delivery" && !fitsCash(cash, country, cashLimits)) {
    if (ownCashLimit(cash.currency, cashLimits)) return "cash_limit";
    return country === "CZ" ? "cash_sum_cz" : "cash_sum_sk";
  }
  if (paymentKind(payment) !== "online" && total.amount > maxUnpaid[total.currency]) return "order_sum";
  return null;
}

/** By which an order is known to be of the same buyer as another: the fields of the order's request. */
export const buyerMarks = ["contact.email", "contact.phone_number", "address.address"] as const;
export type BuyerMark = (typeof buyerMarks)[number];

/**
 * The mark by which a buyer has as many open orders as the shop allows, `null` while there may be one more.
 * @param open orders that are neither paid nor sent, by each mark, @param most the setting `OPEN_ORDERS`
 */
export function fullMark(open: Record<BuyerMark, number>, most: number): BuyerMark | null {
  return buyerMarks.find((mark) => open[mark] >= most) ?? null;
}

/** The quantity that one IP address may order in a day: eight sets of four for each open order that a buyer may have. */
export function maxQuantityOfAddress(openOrders: number): number {
  return openOrders * 32;
}
