import type postgres from "postgres";
import type { ReadSupplier } from "@/lib/backend/change-set/read/list-supplier";
import { idList, offeredPieces, type QueryTag } from "@/lib/backend/supply/offered";

/**
 * Adds to the staged rows what only a supplier's list has: the offer as it is to be, in the supplier's own terms, and from whom a set of
 * four would then be taken at what landed cost (hellers, net, with freight).
 * @param rates what one unit of each currency is worth in crowns; @param stock pieces where the list says nothing
 */
export async function prepareRows(
  sql: postgres.TransactionSql,
  supplier: ReadSupplier,
  { rates, asOf, stock }: { rates: Readonly<Record<string, number>>; asOf: Date; stock: number },
): Promise<void> {
  const worth = JSON.stringify(rates);
  await sql`
    alter table import_row add column stock_now integer, add column cost_now integer, add column currency_now currency,
      add column code_now text, add column lead_now smallint, add column again boolean not null default false,
      add column landed integer, add column served_by integer,
      add column price_source text not null default 'list', add column rule_id integer,
      add column asked integer[]`;
  // A price in a currency that the shop has no list of is kept in the supplier's.
  await sql`
    update import_row as r set
      stock_now = coalesce(r.stock, o.stock, ${stock}), code_now = coalesce(r.supplier_code, o.code),
      lead_now = coalesce(r.dispatch_days, o.lead_days),
      cost_now = case when r.cost is null then o.cost when r.cost_currency in ('CZK', 'EUR', 'USD') then r.cost
        else greatest(1, round(r.cost * (${worth}::text::jsonb ->> r.cost_currency)::numeric
          / (${worth}::text::jsonb ->> ${supplier.currency}::text)::numeric))::int end,
      currency_now = case when r.cost is null then coalesce(o.currency, ${supplier.currency}::currency)
        when r.cost_currency in ('CZK', 'EUR', 'USD') then r.cost_currency::currency else ${supplier.currency}::currency end
    from import_row as self
    left join supplier_offer as o on o.supplier_id = ${supplier.id} and o.product_id = self.product_id
    where self.line = r.line`;
  // What an earlier change set added and was taken back is added again.
  await sql`
    update import_row as r set again = true from product as p
    where p.id = r.product_id and not p.active and not r.taken_over and exists (
      select from change_set_item as item join change_set as made on made.id = item.change_set_id
      where item.product_id = p.id and item.kind = 'added' and item.result = 'undone' and made.state = 'undone')`;
  const [found] = await sql<{ ids: number[] | null }[]>`
    select array_agg(product_id) as ids from import_row where product_id is not null`;
  const tag: QueryTag<postgres.PendingQuery<postgres.Row[]>> = sql;
  await sql`
    update import_row as r set landed = best.landed, served_by = best.supplier_id,
      asked = array[r.price_czk, r.price_eur, r.price_usd]
    from (
      select distinct on (line) line, supplier_id, landed
      from (
        select row.line, ${supplier.id}::int as supplier_id, ${supplier.leadDays}::int as lead,
          greatest(0, least(row.stock_now, ${supplier.stockCap}::int) - ${supplier.buffer}::int - coalesce(held.pieces, 0)) as available,
          case when row.cost_now is not null then least(2147483647, round(row.cost_now * (${worth}::text::jsonb ->> row.currency_now::text)::numeric
            + ${supplier.perPieceCost}::int * (${worth}::text::jsonb ->> ${supplier.currency}::text)::numeric))::int end as landed,
          coalesce(row.lead_now, ${supplier.leadDays}::int) as days, false as own
        from import_row as row
        left join (
          select product_id, sum(quantity)::int as pieces from line_allocation
          where supplier_id = ${supplier.id} and (state = 'to_order' or ordered_at > ${asOf.toISOString()})
          group by product_id
        ) as held on held.product_id = row.product_id
        union all
        select row.line, other.supplier_id, 0, other.available, other.landed, other.days, other.own
        from import_row as row
        join (${offeredPieces(tag, idList(found?.ids ?? []))}) as other on other.product_id = row.product_id
        where other.supplier_id <> ${supplier.id}
      ) as source
      order by line, available >= 4 desc, case when available >= 4 then coalesce(landed, case when own then 0 end) end nulls last,
        available desc, landed nulls last, days, supplier_id
    ) as best
    where best.line = r.line`;
}
