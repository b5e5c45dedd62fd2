import type postgres from "postgres";
import { currentRules } from "@/lib/backend/change-set/read/current-rules";
import type { RuledTyre } from "@/lib/domain/admin/price-rule";
import { listVat, type PriceOverride, type PriceTerms, priceBy } from "@/lib/domain/admin/price-rules";
import type { PriceSource } from "@/lib/domain/admin/price-source";
import { pragueDay } from "@/lib/domain/delivery-estimate";
import { type Currency, currencies } from "@/lib/domain/locale";

type Prices = Record<Currency, number>;

type Row = RuledTyre & {
  line: number;
  landed: number | null;
  /** The list has no price to sell at, only what the tyre costs. */
  costOnly: boolean;
  listed: Prices;
  /** What the shop has; null for a tyre that it takes new. */
  current: (Prices & { source: PriceSource; rule: number | null }) | null;
  override: PriceOverride | null;
};

const batch = 2000;

async function* batches(sql: postgres.TransactionSql): AsyncGenerator<Row[]> {
  for (let last = 0; ; ) {
    const rows = await sql<Row[]>`
      select r.line, coalesce(b.slug, r.brand_slug) as brand, coalesce(b.tier, r.brand_tier) as tier,
        case when r.family_stated or p.id is null then r.family else p.family end as family, r.season,
        r.rim_tenths as "rimTenths", r.served_by as "supplierId",
        coalesce(r.production_year, p.production_year) as "productionYear", r.landed, r.price_from = 'cost' as "costOnly",
        json_build_object('CZK', r.price_czk, 'EUR', r.price_eur, 'USD', r.price_usd) as listed,
        case when p.id is not null and not r.taken_over then json_build_object('CZK', p.price_czk, 'EUR', p.price_eur,
          'USD', p.price_usd, 'source', p.price_source, 'rule', p.rule_id) end as current,
        case when set_by.product_id is not null then json_build_object('priceCzk', set_by.price_czk,
          'priceEur', set_by.price_eur, 'priceUsd', set_by.price_usd, 'until', set_by.until) end as override
      from import_row as r
      left join product as p on p.id = r.product_id
      left join brand as b on b.id = coalesce(p.brand_id, r.brand_id)
      left join price_override as set_by on set_by.product_id = r.product_id
      where r.line > ${last} order by r.line limit ${batch}`;
    if (rows.length > 0) yield rows;
    if (rows.length < batch) return;
    last = rows.at(-1)?.line ?? last;
  }
}

/** `asks`: the list's own price would be the tyre's, were there neither rule nor hand. */
type Decided = { prices: Prices; source: PriceSource; rule: number | null; asks: boolean };

/**
 * The prices of one row: set by hand, else by the rules, else the list's own. A tyre keeps what it has where neither says anything and
 * another supplier would serve it, or the list has no price to sell at.
 */
function decided(row: Row, rules: Parameters<typeof priceBy>[0], terms: PriceTerms, mine: number): Decided {
  const { prices, source, rule } = priceBy(rules, row, row.landed, { ...terms, override: row.override });
  const kept = row.current && (row.costOnly || row.supplierId !== mine) ? row.current : null;
  const all = Object.fromEntries(
    currencies.map((list) => [list, prices[list] ?? (kept ?? row.listed)[list]]),
  ) as Prices;
  const asks = !row.costOnly && !kept;
  if (source === "list" && kept) return { prices: all, source: kept.source, rule: kept.rule, asks };
  return { prices: all, source, rule: source === "rule" ? (rule?.id ?? null) : null, asks };
}

/** Is the row priced as the list has it, which is how it is staged? */
const isListed = ({ prices, source, asks }: Decided, { listed }: Row) =>
  asks && source === "list" && currencies.every((list) => prices[list] === listed[list]);

/** Replaces the prices of the staged rows by those that the shop is to have, and keeps what the list asks beside them. @param mine the supplier whose list it is */
export async function decidePrices(
  sql: postgres.TransactionSql,
  mine: number,
  { rates, now }: { rates: PriceTerms["rates"]; now: Date },
): Promise<void> {
  const rules = await currentRules(sql);
  const terms: PriceTerms = { rates, vat: listVat, today: pragueDay(now) };
  for await (const rows of batches(sql)) {
    const changed = rows.flatMap((row) => {
      const its = { line: row.line, ...decided(row, rules, terms, mine) };
      return isListed(its, row) ? [] : [its];
    });
    if (changed.length === 0) continue;
    const column = (list: Currency) => changed.map(({ prices }) => prices[list]);
    await sql`
      update import_row as r set price_czk = d.czk, price_eur = d.eur, price_usd = d.usd, price_source = d.source, rule_id = d.rule,
        asked = case when d.asks = 1 then r.asked end
      from unnest(${changed.map(({ line }) => line)}::int[], ${column("CZK")}::int[], ${column("EUR")}::int[],
        ${column("USD")}::int[], ${changed.map(({ source }) => source)}::text[], ${changed.map(({ rule }) => rule)}::int[],
        ${changed.map(({ asks }) => (asks ? 1 : 0))}::int[]) as d (line, czk, eur, usd, source, rule, asks)
      where r.line = d.line`;
  }
}
