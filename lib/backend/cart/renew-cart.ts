import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { accountCart } from "@/lib/backend/cart/callers-cart";
import { accountCartToken, cartTokenHash } from "@/lib/backend/cart/cart-cookie";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { cart, cartItem } from "@/lib/backend/kernel/database/schema/cart";

/**
 * Gives an account's cart another id and so another secret, its lines staying as they are: the cookie that the account leaves on a
 * device opens nothing any more. Where the account is still signed in, its session opens the cart.
 */
export async function renewAccountCart(tx: Executor, accountId: number, now: Date): Promise<void> {
  const old = await accountCart(tx, accountId, true);
  if (!old) return;
  const id = randomUUID();
  const tokenHash = cartTokenHash(await accountCartToken(tx, id));
  await tx.insert(cart).values({ id, tokenHash, version: old.version, createdAt: now, updatedAt: now });
  await tx.update(cartItem).set({ cartId: id }).where(eq(cartItem.cartId, old.id));
  await tx.delete(cart).where(eq(cart.id, old.id));
  await tx.update(cart).set({ accountId }).where(eq(cart.id, id));
}
