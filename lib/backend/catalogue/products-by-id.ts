import { type Moment, presentProduct } from "@/lib/backend/catalogue/present-product";
import { type ProductRow, productColumns, productTables } from "@/lib/backend/catalogue/product-row";
import { type Connection, connection } from "@/lib/backend/kernel/database/connect";
import type { Product } from "@/lib/contract/products";

/** Rows of tyres by id, in no order. @param sql the connections to ask on, those of all requests unless it is said */
export async function productRowsById(
  ids: readonly number[],
  { currency, now }: Moment,
  { sql }: Connection = connection(),
): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  return sql<ProductRow[]>`
    select ${productColumns(sql, currency)} from ${productTables(sql, currency, now)}
    where p.id = any(${[...ids]}::int[])`;
}

/**
 * Tyres by id, as a listing shows them, also those no longer on sale (a cart may still hold one); an unknown id is
 * missing from the map.
 */
export async function productsById(ids: readonly number[], moment: Moment): Promise<ReadonlyMap<number, Product>> {
  const rows = await productRowsById(ids, moment);
  return new Map(rows.map((row) => [row.id, presentProduct(row, moment)]));
}
