import { sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import type { BrandRow } from "@/lib/contract/admin/brands";

/** Brands with tyres on sale by name; with an id that one alone, whatever is on sale. */
export async function listBrands(id?: number): Promise<BrandRow[]> {
  const rows = await database().execute<BrandRow>(sql`
    select b.id, b.revision, b.name, b.safety, coalesce(sold.tyres, 0)::int as tyres
    from brand b left join (
      select brand_id, count(*) as tyres from product where active group by brand_id
    ) as sold on sold.brand_id = b.id
    where ${id === undefined ? sql`sold.tyres > 0` : sql`b.id = ${id}`} order by lower(b.name), b.id`);
  return [...rows];
}
