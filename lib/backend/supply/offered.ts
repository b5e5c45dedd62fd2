import { defaultRates } from "@/lib/backend/import/prices/rates";

/** Writes a query: `sql` of drizzle, or a transaction of postgres.js. Values become parameters, parts of queries stay such. */
export type QueryTag<Query> = (text: TemplateStringsArray, ...values: (string | Query)[]) => Query;

/** Ids as one parameter, `{1,2,3}`: both ways of writing queries take it as text. */
export const idList = (ids: readonly number[]): string => `{${ids.join(",")}}`;

/**
 * What the active suppliers can still give of some tyres, a row for each offer: `product_id`, `supplier_id`, `available` pieces, `landed`
 * cost of one in hellers, net with freight (null: not known), `days` until it can leave, whether it is the `own` store, and the offer's
 * `code`, `cost`, `currency`.
 * Of the pieces of its list, at most what the supplier's cap lets it promise, it keeps the buffer, and what was sold and the list cannot
 * know: pieces that are still to be ordered, and those ordered after the list was made, whatever became of them. The own store's pieces
 * fall when they are sold, so nothing of it is held back.
 * @param which a condition on `offer.product_id`
 * @param offers a table of offers that are about to be written, in place of those that there are
 */
export const offeredWhere = <Query>(
  sql: QueryTag<Query>,
  which: Query,
  offers: Query = sql`supplier_offer`,
): Query => sql`
  select offer.product_id, offer.supplier_id, offer.code, offer.cost, offer.currency,
    greatest(0, least(offer.stock, supplier.stock_cap) - supplier.buffer - coalesce(unknown.pieces, 0)) as available,
    case when offer.cost is not null then least(2147483647, round(offer.cost * (rates.worth ->> offer.currency::text)::numeric
      + supplier.per_piece_cost * (rates.worth ->> supplier.currency::text)::numeric))::int end as landed,
    coalesce(offer.lead_days, supplier.lead_days) as days, supplier.kind = 'own' as own
  from ${offers} as offer
  join supplier on supplier.id = offer.supplier_id and supplier.active
  cross join (
    select ${JSON.stringify(defaultRates)}::text::jsonb
      || coalesce((select value from setting where key = 'exchange_rates'), '{}') as worth
  ) as rates
  left join lateral (
    select sum(sold.quantity)::int as pieces from line_allocation as sold
    where sold.product_id = offer.product_id and sold.supplier_id = offer.supplier_id
      and (sold.state = 'to_order' or sold.ordered_at > offer.as_of)
  ) as unknown on true
  where ${which}`;

/** The same of some tyres, as `idList` names them. */
export const offeredPieces = <Query>(sql: QueryTag<Query>, productIds: string): Query =>
  offeredWhere(sql, sql`offer.product_id = any(${productIds}::text::int[])`);
