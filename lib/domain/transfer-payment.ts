const day = 24 * 60 * 60_000;

/** Days in which a bank transfer is to be paid. The terms say so. Source: decisions of 22 November 2026. */
export const transferDays = 7;

/** Until when the transfer for an order placed at this moment is to be sent. */
export function transferTerm(placedAt: Date): Date {
  return new Date(placedAt.getTime() + transferDays * day);
}

/** When an order that is not paid yet is reminded of: two days before its term. */
export function transferReminder(placedAt: Date): Date {
  return new Date(placedAt.getTime() + (transferDays - 2) * day);
}

/** When an order that is still not paid is cancelled: money sent on the last day takes another one to arrive. */
export function transferDeadline(placedAt: Date): Date {
  return new Date(placedAt.getTime() + (transferDays + 1) * day);
}
