/** How long a wish to hear of a tyre's return is kept, months; the form and the mail say so. */
export const stockNoticeMonths = 6;

/** The day from which wishes are still kept at `now`; older ones are over. */
export function oldestStockNotice(now: Date): Date {
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - stockNoticeMonths);
  return oldest;
}
