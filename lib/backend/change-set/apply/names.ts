import { getTableColumns } from "drizzle-orm";
import type postgres from "postgres";
import { addedColumns } from "@/lib/backend/change-set/read/write-items";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";

/** The columns that a tyre is added with, each with its type. Taken out of its JSON alone they cost a third of what all of a tyre's columns do. */
const declared = Object.values(getTableColumns(product))
  .filter(({ name }) => addedColumns.includes(name))
  .map((column) => `${column.name} ${column.getSQLType()}`)
  .join(", ");

/** Adds the brands and patterns of the tyres that a change set adds, where the shop has none of that name. */
async function addNewNames(sql: postgres.TransactionSql): Promise<void> {
  await sql`
    insert into brand (slug, name, tier, country, manufacturer)
    select distinct on (brand ->> 'key') brand ->> 'slug', brand ->> 'name', brand ->> 'tier', brand ->> 'country',
      brand ->> 'manufacturer'
    from new_name where not exists (select from brand as known where replace(known.slug, '-', '') = new_name.brand ->> 'key')
    order by brand ->> 'key', seq`;
  await sql`
    insert into pattern (brand_id, slug, name, match_key, search, season, tread, segment)
    select distinct on (brand.id, pattern ->> 'key') brand.id, pattern ->> 'slug', pattern ->> 'name', pattern ->> 'key',
      pattern ->> 'search', (pattern ->> 'season')::season, (pattern ->> 'tread')::tread, pattern ->> 'segment'
    from new_name join brand on replace(brand.slug, '-', '') = new_name.brand ->> 'key'
    where not exists (select from pattern as known where known.brand_id = brand.id and known.match_key = new_name.pattern ->> 'key')
    order by brand.id, pattern ->> 'key', seq`;
}

/**
 * Puts the tyres that a change set adds into the temporary table `new_tyre`, with their brands and patterns, which are added where the shop
 * has none of that name, and with the ids under which they will be stored, in the order of the list.
 */
export async function stageNewTyres(sql: postgres.TransactionSql, id: number): Promise<void> {
  await addNewNames(sql);
  await sql.unsafe(
    `create temporary table new_tyre on commit drop as
    with given as materialized (
      select *, nextval((select pg_get_serial_sequence('product', 'id'))) as id from (
        select seq, brand.id as brand_id, pattern.id as pattern_id
        from new_name join brand on replace(brand.slug, '-', '') = new_name.brand ->> 'key'
        join pattern on pattern.brand_id = brand.id and pattern.match_key = new_name.pattern ->> 'key'
        order by seq
      ) as listed
    )
    select null::int as product_id, given.*, tyre.*
    from given join change_set_item as i on i.change_set_id = $1 and i.seq = given.seq
    cross join lateral jsonb_to_record(i.after) as tyre (${declared})`,
    [id],
  );
  await sql`create index on new_tyre (seq)`;
  await sql`analyze new_tyre (seq, product_id, id, brand_id, pattern_id, width, rim_tenths, mpn, ean)`;
}

/**
 * Finds the tyres that were to be added and that the shop has got since the list was read: they are left as they are, and the supplier's
 * offer becomes one of them.
 */
export async function findAddedMeanwhile(sql: postgres.TransactionSql): Promise<void> {
  const tyre = "p.width = t.width and p.rim_tenths = t.rim_tenths";
  const conditions = [
    "p.ean = t.ean",
    `p.brand_id = t.brand_id and p.mpn = t.mpn and ${tyre} and (p.ean is null or t.ean is null)`,
    `p.pattern_id = t.pattern_id and ${tyre} and p.profile is not distinct from t.profile
      and p.load_index = t.load_index and p.speed_symbol = t.speed_symbol and p.xl = t.xl and p.runflat = t.runflat
      and p.homologation is not distinct from t.homologation
      and (p.ean is null or t.ean is null) and (p.mpn is null or t.mpn is null)`,
  ];
  for (const condition of conditions) {
    await sql.unsafe(`
      update new_tyre as t set product_id = p.id from product as p
      where t.product_id is null and p.source <> 'demonstration' and ${condition}`);
  }
}
