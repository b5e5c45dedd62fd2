/** When the year of a moment ends, ms since 1970. */
export const utcYearEnd = (now: Date) => Date.UTC(now.getUTCFullYear() + 1, 0);

/** When the day of a moment ends, ms since 1970. */
export const utcDayEnd = (now: Date) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
