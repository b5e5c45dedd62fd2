import type postgres from "postgres";
import {
  added,
  differences,
  known,
  knownFlags,
  newFlags,
  newTyre,
  takenOver,
} from "@/lib/backend/change-set/read/compare-sql";

/** What is compared: whose list it is, what it is called, when it was made. */
export type Compared = { id: number; supplierId: number; source: string; asOf: Date };

const pricesDiffer = "tyre.after ?| array['price_czk', 'price_eur', 'price_usd', 'price_source', 'rule_id']";
const costDiffers = "(o.product_id is not null and offer.after ? 'cost')";

/** What the change does most of all; the person looks for prices first. */
const kindOfKnown = `case when r.again then 'added' when ${pricesDiffer} or ${costDiffers} then 'price'
  when tyre.after <> '{}' then 'facts' else 'stock' end::change_kind`;

const withOffer = (side: "before" | "after") =>
  `tyre.${side} || case when offer.after <> '{}' then jsonb_build_object('offer', offer.${side}) else '{}' end`;

const insert = "insert into change_set_item (change_set_id, seq, line, product_id, kind, before, after, flags)";

const compare = (columns: Record<string, string>, kind: string, condition: string) => `${insert}
  select $1, r.line, r.line, p.id, ${kind}, ${withOffer("before")}, ${withOffer("after")}, ${knownFlags}
  from import_row as r join product as p on p.id = r.product_id join brand as b on b.id = p.brand_id
  left join supplier_offer as o on o.supplier_id = $2 and o.product_id = p.id
  ${differences(columns)}
  where ${condition} and (tyre.after <> '{}' or offer.after <> '{}') and $3::text is not null and $4::timestamptz is not null`;

/** Rows of the list: what they change of the tyres that there are, and the tyres that are new. */
async function writeRows(sql: postgres.TransactionSql, { id, supplierId, source, asOf }: Compared): Promise<void> {
  const values = [id, supplierId, source, asOf.toISOString()];
  await sql.unsafe(compare(known, kindOfKnown, "not r.taken_over"), values);
  await sql.unsafe(compare(takenOver, "'taken_over'::change_kind", "r.taken_over"), values);
  await sql.unsafe(
    `${insert}
     select $1, r.line, r.line, null, 'added', null, ${newTyre} || jsonb_build_object('source', $2::text), ${newFlags}
     from import_row as r where r.product_id is null`,
    [id, source],
  );
  await sql`
    insert into change_set_offer (change_set_id, seq, product_id, code, cost, currency, stock, lead_days, asked, pictures)
    select ${id}, line, product_id, code_now, cost_now, currency_now, stock_now, lead_now, asked, pictures from import_row`;
}

/** Tyres of the supplier that its complete list does not name: sold out there. Nobody else's are touched. */
async function writeSoldOut(sql: postgres.TransactionSql, { id, supplierId }: Compared, from: number): Promise<void> {
  await sql`
    with gone as (
      select row_number() over (order by o.product_id)::int + ${from} as seq, o.* from supplier_offer as o
      where o.supplier_id = ${supplierId} and o.stock > 0
        and not exists (select from import_row as r where r.product_id = o.product_id)
    ),
    offers as (
      insert into change_set_offer (change_set_id, seq, product_id, code, cost, currency, stock, lead_days)
      select ${id}, seq, product_id, code, cost, currency, 0, lead_days from gone
    )
    insert into change_set_item (change_set_id, seq, product_id, kind, before, after, flags)
    select ${id}, seq, product_id, 'sold_out', jsonb_build_object('offer', jsonb_build_object('stock', stock)),
      '{"offer": {"stock": 0}}', '{gone_from_list}' from gone`;
}

/** Demonstration tyres leave with the first list that has tyres of its own; a made-up number that is a real tyre's goes. */
async function writeRetired(sql: postgres.TransactionSql, { id }: Compared, from: number): Promise<void> {
  await sql`
    insert into change_set_item (change_set_id, seq, product_id, kind, before, after)
    select ${id}, row_number() over (order by p.id)::int + ${from}, p.id, 'retired',
      case when clash.ean is null then '{"active": true}'
        else jsonb_build_object('active', true, 'ean', p.ean) end,
      case when clash.ean is null then '{"active": false}' else '{"active": false, "ean": null}' end::jsonb
    from product as p left join import_row as clash on clash.ean = p.ean and clash.product_id is distinct from p.id
    where p.source = 'demonstration' and p.active and exists (select from import_row)
      and not exists (select from import_row as r where r.product_id = p.id and r.taken_over)`;
}

async function lastSeq(sql: postgres.TransactionSql, id: number): Promise<number> {
  const [last] = await sql<{ seq: number }[]>`
    select greatest((select max(seq) from change_set_item where change_set_id = ${id}),
      (select max(line) from import_row))::int as seq`;
  return last?.seq ?? 0;
}

/** Writes what the prepared rows change; nothing of the shop is touched. @param complete the list is all that the supplier has */
export async function writeItems(sql: postgres.TransactionSql, list: Compared, complete: boolean): Promise<void> {
  await writeRows(sql, list);
  if (complete) await writeSoldOut(sql, list, await lastSeq(sql, list.id));
  await writeRetired(sql, list, await lastSeq(sql, list.id));
}

/** Columns that a tyre which the list adds is stored with. */
export const addedColumns: readonly string[] = [...Object.keys(added), "source"];
