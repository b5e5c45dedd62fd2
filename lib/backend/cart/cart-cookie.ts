import { createHash, createHmac, randomBytes } from "node:crypto";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { persistedSecret } from "@/lib/backend/kernel/database/persisted-secret";
import type { Context } from "@/lib/backend/kernel/http/context";
import { setCookie } from "@/lib/backend/kernel/http/cookies";

/** How long a guest's cart is kept after its last change, in days. Source: decisions, "Cart". */
export const cartDays = 30;

/** Bytes of a cart's secret: 128 bits. */
const secretSize = 16;

/** A new secret of a guest's cart: 128 random bits, base64url. */
export function newCartToken(random: (size: number) => Buffer = randomBytes): string {
  return random(secretSize).toString("base64url");
}

/**
 * The secret of an account's cart. It is computed from the cart's id, since each device the account signs in on gets it and the
 * database could not give it back.
 */
export async function accountCartToken(db: Executor, cartId: string): Promise<string> {
  return createHmac("sha256", await persistedSecret(db, "cart_secret"))
    .update(`cart ${cartId}`)
    .digest()
    .subarray(0, secretSize)
    .toString("base64url");
}

/** The SHA-256 of the secret, which is all that the database stores: reading the table opens nobody's cart. */
export function cartTokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Sets the cart's cookie for another 30 days. No script of a page can read it. */
export function setCartCookie(context: Context, token: string): void {
  setCookie(context, "cart_id", token, cartDays * 86_400);
}

/** Deletes the cart's cookie: the next visitor begins with an empty cart. */
export function clearCartCookie(context: Context): void {
  setCookie(context, "cart_id", "", 0);
}
