/** Pieces of one tyre in one line of a cart. Source: decisions, "Cart". */
export const minQuantity = 1;
export const maxQuantity = 20;
/** What the page puts into the cart unless told: a car has four wheels. */
export const pageQuantity = 4;
/** What the API puts into the cart unless told. Source: specification, section 7. */
export const apiQuantity = 1;
/** What the button offers beside the field. */
export const offeredQuantities = [1, 2, 4] as const;

export type QuantityProblem = "out_of_range" | "above_stock";

/** The most pieces a line may hold with `stock` pieces at hand (0 when there are none). */
export function maxQuantityOf(stock: number): number {
  return Math.max(0, Math.min(maxQuantity, Math.floor(stock)));
}

/** What is wrong with `quantity` pieces when `stock` are at hand: not a whole number of 1–20, or more than there are. */
export function quantityProblem(quantity: number, stock: number): QuantityProblem | null {
  if (!Number.isInteger(quantity) || quantity < minQuantity || quantity > maxQuantity) return "out_of_range";
  return quantity > maxQuantityOf(stock) ? "above_stock" : null;
}
