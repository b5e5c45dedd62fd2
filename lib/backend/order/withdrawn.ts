import type { withdrawal } from "@/lib/backend/kernel/database/schema/withdrawal";
import type { WithdrawnPart } from "@/lib/domain/withdrawal";

/** What a statement withdraws from: the whole order when it names neither lines nor a part, and nothing once it was refused. */
export type Statement = Pick<typeof withdrawal.$inferSelect, "lines" | "part" | "state">;

const isWhole = ({ lines, part }: Statement) => lines === null && part === null;

/** The statements that count: one that was refused leaves the contract as it was. */
const standing = (statements: readonly Statement[]) => statements.filter(({ state }) => state !== "refused");

/** The pieces of an order that were withdrawn from, by the tyre's number; a part in the buyer's own words counts for none. */
export function withdrawnPieces(order: {
  lines: readonly { productId: number; quantity: number }[];
  withdrawals: readonly Statement[];
}): Map<number, number> {
  const statements = standing(order.withdrawals);
  if (statements.some(isWhole)) return new Map(order.lines.map(({ productId, quantity }) => [productId, quantity]));
  const pieces = new Map<number, number>();
  for (const { product_id, quantity } of statements.flatMap(({ lines }) => lines ?? []))
    pieces.set(product_id, (pieces.get(product_id) ?? 0) + quantity);
  return pieces;
}

/** How much of an order was withdrawn from. @param tyres how many pieces were ordered */
export function withdrawnPart(withdrawals: readonly Statement[], tyres: number): WithdrawnPart | null {
  const statements = standing(withdrawals);
  if (statements.length === 0) return null;
  const given = statements.flatMap(({ lines }) => lines ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
  return statements.some(isWhole) || given >= tyres ? "whole" : "part";
}

/** The same of an order with its lines. */
export function withdrawnPartOf(order: {
  lines: readonly { quantity: number }[];
  withdrawals: readonly Statement[];
}): WithdrawnPart | null {
  const tyres = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return withdrawnPart(order.withdrawals, tyres);
}
