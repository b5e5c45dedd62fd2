/** What a member of the staff may do; `owner` may do all of it, and the people, their rights and the log are theirs alone. */
export const staffRights = ["orders", "catalogue", "money", "owner"] as const;
export type StaffRight = (typeof staffRights)[number];

/** Has somebody with these rights the one that is wanted, or one of several? */
export function hasRight(mine: readonly StaffRight[], wanted: StaffRight | readonly StaffRight[]): boolean {
  const enough: readonly StaffRight[] = typeof wanted === "string" ? [wanted] : wanted;
  return mine.includes("owner") || enough.some((right) => mine.includes(right));
}
