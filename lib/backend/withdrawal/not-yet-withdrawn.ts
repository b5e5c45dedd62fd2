import { eq } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { type WithdrawnLine, withdrawal } from "@/lib/backend/kernel/database/schema/withdrawal";
import { ApiProblem, type FieldError } from "@/lib/backend/kernel/http/problem";
import type { StoredOrder } from "@/lib/backend/order/load-order";

/** Most statements about one order: each is mailed to the shop and to the consumer. */
const maxStatements = 10;

/** A statement as it is stored: of the whole order when it names neither lines nor a part. */
type Statement = { lines: WithdrawnLine[] | null; part: string | null };

const isWhole = ({ lines, part }: Statement) => lines === null && part === null;

function piecesWithdrawn(before: readonly Statement[]): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const { product_id, quantity } of before.flatMap(({ lines }) => lines ?? []))
    pieces.set(product_id, (pieces.get(product_id) ?? 0) + quantity);
  return pieces;
}

/**
 * Nobody withdraws twice from the same contract: what an earlier statement has given back is no longer in it. What is stated in
 * somebody's own words is compared as it stands.
 * @returns how many statements there are, the order being locked
 * @throws ApiProblem `invalid` naming the lines, or the order when nothing of it is left
 */
export async function checkNotWithdrawn(tx: Executor, order: StoredOrder, statement: Statement): Promise<number> {
  const before = await tx
    .select({ lines: withdrawal.lines, part: withdrawal.part })
    .from(withdrawal)
    .where(eq(withdrawal.orderId, order.id));
  const gone = piecesWithdrawn(before);
  const allGone = order.lines.every(({ productId, quantity }) => (gone.get(productId) ?? 0) >= quantity);
  const isRepeated = statement.part !== null && before.some(({ part }) => part === statement.part);
  const errors: FieldError[] = [];
  if (before.some(isWhole) || allGone || isRepeated || before.length >= maxStatements)
    errors.push({ path: "order_number", code: "withdrawn" });
  else
    for (const [index, { product_id, quantity }] of (statement.lines ?? []).entries()) {
      const ordered = order.lines.find(({ productId }) => productId === product_id)?.quantity ?? 0;
      if (quantity > ordered - (gone.get(product_id) ?? 0))
        errors.push({ path: `lines.${index}.quantity`, code: "withdrawn" });
    }
  if (errors.length > 0) throw new ApiProblem("invalid", { errors });
  return before.length;
}
