import type postgres from "postgres";
import type { PriceRule } from "@/lib/domain/admin/price-rule";

/** The shop's price rules in their order. */
export async function currentRules(sql: postgres.Sql | postgres.TransactionSql): Promise<PriceRule[]> {
  const rows = await sql<PriceRule[]>`
    select id, name, scope, markup_permille as "markupPermille", least_profit as "leastProfit",
      list_rounding as "listRounding", "from"::text as "from", "to"::text as "to", active
    from price_rule where active order by position, id`;
  return [...rows];
}
