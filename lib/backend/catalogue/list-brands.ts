import { connection } from "@/lib/backend/kernel/database/connect";
import type { Handler } from "@/lib/backend/kernel/http/handler";
import { pageTags } from "@/lib/domain/page-tags";

/** `GET /brands`: the brands that have a tyre on sale, by name as the caller's language sorts. */
export const listBrands: Handler<"GET /brands"> = async (_input, { language, reads }) => {
  const { sql } = connection();
  const data = await sql<{ slug: string; name: string; count: number }[]>`
    select brand.slug, brand.name, counted.count
    from (select brand_id, count(*)::int as count from product where active group by brand_id) as counted
    join brand on brand.id = counted.brand_id`;
  reads({ tags: [pageTags.assortment, pageTags.brands] });
  const order = new Intl.Collator(language);
  return { status: 200, body: { data: data.toSorted((a, b) => order.compare(a.name, b.name)) } };
};
