import type postgres from "postgres";
import { type ProductRow, pictureColumn, priceColumn } from "@/lib/backend/catalogue/product-row";
import { connection } from "@/lib/backend/kernel/database/connect";
import type { Currency } from "@/lib/domain/locale";

/** A tyre on sale as feeds describe it, its price in the feed's currency. */
export type FeedRow = Omit<ProductRow, "lowest" | "lowest_until"> & {
  pattern_id: number;
  ean: string | null;
  mpn: string | null;
};

type FeedScope = { currency: Currency; inStockOnly: boolean };

/** Tyres read at once: about half a megabyte of a feed. */
const batch = 200;

const stockCondition = (sql: postgres.Sql, { inStockOnly }: FeedScope) => (inStockOnly ? sql`and p.stock > 0` : sql``);

/**
 * Every tyre on sale by id, a batch at a time. Each batch is a query of its own that goes on behind the last id: a slow
 * reader holds neither a connection nor a snapshot of the database, and a reader that stops ends the queries.
 */
export async function* feedRows(scope: FeedScope): AsyncGenerator<FeedRow[]> {
  const { sql } = connection();
  for (let after = 0; ; ) {
    const rows = await sql<FeedRow[]>`
      select p.id, p.slug, p.category, b.name as brand, b.slug as brand_slug, t.id as pattern_id, t.name as pattern,
        t.slug as pattern_slug, p.width, p.profile, p.construction, p.rim_tenths, p.commercial, p.load_index,
        p.load_index_dual, p.speed_symbol, p.season, p.family, p.three_pmsf, p.ms, p.ice, p.studded, p.xl, p.runflat,
        p.ev, p.homologation, p.fuel, p.wet, p.noise_db, p.noise_class, p.tyre_class, p.eprel_id,
        p.${priceColumn(sql, scope.currency)} as price, p.stock, p.dispatch_days, p.production_year, p.ean, p.mpn,
        ${pictureColumn(sql)}
      from product p
      join brand b on b.id = p.brand_id
      join pattern t on t.id = p.pattern_id
      where p.active and p.id > ${after} ${stockCondition(sql, scope)}
      order by p.id
      limit ${batch}`;
    if (rows.length > 0) yield rows;
    after = rows.at(-1)?.id ?? after;
    if (rows.length < batch) return;
  }
}

/** What changes whenever a feed's rows do: how many, when last written, the pieces in stock, and which pictures. */
export async function feedVersion(scope: FeedScope): Promise<string> {
  const { sql } = connection();
  const [row] = await sql<{ version: string }[]>`
    select concat_ws('-', count(*), extract(epoch from max(p.updated_at))::bigint, sum(p.stock),
      (select concat_ws('.', count(*), max(id), sum(revision), sum(id::bigint * position)) from tyre_picture where removed_at is null)) as version
    from product p where p.active ${stockCondition(sql, scope)}`;
  return row?.version ?? "";
}
