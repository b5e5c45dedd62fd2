const day = 24 * 60 * 60_000;

/** Days in which a bank transfer is to be paid unless the merchant says otherwise. Source: decisions of 22 November 2026. */
export const usualTransferDays = 7;

/** How many days before its term an unpaid transfer is reminded of. */
const reminderDays = 2;

/** Until when the transfer for an order placed at this moment is to be sent. @param days the setting `TRANSFER_DAYS` */
export function transferTerm(placedAt: Date, days: number): Date {
  return new Date(placedAt.getTime() + days * day);
}

/** Is there time for a reminder within a term of so many days? */
export function isReminded(days: number): boolean {
  return days > reminderDays;
}

/** When a transfer that has not come is reminded of. */
export function transferReminder(term: Date): Date {
  return new Date(term.getTime() - reminderDays * day);
}

/** When an order that is still not paid is cancelled: money sent on the last day takes another one to arrive. */
export function transferDeadline(term: Date): Date {
  return new Date(term.getTime() + day);
}
