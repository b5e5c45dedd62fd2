import type { Money } from "@/lib/domain/money";

/** A price in crowns as a Czech page shows it, `2 150 Kč`; spaces count as equal in the assertions. */
export const crowns = ({ amount }: Pick<Money, "amount">): string =>
  `${String(Math.round(amount / 100)).replace(/\B(?=(\d{3})+$)/g, " ")} Kč`;

/** A price in euros as a Slovak page shows it, `1 052,90 €`. */
export function euros({ amount }: Pick<Money, "amount">): string {
  const whole = String(Math.trunc(amount / 100)).replace(/\B(?=(\d{3})+$)/g, " ");
  return `${whole},${String(amount % 100).padStart(2, "0")} €`;
}
