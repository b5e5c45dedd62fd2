import type postgres from "postgres";
import type { ImportField } from "@/lib/backend/import/columns/fields";
import type { Reason, RowProblem } from "@/lib/backend/import/tyre/problem";

/** What a tyre without EAN and manufacturer's number is told by. */
const identity = `concat_ws('|', brand_key, pattern_key, width, coalesce(profile, 0), construction, rim_tenths, load_index,
  coalesce(load_index_dual, 0), speed_symbol, coalesce(xl::text, ''), runflat, coalesce(homologation, ''))`;

/** Refuses rows that offer a tyre which an earlier row of the same list has offered already. */
export async function refuseDuplicates(sql: postgres.TransactionSql): Promise<void> {
  await sql.unsafe(`
    update import_row as late set
      refused = 'duplicate',
      refused_field = case when late.ean is not null then 'ean' when late.mpn is not null then 'mpn' else 'pattern' end,
      refused_value = coalesce(late.ean, late.mpn, late.brand_name || ' ' || late.pattern_name),
      refused_other = known.first
    from (
      select line, first_value(line) over (partition by key order by line) as first
      from (
        select line, coalesce('ean ' || ean, 'mpn ' || brand_key || ' ' || mpn, ${identity}) as key from import_row
      ) as keyed
    ) as known
    where known.line = late.line and known.first <> late.line`);
}

/** Refuses rows with a product_id that an earlier row, which has not been refused, has given to another tyre. */
export async function refuseSharedProductIds(sql: postgres.TransactionSql): Promise<void> {
  await sql`
    update import_row as late set refused = 'product_id_of_another', refused_field = 'product_id',
      refused_value = late.host_product_id, refused_other = known.first
    from (
      select line, first_value(line) over (partition by host_product_id order by line) as first from import_row
      where host_product_id is not null and refused is null
    ) as known
    where known.line = late.line and known.first <> late.line`;
}

/** Refuses rows whose EAN belongs to a tyre of another size: one of the two has a wrong EAN, and only a person knows which. */
export async function refuseForeignEans(sql: postgres.TransactionSql): Promise<void> {
  await sql`
    update import_row as r set refused = 'ean_of_another', refused_field = 'ean', refused_value = r.ean,
      refused_other = concat(brand.name, ' ', pattern.name, ' ', p.width, '/', coalesce(p.profile::text, '–'), ' R',
        (p.rim_tenths / 10.0)::float)
    from product as p join brand on brand.id = p.brand_id join pattern on pattern.id = p.pattern_id
    where p.id = r.product_id and p.ean = r.ean and not r.taken_over
      and (p.width, p.profile, p.rim_tenths) is distinct from (r.width, r.profile, r.rim_tenths)`;
}

type Refused = { line: number; field: ImportField; reason: Reason; value: string; other: string; raw: string | null };

type StagedRefusal = { line: number; problem: RowProblem; raw: string | null };

/** Removes the refused rows from the staging table and returns them in the order of the file, in batches. */
export async function* takeRefused(sql: postgres.TransactionSql): AsyncGenerator<StagedRefusal> {
  for (let last = 0; ; ) {
    const rows = await sql<Refused[]>`
      select line, refused_field as field, refused as reason, refused_value as value, refused_other as other, raw from import_row
      where refused is not null and line > ${last} order by line limit 500`;
    for (const { line, field, reason, value, other, raw } of rows) {
      yield { line, raw, problem: { field, reason, value, values: { other } } };
      last = line;
    }
    if (rows.length < 500) break;
  }
  await sql`delete from import_row where refused is not null`;
}
