import type { ChangeFlag } from "@/lib/domain/admin/change-set";

/** Does a price change by this much, either way, it is told, thousandths. */
const jump = 150;

/**
 * What is to be looked at in a change of a price: a jump of 15 % or more; the double or more, or half of it or less, is more than that.
 * @param before in minor units of the same list
 */
export function jumpFlags(before: number, after: number): Extract<ChangeFlag, "price_jump" | "price_tenfold">[] {
  if (after >= before * 2 || after * 2 <= before) return ["price_jump", "price_tenfold"];
  return Math.abs(after - before) * 1000 >= before * jump ? ["price_jump"] : [];
}
