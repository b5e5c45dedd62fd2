import type postgres from "postgres";
import { productPaths } from "@/lib/backend/catalogue/present-product";
import type { ProductRow } from "@/lib/backend/catalogue/product-row";
import { currencyOf, languages } from "@/lib/domain/locale";

/** A page that shoppers ask for. `tyre` is the id of the tyre that it shows, if it shows one. */
export type Address = { path: string; currency: "CZK" | "EUR"; tyre: number | null };

/**
 * Addresses in three languages and two currencies, the most wanted first: the entries, then the tyres by their popularity.
 * Whoever reads English pays in crowns or in euros.
 * @param count how many
 */
export async function addressesOf(sql: postgres.Sql, count: number): Promise<Address[]> {
  const rows = await sql<Pick<ProductRow, "id" | "category" | "slug">[]>`select id, category, slug from product
    where active order by popularity desc, id`;
  const found: Address[] = languages.map((language) => ({
    path: `/${language}`,
    currency: language === "cs" ? "CZK" : "EUR",
    tyre: null,
  }));
  for (const [place, row] of rows.entries()) {
    const paths = productPaths(row);
    for (const language of languages) {
      const own = currencyOf(language);
      found.push({
        path: paths[language],
        currency: own === "USD" ? (place % 2 === 0 ? "CZK" : "EUR") : own,
        tyre: row.id,
      });
    }
  }
  return found.slice(0, count);
}
