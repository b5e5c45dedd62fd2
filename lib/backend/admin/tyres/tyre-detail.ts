import { sql } from "drizzle-orm";
import { readTyrePrices } from "@/lib/backend/admin/prices/tyre-prices";
import { ownStockOf } from "@/lib/backend/admin/tyres/own-stock";
import { type FoundTyre, findTyres, presentTyre } from "@/lib/backend/admin/tyres/tyre-rows";
import { productPaths } from "@/lib/backend/catalogue/present-product";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import type { TyrePrices } from "@/lib/contract/admin/price-rules";
import type { TyreDetail } from "@/lib/contract/admin/tyres";
import type { SupplierKind } from "@/lib/domain/admin/supply";
import type { LabelClass } from "@/lib/domain/eu-label";
import type { Currency } from "@/lib/domain/locale";
import { moneyOf } from "@/lib/domain/money";
import type { NoiseClass } from "@/lib/domain/tyre-noise";

/** So many prices are shown. */
const mostPrices = 20;

type Offer = {
  id: number;
  name: string;
  kind: SupplierKind;
  code: string | null;
  cost: number | null;
  currency: Currency;
  stock: number;
  lead_days: number;
  as_of: string;
  published: boolean;
};

type Facts = {
  fuel: LabelClass | null;
  wet: LabelClass | null;
  noise_db: number | null;
  noise_class: NoiseClass | null;
  eprel_id: number | null;
  ean: string | null;
  mpn: string | null;
  production_year: number | null;
  weight_g: number | null;
  description: string | null;
  offers: Offer[] | null;
  prices: { amount: number; at: string }[] | null;
  waiting: number;
  sold_30_days: number;
  in_open_orders: number;
};

const factsOf = (db: Executor, id: number, now: Date) =>
  db.execute<Facts>(sql`
    select p.fuel, p.wet, p.noise_db, p.noise_class, p.eprel_id, p.ean, p.mpn, p.production_year, p.weight_g, p.description,
      (select json_agg(json_build_object('id', s.id, 'name', s.name, 'kind', s.kind, 'code', o.code, 'cost', o.cost,
          'currency', o.currency, 'stock', o.stock, 'lead_days', coalesce(o.lead_days, s.lead_days), 'as_of', o.as_of,
          'published', s.id is not distinct from p.offer_supplier_id) order by s.kind, s.name)
        from supplier_offer o join supplier s on s.id = o.supplier_id where o.product_id = p.id and s.active) as offers,
      (select json_agg(json_build_object('amount', amount, 'at', at) order by at desc, id desc) from (
        select id, amount, at from price_log where product_id = p.id and currency = 'CZK'
        order by at desc, id desc limit ${mostPrices}) as latest) as prices,
      (select count(*)::int from stock_notice where product_id = p.id) as waiting,
      (select coalesce(sum(quantity), 0)::int from order_line join customer_order c on c.id = order_id
        where product_id = p.id and c.status <> 'cancelled'
          and c.placed_at > ${now.toISOString()}::timestamptz - interval '30 days') as sold_30_days,
      (select coalesce(sum(quantity), 0)::int from order_line join customer_order c on c.id = order_id
        where product_id = p.id and c.status in ('placed', 'confirmed', 'packed')) as in_open_orders
    from product p where p.id = ${id}`);

/** One tyre, whole. @throws ApiProblem `not_found` */
export async function tyreDetail(db: Executor, id: number, now: Date): Promise<TyreDetail> {
  const [[row], [facts], set, own]: [FoundTyre[], Facts[], TyrePrices | null, TyreDetail["own"]] = await Promise.all([
    findTyres(db, sql`p.id = ${id}`, sql`p.id`, 1),
    factsOf(db, id, now),
    readTyrePrices(db, id),
    ownStockOf(db, id),
  ]);
  if (!row || !facts || !set) throw new ApiProblem("not_found");
  const { offers, prices, ...rest } = facts;
  return {
    ...presentTyre(row),
    ...rest,
    price_eur: moneyOf(set.price_eur, "EUR"),
    price_usd: moneyOf(set.price_usd, "USD"),
    override: set.override,
    own,
    paths: row.active ? productPaths(row) : null,
    offers: (offers ?? []).map(({ id: supplier, name, kind, cost, currency, as_of, ...offer }) => ({
      ...offer,
      supplier: { id: supplier, name, kind },
      cost: cost === null ? null : moneyOf(cost, currency),
      as_of: new Date(as_of).toISOString(),
    })),
    prices: (prices ?? []).map(({ amount, at }) => ({ price: moneyOf(amount, "CZK"), at: new Date(at).toISOString() })),
  };
}
