import { and, eq, isNull } from "drizzle-orm";
import { accountCart, lockAccount } from "@/lib/backend/cart/callers-cart";
import { accountCartToken, cartTokenHash } from "@/lib/backend/cart/cart-cookie";
import { cartLines, type StoredCart } from "@/lib/backend/cart/cart-rows";
import { touchCart } from "@/lib/backend/cart/change-cart";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { cart, cartItem } from "@/lib/backend/kernel/database/schema/cart";
import { maxQuantityOf } from "@/lib/domain/quantity";

/**
 * The pieces of a tyre that both carts hold: they add up, to 20 and to the stock at most. For a tyre that is sold out the
 * larger quantity stays, and the cart shows that it is unavailable.
 */
export function mergedQuantity(own: number, guest: number, stock: number): number {
  const most = maxQuantityOf(stock);
  return most === 0 ? Math.max(own, guest) : Math.min(own + guest, most);
}

/** A guest's cart by its cookie, locked. The cart of another account, left on a device, does not count. */
async function guestCart(tx: Executor, token: string | null): Promise<StoredCart | null> {
  if (token === null) return null;
  const [found] = await tx
    .select({ id: cart.id, version: cart.version })
    .from(cart)
    .where(and(eq(cart.tokenHash, cartTokenHash(token)), isNull(cart.accountId)))
    .for("update");
  return found ?? null;
}

/**
 * Moves the lines of one cart into another: known tyres are added to their lines, the others follow with their stored prices.
 */
async function moveLines(tx: Executor, from: StoredCart, to: StoredCart): Promise<void> {
  const own = new Map((await cartLines(tx, to.id)).map((line) => [line.productId, line]));
  for (const { productId, quantity, stock, added } of await cartLines(tx, from.id)) {
    const known = own.get(productId);
    const merged = mergedQuantity(known?.quantity ?? 0, quantity, stock);
    if (known) await tx.update(cartItem).set({ quantity: merged }).where(eq(cartItem.id, known.itemId));
    else {
      const prices = { addedCzk: added.CZK, addedEur: added.EUR, addedUsd: added.USD };
      await tx.insert(cartItem).values({ cartId: to.id, productId, quantity: merged, ...prices });
    }
  }
}

/**
 * Merges a guest's cart into the account's, which from then on is the only one.
 * @param token of the guest's cookie
 * @returns the secret for the cookie of the account's cart, `null` when it has none
 */
export async function mergeGuestCart(tx: Executor, accountId: number, token: string | null, now: Date) {
  await lockAccount(tx, accountId);
  const own = await accountCart(tx, accountId, true);
  const guest = await guestCart(tx, token);
  if (guest && !own) {
    const secret = await accountCartToken(tx, guest.id);
    await tx
      .update(cart)
      .set({ accountId, tokenHash: cartTokenHash(secret), updatedAt: now })
      .where(eq(cart.id, guest.id));
    return secret;
  }
  if (guest && own) {
    await moveLines(tx, guest, own);
    await tx.delete(cart).where(eq(cart.id, guest.id));
    await touchCart(tx, own, now);
  }
  return own && accountCartToken(tx, own.id);
}
