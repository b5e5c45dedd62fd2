import type postgres from "postgres";
import { giveSlugs, type NamedRow } from "@/lib/backend/import/merge/slugs";

/** Rows looked at together. */
const size = 1000;

const named = (tyre: string) =>
  ["width", "profile", "construction", "rim_tenths", "commercial", "load_index", "load_index_dual", "speed_symbol"]
    .concat("xl", "runflat", "homologation", "mpn", "ean")
    .map((column) => `${tyre}.${column}`)
    .join(", ");

/** New tyres, and those whose address is made of something that changes. */
const rows = `
  select t.seq as line, null::int as product_id, b.slug as brand_slug, m.slug as pattern_slug, ${named("t")}
  from new_tyre as t join brand as b on b.id = t.brand_id join pattern as m on m.id = t.pattern_id where t.product_id is null
  union all
  select c.seq, p.id, b.slug, m.slug, ${named("n")}
  from changing as c join product as p on p.id = c.product_id join brand as b on b.id = p.brand_id join pattern as m on m.id = p.pattern_id
  cross join lateral jsonb_populate_record(p, c.after) as n
  where c.fits and c.after ?| array['construction', 'width', 'profile', 'rim_tenths', 'load_index', 'load_index_dual', 'speed_symbol',
    'commercial', 'runflat', 'homologation']`;

/** Gives the tyres of a change set their addresses, in the temporary table `given_slug`. */
export async function giveAddresses(sql: postgres.TransactionSql): Promise<void> {
  await sql`create temporary table given_slug (seq integer primary key, slug text not null) on commit drop`;
  await sql.unsafe(`create temporary table naming on commit drop as select * from (${rows}) as tyre order by line`);
  await sql`create index on naming (line)`;
  await sql`analyze naming (line)`;
  const promised = new Set<string>();
  for (let last = 0; ; ) {
    const batch = await sql<NamedRow[]>`select * from naming where line > ${last} order by line limit ${size}`;
    if (batch.length === 0) break;
    const given = await giveSlugs(sql, batch, promised);
    for (const { slug } of given) promised.add(slug);
    await sql`
      insert into given_slug select * from unnest(${given.map(({ line }) => line)}::int[], ${given.map(({ slug }) => slug)}::text[])`;
    last = batch.at(-1)?.line ?? last;
  }
  await sql`analyze given_slug`;
}
