import { presentProduct } from "@/lib/backend/catalogue/present-product";
import { type ProductRow, productColumns, productTables } from "@/lib/backend/catalogue/product-row";
import { connection } from "@/lib/backend/kernel/database/connect";
import type { Handler } from "@/lib/backend/kernel/http/handler";

type IdentifiedRow = ProductRow & { host_product_id: string | null };

/** `GET /products/identities`: tyres by our ids and by those of the back end elsewhere, each once, by our ids. */
export const productIdentities: Handler<"GET /products/identities"> = async ({ query }, { currency, now }) => {
  const { ids = [], product_ids = [] } = query;
  const { sql } = connection();
  // What is not null is found in the index, which has nothing else.
  const rows = await sql<IdentifiedRow[]>`
    select p.host_product_id, ${productColumns(sql, currency)} from ${productTables(sql, currency, now)}
    where p.id = any(${ids}::int[])
      or (p.host_product_id is not null and p.host_product_id = any(${product_ids}::text[]))
    order by p.id`;
  const data = rows.map((row) => ({
    id: row.id,
    product_id: row.host_product_id,
    product: presentProduct(row, { currency, now }),
  }));
  return { status: 200, body: { data } };
};
