import type { Money } from "@/lib/domain/money";

/** An amount as schema.org writes it: `2150.00`. */
export function decimal({ amount }: Money): string {
  return (amount / 100).toFixed(2);
}
