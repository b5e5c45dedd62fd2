import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { addAtOnce } from "@/lib/backend/cart/add-at-once";
import { type CartCaller, lockCart, ofCaller } from "@/lib/backend/cart/callers-cart";
import { accountCartToken, cartTokenHash, newCartToken } from "@/lib/backend/cart/cart-cookie";
import type { PricedLine, StoredCart } from "@/lib/backend/cart/cart-rows";
import {
  type ChangedCart,
  type LineRow,
  linesOf,
  type Prices,
  priceOf,
  withLine,
} from "@/lib/backend/cart/changed-cart";
import { checkLines, checkQuantity } from "@/lib/backend/cart/line-limits";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";

type SeenRow = Prices & LineRow & { active: boolean; stock: number; cart_id: string | null; version: number };

/** The caller's cart (perhaps none yet) as it was read, and the tyre to be added. */
type SeenCart = {
  caller: CartCaller;
  row: StoredCart | null;
  lines: PricedLine[];
  tyre: { id: number; active: boolean; stock: number; price: PricedLine["price"] };
};

/**
 * Reads the caller's cart and a tyre in one query.
 * @returns `null` when there is no such tyre
 */
export async function readCart(db: Executor, caller: CartCaller, productId: number): Promise<SeenCart | null> {
  const rows = await db.execute<SeenRow>(sql`
    select t.active, t.stock, t.price_czk as czk, t.price_eur as eur, t.price_usd as usd,
      cart.id as cart_id, cart.version, i.product_id, i.quantity,
      p.price_czk as line_czk, p.price_eur as line_eur, p.price_usd as line_usd
    from product t
    left join cart on ${ofCaller(caller)}
    left join cart_item i on i.cart_id = cart.id
    left join product p on p.id = i.product_id
    where t.id = ${productId}
    order by i.id`);
  const [first] = rows;
  if (!first) return null;
  const { active, stock, cart_id, version } = first;
  return {
    caller,
    row: cart_id === null ? null : { id: cart_id, version },
    lines: linesOf(rows),
    tyre: { id: productId, active, stock, price: priceOf(first) },
  };
}

/** The quantity of the tyre in the cart as it was read. */
export function quantityInCart({ lines, tyre }: SeenCart): number {
  return lines.find(({ productId }) => productId === tyre.id)?.quantity ?? 0;
}

/** SQL for the next version of a cart, or its first. */
function nextVersion({ row, caller }: SeenCart, id: string, token: string, now: string) {
  return row
    ? sql`update cart set version = version + 1, updated_at = ${now} where id = ${id}`
    : sql`insert into cart (id, account_id, token_hash, version, created_at, updated_at)
        values (${id}, ${caller.accountId}, ${cartTokenHash(token)}, 1, ${now}, ${now})`;
}

/**
 * Adds the tyre to the locked cart as it was read: to its line, else as a new last line that stores today's prices.
 * @throws ApiProblem `invalid` above 100 lines
 */
export async function upsertLine(tx: Executor, seen: SeenCart, pieces: number, now: Date): Promise<ChangedCart> {
  const { caller, row, lines, tyre } = seen;
  const id = row?.id ?? randomUUID();
  const guests = (row && caller.cartId) || newCartToken();
  const token = caller.accountId === null ? guests : await accountCartToken(tx, id);
  const held = quantityInCart(seen);
  if (held === 0) checkLines(lines.length);
  const quantity = held + pieces;
  const { CZK, EUR, USD } = tyre.price;
  const [changed] = await tx.execute<{ version: number }>(sql`
    with changed as (${nextVersion(seen, id, token, now.toISOString())} returning version), put as (
      insert into cart_item (cart_id, product_id, quantity, added_czk, added_eur, added_usd)
      select ${id}::uuid, ${tyre.id}::int, ${quantity}::int, ${CZK}::int, ${EUR}::int, ${USD}::int from changed
      on conflict (cart_id, product_id) do update set quantity = excluded.quantity)
    select version from changed`);
  if (!changed) throw new Error("A cart has disappeared while it was locked.");
  const line = { productId: tyre.id, quantity, price: tyre.price };
  return { row: { id, version: changed.version }, lines: withLine(lines, line), token };
}

type Wish = { product_id: number; quantity: number };

/**
 * Adds a quantity of a tyre to the caller's cart, which is made if there is none. One statement without a lock; where that adds
 * nothing (another tab changes the cart, an account's first cart, a rule forbids it), the cart is read and changed under a lock.
 * @throws ApiProblem `not_found` for a tyre that is not sold, `out_of_stock`, `invalid` above 20 pieces or 100 lines
 */
export async function addToCart(caller: CartCaller, wish: Wish, now: Date): Promise<ChangedCart> {
  const added = await addAtOnce(caller, wish, now);
  if (added) return added;
  return database().transaction(async (tx) => {
    await lockCart(tx, caller);
    const seen = await readCart(tx, caller, wish.product_id);
    if (!seen?.tyre.active) throw new ApiProblem("not_found");
    checkQuantity(wish.product_id, quantityInCart(seen) + wish.quantity, seen.tyre.stock);
    return upsertLine(tx, seen, wish.quantity, now);
  });
}
