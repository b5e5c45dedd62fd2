import type { withdrawal } from "@/lib/backend/kernel/database/schema/withdrawal";
import type { WithdrawnPart } from "@/lib/domain/withdrawal";

/** What a statement withdraws from: the whole order when it names neither lines nor a part, and nothing once it was refused. */
export type Statement = Pick<typeof withdrawal.$inferSelect, "lines" | "part" | "state">;

/** What is looked at of an order. */
type WithdrawnFrom = {
  lines: readonly { productId: number; quantity: number }[];
  withdrawals: readonly Statement[];
};

const isWhole = ({ lines, part }: Statement) => lines === null && part === null;

/** The statements that count: one that was refused leaves the contract as it was. */
const standing = ({ withdrawals }: WithdrawnFrom) => withdrawals.filter(({ state }) => state !== "refused");

/** The pieces of an order that were withdrawn from, by the tyre's number; a part in the buyer's own words counts for none. */
export function withdrawnPieces(order: WithdrawnFrom): Map<number, number> {
  const statements = standing(order);
  const whole = statements.some(isWhole);
  const said = (productId: number) =>
    statements
      .flatMap(({ lines }) => lines ?? [])
      .reduce((sum, line) => (line.product_id === productId ? sum + line.quantity : sum), 0);
  return new Map(
    order.lines.map(({ productId, quantity }) => [productId, whole ? quantity : Math.min(said(productId), quantity)]),
  );
}

/** How much of an order was withdrawn from: all of it once nothing of any line is left. */
export function withdrawnPart(order: WithdrawnFrom): WithdrawnPart | null {
  if (standing(order).length === 0) return null;
  const pieces = withdrawnPieces(order);
  return order.lines.every(({ productId, quantity }) => pieces.get(productId) === quantity) ? "whole" : "part";
}
