import type postgres from "postgres";

/**
 * Adds the brands and patterns of the tyres that a change set adds, where the shop has none of that name, and gives the tyres in
 * `new_tyre` theirs, and the ids under which they will be stored, in the order of the list.
 */
export async function addNewNames(sql: postgres.TransactionSql): Promise<void> {
  await sql`
    insert into brand (slug, name, tier, country, manufacturer)
    select distinct on (brand ->> 'key') brand ->> 'slug', brand ->> 'name', brand ->> 'tier', brand ->> 'country',
      brand ->> 'manufacturer'
    from new_tyre where not exists (select from brand as known where replace(known.slug, '-', '') = new_tyre.brand ->> 'key')
    order by brand ->> 'key', seq`;
  await sql`
    insert into pattern (brand_id, slug, name, match_key, search, season, tread, segment)
    select distinct on (brand.id, pattern ->> 'key') brand.id, pattern ->> 'slug', pattern ->> 'name', pattern ->> 'key',
      pattern ->> 'search', (pattern ->> 'season')::season, (pattern ->> 'tread')::tread, pattern ->> 'segment'
    from new_tyre join brand on replace(brand.slug, '-', '') = new_tyre.brand ->> 'key'
    where not exists (select from pattern as known where known.brand_id = brand.id and known.match_key = new_tyre.pattern ->> 'key')
    order by brand.id, pattern ->> 'key', seq`;
  await sql`
    with given as materialized (
      select seq, nextval(pg_get_serial_sequence('product', 'id')) as id from (select seq from new_tyre order by seq) as listed
    )
    update new_tyre set brand_id = brand.id, pattern_id = pattern.id, id = given.id
    from given, brand join pattern on pattern.brand_id = brand.id
    where given.seq = new_tyre.seq and replace(brand.slug, '-', '') = new_tyre.brand ->> 'key' and pattern.match_key = new_tyre.pattern ->> 'key'`;
  await sql`analyze new_tyre`;
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
