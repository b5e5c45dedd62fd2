import { catalogueMessages } from "@/lib/backend/catalogue/catalogue-messages";
import { priceColumn } from "@/lib/backend/catalogue/product-row";
import { connection } from "@/lib/backend/kernel/database/connect";
import type { Handler } from "@/lib/backend/kernel/http/handler";
import { categories } from "@/lib/domain/category";
import { moneyOf } from "@/lib/domain/money";
import { pageTags } from "@/lib/domain/page-tags";

/** `GET /categories`: all nine, also those without a tyre, with their names in the caller's language. */
export const listCategories: Handler<"GET /categories"> = async (_input, { language, currency, reads }) => {
  const { sql } = connection();
  const rows = await sql<{ category: string; count: number; price_from: number }[]>`
    select category, count(*)::int as count, min(${priceColumn(sql, currency)}) as price_from
    from product where active group by category`;
  reads({ tags: [pageTags.offers] });
  const counted = new Map(rows.map((row) => [row.category, row]));
  const named = catalogueMessages(language);
  const data = categories.map((category) => {
    const found = counted.get(category.id);
    return {
      ...category,
      name: named.name[category.id],
      count: found?.count ?? 0,
      price_from: found ? moneyOf(found.price_from, currency) : null,
    };
  });
  return { status: 200, body: { data } };
};
