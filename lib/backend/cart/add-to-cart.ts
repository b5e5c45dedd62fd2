import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { type CartCaller, lockCart } from "@/lib/backend/cart/callers-cart";
import { accountCartToken, cartTokenHash, newCartToken } from "@/lib/backend/cart/cart-cookie";
import type { PricedLine, StoredCart } from "@/lib/backend/cart/cart-rows";
import { checkLines, checkQuantity } from "@/lib/backend/cart/line-limits";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";

type Prices = { czk: number; eur: number; usd: number };
type SeenRow = Prices & { active: boolean; stock: number } & {
  cart_id: string | null;
  version: number;
  product_id: number | null;
  quantity: number;
  line_czk: number;
  line_eur: number;
  line_usd: number;
};

/** The caller's cart (perhaps none yet) as it was read, and the tyre to be added. */
type SeenCart = {
  caller: CartCaller;
  row: StoredCart | null;
  lines: PricedLine[];
  tyre: { id: number; active: boolean; stock: number; price: PricedLine["price"] };
};
type ChangedCart = { row: StoredCart; lines: PricedLine[]; token: string };

/**
 * Reads the caller's cart, without a lock, and a tyre; both in one query.
 * @returns `null` when there is no such tyre
 */
export async function readCart(db: Executor, caller: CartCaller, productId: number): Promise<SeenCart | null> {
  const { accountId, cartId } = caller;
  const own =
    accountId === null ? sql`c.token_hash = ${cartId && cartTokenHash(cartId)}` : sql`c.account_id = ${accountId}`;
  const rows = await db.execute<SeenRow>(sql`
    select t.active, t.stock, t.price_czk as czk, t.price_eur as eur, t.price_usd as usd,
      c.id as cart_id, c.version, i.product_id, i.quantity,
      p.price_czk as line_czk, p.price_eur as line_eur, p.price_usd as line_usd
    from product t
    left join cart c on ${own}
    left join cart_item i on i.cart_id = c.id
    left join product p on p.id = i.product_id
    where t.id = ${productId}
    order by i.id`);
  const [first] = rows;
  if (!first) return null;
  const { active, stock, czk, eur, usd, cart_id, version } = first;
  return {
    caller,
    row: cart_id === null ? null : { id: cart_id, version },
    lines: rows.flatMap(({ product_id, quantity, line_czk, line_eur, line_usd }) =>
      product_id === null
        ? []
        : [{ productId: product_id, quantity, price: { CZK: line_czk, EUR: line_eur, USD: line_usd } }],
    ),
    tyre: { id: productId, active, stock, price: { CZK: czk, EUR: eur, USD: usd } },
  };
}

/** The quantity of the tyre in the cart as it was read. */
export function quantityInCart({ lines, tyre }: SeenCart): number {
  return lines.find(({ productId }) => productId === tyre.id)?.quantity ?? 0;
}

/** SQL for the next version of a cart, or its first; no row when the cart has changed since it was read. */
function nextVersion({ row, caller }: SeenCart, id: string, token: string, now: string) {
  const hash = cartTokenHash(token);
  return row
    ? sql`update cart set version = version + 1, updated_at = ${now}
        where id = ${id} and version = ${row.version} and token_hash = ${hash}`
    : sql`insert into cart (id, account_id, token_hash, version, created_at, updated_at)
        values (${id}, ${caller.accountId}, ${hash}, 1, ${now}, ${now}) on conflict do nothing`;
}

/**
 * Adds the tyre to the cart as it was read, in one statement: to its line, else as a new last line that stores today's
 * prices. Every change of the lines increments the version, so an unchanged version means unchanged lines.
 * @returns `null`, and nothing has happened, when somebody else has changed the cart meanwhile
 * @throws ApiProblem `invalid` above 100 lines
 */
export async function upsertLine(db: Executor, seen: SeenCart, pieces: number, now: Date): Promise<ChangedCart | null> {
  const { caller, row, lines, tyre } = seen;
  const id = row?.id ?? randomUUID();
  const guests = (row && caller.cartId) || newCartToken();
  const token = caller.accountId === null ? guests : await accountCartToken(db, id);
  const held = quantityInCart(seen);
  if (held === 0) checkLines(lines.length);
  const quantity = held + pieces;
  const { CZK, EUR, USD } = tyre.price;
  const [changed] = await db.execute<{ version: number }>(sql`
    with changed as (${nextVersion(seen, id, token, now.toISOString())} returning version), put as (
      insert into cart_item (cart_id, product_id, quantity, added_czk, added_eur, added_usd)
      select ${id}::uuid, ${tyre.id}::int, ${quantity}::int, ${CZK}::int, ${EUR}::int, ${USD}::int from changed
      on conflict (cart_id, product_id) do update set quantity = excluded.quantity)
    select version from changed`);
  if (!changed) return null;
  const line = { productId: tyre.id, quantity, price: tyre.price };
  const after = held > 0 ? lines.map((each) => (each.productId === tyre.id ? line : each)) : [...lines, line];
  return { row: { id, version: changed.version }, lines: after, token };
}

/** Changes a locked cart. @throws Error when it was changed meanwhile all the same */
export function whileLocked(changed: ChangedCart | null): ChangedCart {
  if (!changed) throw new Error("A cart has changed while it was locked.");
  return changed;
}

type Wish = { product_id: number; quantity: number };

async function tryToAdd(
  db: Executor,
  caller: CartCaller,
  { product_id, quantity }: Wish,
  { now, locked }: { now: Date; locked: boolean },
) {
  const seen = await readCart(db, caller, product_id);
  if (!seen?.tyre.active) throw new ApiProblem("not_found");
  checkQuantity(product_id, quantityInCart(seen) + quantity, seen.tyre.stock);
  // An account's first cart is made under the account's lock: a sign-in elsewhere may be merging a cart at the same time.
  const isFirst = caller.accountId !== null && seen.row === null;
  return isFirst && !locked ? null : upsertLine(db, seen, quantity, now);
}

/**
 * Adds a quantity of a tyre to the caller's cart, which is made if there is none. Two statements and no lock; only when
 * another request (another tab) changes the cart between them, or an account's cart is made, it is repeated under a lock.
 * @throws ApiProblem `not_found` for a tyre that is not sold, `out_of_stock`, `invalid` above 20 pieces or 100 lines
 */
export async function addToCart(caller: CartCaller, wish: Wish, now: Date): Promise<ChangedCart> {
  const added = await tryToAdd(database(), caller, wish, { now, locked: false });
  if (added) return added;
  return database().transaction(async (tx) => {
    await lockCart(tx, caller);
    return whileLocked(await tryToAdd(tx, caller, wish, { now, locked: true }));
  });
}
