import type { Currency } from "@/lib/domain/locale";
import type { Money } from "@/lib/domain/money";

/** The least a card can be charged, minor units. Source: docs.stripe.com/currencies, "Minimum and maximum charge amounts". */
const least: Record<Currency, number> = { CZK: 1_500, EUR: 50, USD: 50 };
/** The most, minor units: eight digits in each of our currencies. Source: as above. */
const most = 99_999_999;

/** Can a card be charged this amount at once? */
export function fitsCard({ amount, currency }: Money): boolean {
  return amount >= least[currency] && amount <= most;
}

/** How long an order waits for its payment by card before it is cancelled and its tyres go back on sale, ms: a day. */
export const cardPatience = 24 * 60 * 60_000;

/** How long one visit to the payment page lasts, ms. Stripe allows 30 minutes to 24 hours (API reference, `expires_at`). */
export const cardVisit = 60 * 60_000;

/** Until when the payment of an order placed at this moment may be begun. */
export function cardDeadline(placedAt: Date): Date {
  return new Date(placedAt.getTime() + cardPatience);
}
