import { asc, eq } from "drizzle-orm";
import { cartTokenHash } from "@/lib/backend/cart/cart-cookie";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { cart, cartItem } from "@/lib/backend/kernel/database/schema/cart";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";
import type { Currency } from "@/lib/domain/locale";
import { type Money, moneyOf, multiplyMoney } from "@/lib/domain/money";

export type StoredCart = { id: string; version: number };

/** A line with what its tyre costs and what there is of it now. */
export type StoredCartLine = Awaited<ReturnType<typeof cartLines>>[number];
/** As much of a line as the small cart shows. */
export type PricedLine = Pick<StoredCartLine, "productId" | "quantity" | "price">;

/**
 * The cart of a cookie's secret, `null` when there is none. With `lock` it is locked until the transaction's end, so that
 * changes of one cart come one after another.
 */
export async function findCart(db: Executor, token: string | null, lock: boolean): Promise<StoredCart | null> {
  if (token === null) return null;
  const query = db
    .select({ id: cart.id, version: cart.version })
    .from(cart)
    .where(eq(cart.tokenHash, cartTokenHash(token)));
  const [found] = await (lock ? query.for("update") : query);
  return found ?? null;
}

/** The lines of a cart in the order of their positions; inactive tyres are among them, with stock 0. */
export async function cartLines(db: Executor, cartId: string) {
  const rows = await db
    .select({
      itemId: cartItem.id,
      productId: cartItem.productId,
      quantity: cartItem.quantity,
      added: { CZK: cartItem.addedCzk, EUR: cartItem.addedEur, USD: cartItem.addedUsd },
      price: { CZK: product.priceCzk, EUR: product.priceEur, USD: product.priceUsd },
      active: product.active,
      stock: product.stock,
      dispatchDays: product.dispatchDays,
      family: product.family,
      width: product.width,
      profile: product.profile,
      rimTenths: product.rimTenths,
      construction: product.construction,
      commercial: product.commercial,
    })
    .from(cartItem)
    .innerJoin(product, eq(product.id, cartItem.productId))
    .where(eq(cartItem.cartId, cartId))
    .orderBy(asc(cartItem.id));
  return rows.map((row) => ({ ...row, stock: row.active ? row.stock : 0 }));
}

/** What one piece of a line costs now. */
export function unitPrice(line: PricedLine, currency: Currency): Money {
  return moneyOf(line.price[currency], currency);
}

/** What all pieces of a line cost now. */
export function lineTotal(line: PricedLine, currency: Currency): Money {
  return multiplyMoney(unitPrice(line, currency), line.quantity);
}
