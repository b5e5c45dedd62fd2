import type postgres from "postgres";

/**
 * Adds the brands and patterns of the tyres that a change set adds, where the shop has none of that name, and gives the tyres in
 * `new_tyre` theirs.
 */
export async function addNewNames(sql: postgres.TransactionSql): Promise<void> {
  await sql`
    insert into brand (slug, name, tier, country, manufacturer)
    select distinct on (brand ->> 'key') brand ->> 'slug', brand ->> 'name', brand ->> 'tier', brand ->> 'country',
      brand ->> 'manufacturer'
    from new_tyre where not exists (select from brand as known where replace(known.slug, '-', '') = new_tyre.brand ->> 'key')
    order by brand ->> 'key', seq`;
  await sql`
    update new_tyre set brand_id = known.id from brand as known where replace(known.slug, '-', '') = new_tyre.brand ->> 'key'`;
  await sql`
    insert into pattern (brand_id, slug, name, match_key, search, season, tread, segment)
    select distinct on (brand_id, pattern ->> 'key') brand_id, pattern ->> 'slug', pattern ->> 'name', pattern ->> 'key',
      pattern ->> 'search', (pattern ->> 'season')::season, (pattern ->> 'tread')::tread, pattern ->> 'segment'
    from new_tyre where not exists (
      select from pattern as known where known.brand_id = new_tyre.brand_id and known.match_key = new_tyre.pattern ->> 'key')
    order by brand_id, pattern ->> 'key', seq`;
  await sql`
    update new_tyre set pattern_id = known.id from pattern as known
    where known.brand_id = new_tyre.brand_id and known.match_key = new_tyre.pattern ->> 'key'`;
}

/**
 * Finds the tyres that were to be added and that the shop has got since the list was read: they are left as they are, and the supplier's
 * offer becomes one of them.
 */
export async function findAddedMeanwhile(sql: postgres.TransactionSql): Promise<void> {
  const tyre = "(t.tyre ->> 'width')::int = p.width and (t.tyre ->> 'rim_tenths')::int = p.rim_tenths";
  const conditions = [
    "p.ean = t.tyre ->> 'ean'",
    `p.brand_id = t.brand_id and p.mpn = t.tyre ->> 'mpn' and ${tyre} and (p.ean is null or t.tyre ->> 'ean' is null)`,
    `p.pattern_id = t.pattern_id and ${tyre} and p.profile is not distinct from (t.tyre ->> 'profile')::int
      and p.load_index = (t.tyre ->> 'load_index')::int and p.speed_symbol = t.tyre ->> 'speed_symbol'
      and p.xl = (t.tyre ->> 'xl')::boolean and p.runflat = (t.tyre ->> 'runflat')::boolean
      and p.homologation is not distinct from t.tyre ->> 'homologation'
      and (p.ean is null or t.tyre ->> 'ean' is null) and (p.mpn is null or t.tyre ->> 'mpn' is null)`,
  ];
  for (const condition of conditions) {
    await sql.unsafe(`
      update new_tyre as t set product_id = p.id from product as p
      where t.product_id is null and p.source <> 'demonstration' and ${condition}`);
  }
}
