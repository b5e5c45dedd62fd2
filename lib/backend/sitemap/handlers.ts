import type postgres from "postgres";
import { productPaths } from "@/lib/backend/catalogue/present-product";
import { connection } from "@/lib/backend/kernel/database/connect";
import type { Handlers } from "@/lib/backend/kernel/http/handler";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { type ListingRow, listingOrder, listingPaths, listingRows } from "@/lib/backend/sitemap/listing-addresses";
import type { SitemapKind } from "@/lib/contract/sitemap";
import type { CategoryId } from "@/lib/domain/category";

/** Addresses of one page: far below the 50,000 that the sitemap protocol allows, so that a file stays a few megabytes. */
const pageSize = 5_000;

const milliseconds = (sql: postgres.Sql, moment: postgres.Fragment) =>
  sql`(extract(epoch from ${moment}) * 1000)::float8`;
const iso = (time: number) => new Date(time).toISOString();

type Address = { paths: { cs: string; en: string; sk: string }; updated_at: string };

async function tyreAddresses(page: number): Promise<Address[]> {
  const { sql } = connection();
  const rows = await sql<{ category: CategoryId; slug: string; updated: number }[]>`
    select category, slug, ${milliseconds(sql, sql`updated_at`)} as updated from product where active
    order by id limit ${pageSize} offset ${(page - 1) * pageSize}`;
  return rows.map((row) => ({ paths: productPaths(row), updated_at: iso(row.updated) }));
}

async function listingAddresses(page: number): Promise<Address[]> {
  const { sql } = connection();
  const rows = await sql<ListingRow[]>`
    select *, ${milliseconds(sql, sql`updated_at`)} as updated from (${listingRows(sql)}) as listing
    order by ${listingOrder(sql)} limit ${pageSize} offset ${(page - 1) * pageSize}`;
  return rows.flatMap((row) => {
    const paths = listingPaths(row);
    return paths ? [{ paths, updated_at: iso(row.updated) }] : [];
  });
}

const addresses: Record<SitemapKind, (page: number) => Promise<Address[]>> = {
  tyres: tyreAddresses,
  listings: listingAddresses,
};

async function pages() {
  const { sql } = connection();
  const rows = await sql<{ kind: SitemapKind; page: number; updated: number }[]>`
    select kind, ((place - 1) / ${pageSize}::int + 1)::int as page,
      ${milliseconds(sql, sql`max(updated_at)`)} as updated
    from (
      select 'listings' as kind, updated_at, row_number() over (order by ${listingOrder(sql)}) as place
      from (${listingRows(sql)}) as listing
      union all
      select 'tyres', updated_at, row_number() over (order by id) from product where active
    ) as placed
    group by 1, 2 order by 1, 2`;
  return rows.map(({ kind, page, updated }) => ({ kind, page, updated_at: iso(updated) }));
}

/** The catalogue's addresses for search engines. */
export const sitemapHandlers: Handlers<"GET /sitemap" | "GET /sitemap/{kind}"> = {
  "GET /sitemap": async () => ({ status: 200, body: { data: await pages() } }),
  "GET /sitemap/{kind}": async ({ path: { kind }, query: { page } }) => {
    const data = await addresses[kind](page);
    if (data.length === 0) throw new ApiProblem("not_found");
    return { status: 200, body: { data } };
  },
};
