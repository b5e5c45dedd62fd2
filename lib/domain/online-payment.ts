/** How long an order waits for its payment at a gateway before it is cancelled and its tyres go back on sale, ms: a day. */
const onlinePaymentTerm = 24 * 60 * 60_000;

/** How long one visit to a gateway's payment page lasts, ms. Stripe allows 30 minutes to 24 hours (API reference, `expires_at`). */
export const gatewayVisit = 60 * 60_000;

/** Until when the payment of an order placed at this moment may be begun. */
export function onlinePaymentDeadline(placedAt: Date): Date {
  return new Date(placedAt.getTime() + onlinePaymentTerm);
}
