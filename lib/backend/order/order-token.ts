import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Executor } from "@/lib/backend/database/executor";
import { setting } from "@/lib/backend/database/schema/setting";

const secretKey = "order_token_secret";

/**
 * The secret that all order tokens are made with: 256 random bits, made at the first order and kept in the database, so that
 * every process and every later start makes the same tokens.
 */
async function secretOf(db: Executor): Promise<Buffer> {
  const read = () => db.select({ value: setting.value }).from(setting).where(eq(setting.key, secretKey));
  let [row] = await read();
  if (!row) {
    await db
      .insert(setting)
      .values({ key: secretKey, value: randomBytes(32).toString("base64url") })
      .onConflictDoNothing();
    [row] = await read();
  }
  return Buffer.from(z.string().parse(row?.value), "base64url");
}

/**
 * The token that opens an order to whoever placed it as a guest: 192 bits. It is computed from the order's id instead of being stored, since
 * a repeated request and the mail need it again: a hash could not give it back, and stored in clear a copy of the order
 * table would open every order's page.
 */
export async function orderToken(db: Executor, orderId: string): Promise<string> {
  return createHmac("sha256", await secretOf(db))
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
