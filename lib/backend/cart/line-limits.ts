import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { maxQuantity, quantityProblem } from "@/lib/domain/quantity";

/** The most lines of a cart: more than any fleet needs. */
export const maxLines = 100;

const tooMany = (path: string) => new ApiProblem("invalid", { errors: [{ path, code: "too_big" }] });

/** @throws ApiProblem `out_of_stock` with what is left, `invalid` above 20 pieces */
export function checkQuantity(productId: number, quantity: number, stock: number): void {
  const problem = quantityProblem(Math.min(quantity, maxQuantity), stock);
  if (problem) throw new ApiProblem("out_of_stock", { left: stock, product_id: productId });
  if (quantity > maxQuantity) throw tooMany("quantity");
}

/** @throws ApiProblem `invalid` when a cart of so many lines takes no other */
export function checkLines(count: number): void {
  if (count >= maxLines) throw tooMany("product_id");
}
