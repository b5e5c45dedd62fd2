import { mostPieces, offeredQuantities, pageQuantity } from "@/lib/domain/quantity";

/** How many pieces a page offers first: a set of four, or what is left of it; 0 when there are none. */
export function usualPieces(stock: number): number {
  return Math.min(pageQuantity, mostPieces(stock));
}

/** The numbers of pieces to choose from, never above stock; where four are not left, the most there are is the last. */
export function offeredPieces(stock: number): number[] {
  const usual = usualPieces(stock);
  return [...new Set([...offeredQuantities.filter((count) => count < usual), usual])].filter((count) => count > 0);
}
