/** Pieces of one tyre in one line of a cart. Source: decisions, "Cart". */
const minQuantity = 1;
export const maxQuantity = 20;
/** The page's default quantity: a car has four wheels. */
export const pageQuantity = 4;
/** Pieces of a whole set. */
export const wholeSet = 4;
/** The API's default quantity. Source: specification, section 7. */
export const apiQuantity = 1;
/** What the button offers beside the field. */
export const offeredQuantities = [1, 2, 4] as const;

export type QuantityProblem = "out_of_range" | "above_stock";

/** The maximum quantity of a line for a stock (0 when sold out). */
export function maxQuantityOf(stock: number): number {
  return Math.max(0, Math.min(maxQuantity, Math.floor(stock)));
}

/** What is wrong with `quantity` pieces when `stock` are at hand: not a whole number of 1–20, or more than there are. */
export function quantityProblem(quantity: number, stock: number): QuantityProblem | null {
  if (!Number.isInteger(quantity) || quantity < minQuantity || quantity > maxQuantity) return "out_of_range";
  return quantity > maxQuantityOf(stock) ? "above_stock" : null;
}
