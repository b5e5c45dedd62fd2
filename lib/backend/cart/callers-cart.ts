import { eq, type SQL, sql } from "drizzle-orm";
import { accountCartToken, cartTokenHash } from "@/lib/backend/cart/cart-cookie";
import { findCart, type StoredCart } from "@/lib/backend/cart/cart-rows";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { account } from "@/lib/backend/kernel/database/schema/account";
import { cart } from "@/lib/backend/kernel/database/schema/cart";
import type { Context } from "@/lib/backend/kernel/http/context";

/** The owner of a cart: the account, on any device it is signed in on, or a guest, by the cookie. */
export type CartCaller = { accountId: number | null; cartId: string | null };

/** Finds the owner of the cart that a request is about. Call it before a transaction begins. */
export async function cartCallerOf(context: Context): Promise<CartCaller> {
  return { accountId: await context.owner(), cartId: context.cartId };
}

/** SQL: whether a row of `cart` is the caller's cart. */
export function ofCaller({ accountId, cartId }: CartCaller): SQL {
  return accountId === null
    ? sql`cart.token_hash = ${cartId && cartTokenHash(cartId)}`
    : sql`cart.account_id = ${accountId}`;
}

/** The cart of an account, `null` when it has none; locked until the transaction's end with `lock`. */
export async function accountCart(db: Executor, accountId: number, lock: boolean): Promise<StoredCart | null> {
  const query = db.select({ id: cart.id, version: cart.version }).from(cart).where(eq(cart.accountId, accountId));
  const [found] = await (lock ? query.for("update") : query);
  return found ?? null;
}

/** The caller's cart, `null` when there is none; locked until the transaction's end with `lock`. */
export function callersCart(db: Executor, caller: CartCaller, lock: boolean): Promise<StoredCart | null> {
  return caller.accountId === null ? findCart(db, caller.cartId, lock) : accountCart(db, caller.accountId, lock);
}

/** Locks an account until the transaction's end, so that simultaneous requests do not make two carts. */
export async function lockAccount(tx: Executor, accountId: number): Promise<void> {
  await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for("no key update");
}

type HeldCart = { row: StoredCart; token: string };

/** The caller's cart, locked, with the secret for its cookie; `null` when there is none. */
export async function heldCart(tx: Executor, caller: CartCaller): Promise<HeldCart | null> {
  const row = await callersCart(tx, caller, true);
  const token = row && (caller.accountId === null ? caller.cartId : await accountCartToken(tx, row.id));
  return row && token ? { row, token } : null;
}

/** Locks the caller's cart until the transaction's end; while an account has none, nobody else makes it one in this way. */
export async function lockCart(tx: Executor, caller: CartCaller): Promise<void> {
  if (caller.accountId !== null) await lockAccount(tx, caller.accountId);
  await callersCart(tx, caller, true);
}
