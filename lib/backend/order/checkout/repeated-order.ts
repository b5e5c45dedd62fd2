import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { customerOrder } from "@/lib/backend/kernel/database/schema/order";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import type { OrderRequest } from "@/lib/contract/checkout";
import type { Currency } from "@/lib/domain/locale";

/** What a request asks for: the parsed body (its fields in the contract's order), the cart and the currency. */
export function requestHash(request: OrderRequest, cartId: string | null, currency: Currency): string {
  return createHash("sha256")
    .update(JSON.stringify([request, cartId, currency]))
    .digest("hex");
}

/**
 * The order that was already placed with an Idempotency-Key, `null` when there is none.
 * @throws ApiProblem `key_reused` when something else was asked for with that key
 */
export async function repeatedOrder(tx: Executor, key: string, hash: string): Promise<string | null> {
  const [known] = await tx
    .select({ id: customerOrder.id, hash: customerOrder.requestHash })
    .from(customerOrder)
    .where(eq(customerOrder.idempotencyKey, key));
  if (!known) return null;
  if (known.hash !== hash) throw new ApiProblem("key_reused");
  return known.id;
}
