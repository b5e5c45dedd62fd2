import type postgres from "postgres";
import { assignments, changed, differs, fresh, naming } from "@/lib/backend/import/merge/product-columns";
import { giveSlugs, namedBatches } from "@/lib/backend/import/merge/slugs";

/**
 * Demonstration tyres that the list has under their very name become the merchant's: what was made up about them goes,
 * their page and address stay. `source`: what the list is called.
 */
export async function takeOver(sql: postgres.TransactionSql, source: string, stock: number): Promise<void> {
  const own = { price_source: "'list'", rule_id: "null" };
  const values = { ...fresh, ...own, source: "$2", active: "true", created_at: "now()", updated_at: "now()" };
  // The numbers of demonstration tyres are made up: one may be a real tyre's.
  await sql`update product as p set ean = null from import_row as r where p.ean = r.ean and p.source = 'demonstration'`;
  await sql.unsafe(
    `update product as p set ${assignments(values)} from import_row as r where p.id = r.product_id and r.taken_over`,
    [stock, source],
  );
  await sql`delete from price_log using import_row as r where price_log.product_id = r.product_id and r.taken_over`;
  await sql`
    insert into price_log (product_id, currency, amount, at)
    select p.id, price.currency, price.amount, now() from import_row as r join product as p on p.id = r.product_id
    cross join lateral (values ('CZK'::currency, p.price_czk), ('EUR'::currency, p.price_eur),
      ('USD'::currency, p.price_usd)) as price (currency, amount)
    where r.taken_over`;
}

type Changes = { changed: number; priceChanges: number };

/** Brings products that the list describes otherwise up to it. Rows that agree are not touched at all. */
export async function updateChanged(sql: postgres.TransactionSql): Promise<Changes> {
  await sql.unsafe(`
    create temporary table import_change on commit drop as
    select r.line, p.id, ${differs(naming)} as renamed,
      ${differs(["price_czk", "price_eur", "price_usd"])} as repriced
    from import_row as r join product as p on p.id = r.product_id
    where not r.taken_over and ${differs(Object.keys(changed))}`);
  await sql.unsafe(`
    update product as p set ${assignments(changed)}, updated_at = now()
    from import_row as r join import_change as c on c.line = r.line where p.id = r.product_id`);
  for await (const rows of namedBatches(sql, "r.line in (select line from import_change where renamed)")) {
    const given = await giveSlugs(sql, rows);
    await moveTo(
      sql,
      given.map(({ line }) => line),
      given.map(({ slug }) => slug),
    );
  }
  const [count] = await sql<Changes[]>`
    select count(*)::int as "changed", (count(*) filter (where repriced))::int as "priceChanges" from import_change`;
  return count ?? { changed: 0, priceChanges: 0 };
}

/** Gives products their new addresses; the old ones redirect. */
async function moveTo(sql: postgres.TransactionSql, lines: number[], slugs: string[]): Promise<void> {
  await sql`
    with moved as (
      select p.id, p.slug as old, given.slug as new
      from unnest(${lines}::int[], ${slugs}::text[]) as given (line, slug)
      join import_row as r on r.line = given.line join product as p on p.id = r.product_id
      where p.slug <> given.slug
    ),
    back as (delete from product_slug using moved where product_slug.slug = moved.new),
    kept as (
      insert into product_slug (slug, product_id) select old, id from moved
      on conflict (slug) do update set product_id = excluded.product_id
    )
    update product set slug = moved.new from moved where product.id = moved.id`;
}

/** Adds the tyres that the shop does not have. */
export async function insertNew(sql: postgres.TransactionSql, source: string, stock: number): Promise<number> {
  const values = { ...fresh, source: "$2", slug: "given.slug" };
  let added = 0;
  for await (const rows of namedBatches(sql, "r.product_id is null")) {
    const given = await giveSlugs(sql, rows);
    const result = await sql.unsafe(
      `insert into product (${Object.keys(values).join(", ")})
       select ${Object.values(values).join(", ")}
       from unnest($3::int[], $4::text[]) as given (line, slug) join import_row as r on r.line = given.line
       order by r.line`,
      [stock, source, given.map(({ line }) => line), given.map(({ slug }) => slug)],
    );
    added += result.count;
  }
  return added;
}
