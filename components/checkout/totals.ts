import type { CartView } from "@/lib/api/cart/cart-state";
import type { DeliveryOption, PaymentMethod } from "@/lib/contract/checkout";
import type { Country } from "@/lib/domain/locale";
import { type Money, sumMoney } from "@/lib/domain/money";
import { vatIncluded, vatRate } from "@/lib/domain/vat";

/** The totals of an order; `delivery` and `payment` are `null` while not chosen. */
export type Totals = {
  goods: Money;
  delivery: Money | null;
  payment: Money | null;
  total: Money;
  vat: { rate: number; amount: Money };
};

/** Sums up the order: VAT is that of the country it goes to, split once from the whole. */
export function totalsOf(
  cart: CartView,
  delivery: DeliveryOption | undefined,
  payment: PaymentMethod | undefined,
  country: Country,
): Totals {
  const parts = [cart.total, delivery?.price, payment?.price].filter((part) => part !== undefined);
  const total = sumMoney(parts, cart.total.currency);
  const rate = vatRate(country);
  return {
    goods: cart.total,
    delivery: delivery?.price ?? null,
    payment: payment?.price ?? null,
    total,
    vat: { rate, amount: vatIncluded(total, rate).vat },
  };
}
