import { createHmac, timingSafeEqual } from "node:crypto";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { persistedSecret } from "@/lib/backend/kernel/database/persisted-secret";

/**
 * The token that opens an order to whoever placed it as a guest: 192 bits. It is computed from the order's id instead of being stored, since
 * a repeated request and the mail need it again: a hash could not give it back, and stored in clear a copy of the order
 * table would open every order's page.
 */
export async function orderToken(db: Executor, orderId: string): Promise<string> {
  return createHmac("sha256", await persistedSecret(db, "order_token_secret"))
    .update(`order ${orderId}`)
    .digest()
    .subarray(0, 24)
    .toString("base64url");
}

/** Is `given` the order's token? Takes the same time however much of it is right. */
export async function isOrderToken(db: Executor, orderId: string, given: string | undefined): Promise<boolean> {
  const wanted = Buffer.from(await orderToken(db, orderId));
  const offered = Buffer.from(given ?? "");
  return offered.length === wanted.length && timingSafeEqual(offered, wanted);
}
