import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { type CartCaller, ofCaller } from "@/lib/backend/cart/callers-cart";
import { accountCartToken, cartTokenHash, newCartToken } from "@/lib/backend/cart/cart-cookie";
import {
  type ChangedCart,
  type LineRow,
  linesOf,
  type Prices,
  priceOf,
  withLine,
} from "@/lib/backend/cart/changed-cart";
import { maxLines } from "@/lib/backend/cart/line-limits";
import { database, plannedDatabase } from "@/lib/backend/kernel/database/connect";
import { maxQuantity } from "@/lib/domain/quantity";

/** The changed cart and the tyre's new quantity, once for each line as it was before; once with no line for a new cart. */
type Row = Prices & LineRow & { id: string; version: number; total: number };

/**
 * SQL for the cart's next version, or for a guest's first one; no row when the tyre does not fit in, or when the cart has changed
 * since the statement began.
 */
function nextVersion(caller: CartCaller, first: { id: string; hash: string } | null, now: string) {
  return first
    ? sql`insert into cart (id, token_hash, version, created_at, updated_at)
        select ${first.id}::uuid, ${first.hash}, 1, ${now}, ${now} from tyre returning id, version`
    : sql`update cart set version = cart.version + 1, updated_at = ${now} from held, tyre
        where cart.id = held.id and cart.version = held.version and ${ofCaller(caller)} returning cart.id, cart.version`;
}

/**
 * Adds pieces of a tyre to the caller's cart in one statement, without a lock: to its line, else as a new last line that stores
 * today's prices. A guest without a cart gets one.
 * @returns `null`, and nothing has happened, when the rules of the cart forbid it, when another request changes the cart at this
 * moment, or when there is no cart of that cookie or account yet
 */
export async function addAtOnce(
  caller: CartCaller,
  { product_id, quantity }: { product_id: number; quantity: number },
  now: Date,
): Promise<ChangedCart | null> {
  const isFirst = caller.accountId === null && caller.cartId === null;
  const fresh = newCartToken();
  const first = isFirst ? { id: randomUUID(), hash: cartTokenHash(fresh) } : null;
  const rows = await plannedDatabase().execute<Row>(sql`
    with held as (select id, version from cart where ${ofCaller(caller)}),
    line as (
      select i.id, i.product_id, i.quantity, p.price_czk, p.price_eur, p.price_usd
      from held join cart_item i on i.cart_id = held.id join product p on p.id = i.product_id),
    tyre as (
      select t.id, t.price_czk, t.price_eur, t.price_usd, coalesce(line.quantity, 0) + ${quantity}::int as total
      from product t left join line on line.product_id = t.id
      where t.id = ${product_id} and t.active
        and coalesce(line.quantity, 0) + ${quantity}::int <= least(t.stock, ${maxQuantity}::int)
        and (line.id is not null or (select count(*) from line) < ${maxLines}::int)),
    changed as (${nextVersion(caller, first, now.toISOString())}),
    put as (
      insert into cart_item (cart_id, product_id, quantity, added_czk, added_eur, added_usd)
      select changed.id, tyre.id, total, price_czk, price_eur, price_usd from changed, tyre
      on conflict (cart_id, product_id) do update set quantity = excluded.quantity)
    select changed.id, changed.version, tyre.total, tyre.price_czk as czk, tyre.price_eur as eur, tyre.price_usd as usd,
      line.product_id, line.quantity, line.price_czk as line_czk, line.price_eur as line_eur, line.price_usd as line_usd
    from changed cross join tyre left join line on true
    order by line.id`);
  const [changed] = rows;
  if (!changed) return null;
  const { id, version, total } = changed;
  const lines = withLine(linesOf(rows), { productId: product_id, quantity: total, price: priceOf(changed) });
  const token = caller.accountId === null ? (caller.cartId ?? fresh) : await accountCartToken(database(), id);
  return { row: { id, version }, lines, token };
}
