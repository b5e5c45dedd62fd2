import { type SQL, sql } from "drizzle-orm";
import { tyreSizeOf } from "@/lib/backend/catalogue/present-product";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import type { TyreRow } from "@/lib/contract/admin/tyres";
import type { PriceSource } from "@/lib/domain/admin/price-source";
import { marginOf, type TyreGap } from "@/lib/domain/admin/tyre-gap";
import type { CategoryId, Season } from "@/lib/domain/category";
import { moneyOf } from "@/lib/domain/money";
import { tyreDesignation } from "@/lib/domain/tyre-designation";
import { formatTyreSize } from "@/lib/domain/tyre-size";
import { vatIncluded, vatRate } from "@/lib/domain/vat";

/** The condition of a tyre `p` that lacks something. */
export const lacking: Record<TyreGap, SQL> = {
  label: sql`p.fuel is null`,
  eprel: sql`p.eprel_id is null`,
  ean: sql`p.ean is null`,
  year: sql`p.production_year is null`,
  weight: sql`p.weight_g is null`,
  description: sql`p.description is null`,
  picture: sql`not exists (select from tyre_picture own where own.product_id = p.id and own.removed_at is null)
    and not exists (select from tyre_picture common where common.pattern_id = p.pattern_id and common.removed_at is null)`,
};

const gapNames = Object.keys(lacking) as TyreGap[];

/** What a tyre lacks, as an array of names. */
const gapsColumn = sql`array_remove(array[${sql.join(
  gapNames.map((name) => sql`case when ${lacking[name]} then ${name}::text end`),
  sql`, `,
)}], null)`;

export type FoundTyre = {
  id: number;
  revision: number;
  slug: string;
  category: CategoryId;
  brand: string;
  pattern: string;
  width: number;
  profile: number | null;
  construction: "R" | "D" | "B";
  rim_tenths: number;
  commercial: boolean;
  load_index: number;
  load_index_dual: number | null;
  speed_symbol: string;
  season: Season;
  active: boolean;
  stock: number;
  source: string | null;
  price_czk: number;
  price_source: PriceSource;
  rule: string | null;
  cost_czk: number | null;
  gaps: TyreGap[];
};

/** Reads tyres `p` with brand `b` and pattern `t`, in one query. */
export async function findTyres(db: Executor, where: SQL, order: SQL, limit: number): Promise<FoundTyre[]> {
  return db.execute<FoundTyre>(sql`
    select p.id, p.revision, p.slug, p.category, b.name as brand, t.name as pattern,
      p.width, p.profile, p.construction, p.rim_tenths, p.commercial, p.load_index, p.load_index_dual, p.speed_symbol,
      p.season, p.active, p.stock, supplier.name as source, p.price_czk, p.price_source, price_rule.name as rule, p.cost_czk,
      ${gapsColumn} as gaps
    from product p join brand b on b.id = p.brand_id join pattern t on t.id = p.pattern_id
    left join supplier on supplier.id = p.offer_supplier_id
    left join price_rule on price_rule.id = p.rule_id
    where ${where} order by ${order} limit ${limit}`);
}

/** A tyre as the contract has it. */
export function presentTyre(found: FoundTyre): TyreRow {
  const { id, revision, brand, pattern, load_index, load_index_dual, speed_symbol, season, active, stock, gaps } =
    found;
  const { source, rule, price_source, price_czk, cost_czk } = found;
  const price = moneyOf(price_czk, "CZK");
  const { net } = vatIncluded(price, vatRate("CZ"));
  const earned = cost_czk === null ? null : marginOf(net.amount, cost_czk);
  const size = { text: formatTyreSize(tyreSizeOf(found)) };
  return {
    ...{ id, revision, brand, pattern, season, active, stock, source, price, price_source, rule, gaps },
    designation: tyreDesignation({ size, load_index, load_index_dual, speed_symbol }),
    cost: cost_czk === null ? null : moneyOf(cost_czk, "CZK"),
    margin: earned && { profit: moneyOf(earned.profit, "CZK"), permille: earned.permille },
  };
}
