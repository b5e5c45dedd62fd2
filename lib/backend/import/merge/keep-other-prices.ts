import type postgres from "postgres";

/**
 * A tyre that a rule or somebody's hand prices keeps its prices; what the list asks for it is kept for when neither does any more. Call
 * it before the staged rows are compared with the shop.
 */
export async function keepOtherPrices(sql: postgres.TransactionSql): Promise<void> {
  await sql`
    with priced as (
      select r.line, p.id, p.price_czk, p.price_eur, p.price_usd, r.price_czk as list_czk, r.price_eur as list_eur, r.price_usd as list_usd
      from import_row as r join product as p on p.id = r.product_id
      where not r.taken_over and p.price_source <> 'list'
    ),
    kept as (
      insert into list_price (product_id, price_czk, price_eur, price_usd)
      select distinct on (id) id, list_czk, list_eur, list_usd from priced order by id, line
      on conflict (product_id) do update
      set price_czk = excluded.price_czk, price_eur = excluded.price_eur, price_usd = excluded.price_usd
    )
    update import_row as r set price_czk = priced.price_czk, price_eur = priced.price_eur, price_usd = priced.price_usd
    from priced where priced.line = r.line`;
}
