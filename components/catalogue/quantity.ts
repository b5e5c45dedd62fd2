import { maxQuantityOf, offeredQuantities, pageQuantity } from "@/lib/domain/quantity";

/** How many pieces a page offers first: a set of four, or what is left of it; 0 when there are none. */
export function usualQuantity(stock: number): number {
  return Math.min(pageQuantity, maxQuantityOf(stock));
}

/** The numbers of pieces to choose from, never above stock; where four are not left, the most there are is the last. */
export function quantityChoices(stock: number): number[] {
  const usual = usualQuantity(stock);
  return [...new Set([...offeredQuantities.filter((count) => count < usual), usual])].filter((count) => count > 0);
}
