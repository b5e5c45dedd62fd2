import type postgres from "postgres";

/** Adds the brands of staged rows that the shop does not have. */
async function addBrands(sql: postgres.TransactionSql): Promise<void> {
  await sql`
    insert into brand (slug, name, tier, country, manufacturer)
    select distinct on (brand_key) brand_slug, brand_name, brand_tier, brand_country, brand_manufacturer from import_row
    where not exists (select from brand where replace(brand.slug, '-', '') = brand_key)
    order by brand_key, line`;
}

/** Gives every staged row its brand, where the shop has it. */
async function findBrands(sql: postgres.TransactionSql): Promise<void> {
  await sql`update import_row set brand_id = brand.id from brand where replace(brand.slug, '-', '') = brand_key`;
}

/** Adds the patterns of staged rows that their brand does not have. */
async function addPatterns(sql: postgres.TransactionSql): Promise<void> {
  await sql`
    insert into pattern (brand_id, slug, name, match_key, search, season, tread, segment)
    select distinct on (brand_id, pattern_key)
      brand_id, pattern_slug, pattern_name, pattern_key, search, season, tread, segment
    from import_row
    where not exists (
      select from pattern where pattern.brand_id = import_row.brand_id and pattern.match_key = pattern_key
    )
    order by brand_id, pattern_key, line`;
}

/** Gives every staged row its pattern, where the shop has it. */
async function findPatterns(sql: postgres.TransactionSql): Promise<void> {
  await sql`
    update import_row set pattern_id = pattern.id from pattern
    where pattern.brand_id = import_row.brand_id and pattern.match_key = pattern_key`;
}

/** The same tyre by brand, pattern, size, indexes and marks; what one side leaves open (twin index, XL) agrees. */
const sameTyre = `p.pattern_id = r.pattern_id and p.width = r.width and p.profile is not distinct from r.profile
  and p.rim_tenths = r.rim_tenths and p.construction = r.construction
  and p.load_index = r.load_index and p.speed_symbol = r.speed_symbol
  and (p.load_index_dual is null or r.load_index_dual is null or p.load_index_dual = r.load_index_dual)
  and (r.xl is null or p.xl = r.xl) and p.runflat = r.runflat
  and p.homologation is not distinct from r.homologation`;

const free = "not exists (select from import_row as other where other.product_id = p.id)";
const ownStock = "p.source <> 'demonstration'";

/** `condition` joins the row `r` to a product `p`; each row takes one product and each product one row. */
async function matchBy(sql: postgres.TransactionSql, condition: string, takenOver = false): Promise<void> {
  await sql.unsafe(`
    update import_row as target set product_id = pair.id, taken_over = ${takenOver}
    from (
      select distinct on (id) line, id from (
        select distinct on (r.line) r.line, p.id
        from import_row as r join product as p on ${condition}
        where r.product_id is null and ${free}
        order by r.line, p.mpn is not distinct from r.mpn desc, p.id
      ) as per_row
      order by id, line
    ) as pair
    where target.line = pair.line`);
}

/** Gives every staged row its brand and pattern, adding those that the shop does not have. */
export async function addNames(sql: postgres.TransactionSql): Promise<void> {
  await addBrands(sql);
  await findBrands(sql);
  await addPatterns(sql);
  await findPatterns(sql);
}

/** Gives every staged row its brand and pattern where the shop has them, and adds nothing. */
export async function findNames(sql: postgres.TransactionSql): Promise<void> {
  await findBrands(sql);
  await findPatterns(sql);
}

/**
 * Finds the product of every staged row that has its names: by EAN, else by its id at the back end elsewhere within brand and size, else by
 * the manufacturer's number within the brand, else by brand, pattern, size, indexes and marks, unless both have a number
 * and they differ. The made-up numbers of demonstration
 * tyres count for nothing: such a tyre is only found by what it is, and the list takes it over.
 */
export async function matchProducts(sql: postgres.TransactionSql): Promise<void> {
  await sql`create index on import_row (product_id)`;
  await sql`analyze import_row`;
  await matchBy(sql, `p.ean = r.ean and ${ownStock}`);
  await matchBy(
    sql,
    `p.host_product_id = r.host_product_id and p.brand_id = r.brand_id and p.width = r.width
     and p.profile is not distinct from r.profile and p.rim_tenths = r.rim_tenths
     and (p.ean is null or r.ean is null) and ${ownStock}`,
  );
  await matchBy(
    sql,
    `p.brand_id = r.brand_id and p.mpn = r.mpn and p.width = r.width and p.rim_tenths = r.rim_tenths
     and (p.ean is null or r.ean is null) and ${ownStock}`,
  );
  await matchBy(
    sql,
    `${sameTyre} and (p.ean is null or r.ean is null) and (p.mpn is null or r.mpn is null) and ${ownStock}`,
  );
  await matchBy(sql, `${sameTyre} and p.source = 'demonstration'`, true);
}
