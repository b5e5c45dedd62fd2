import type postgres from "postgres";
import { missBit } from "@/lib/backend/listing/miss";
import type { Currency } from "@/lib/domain/locale";

/** Prices in reasons are round: whole hundreds of crowns, fives of euros and dollars; in minor units. */
const roundPrice: Record<Currency, number> = { CZK: 10_000, EUR: 500, USD: 500 };

/** What tyres are judged by, the better value being the smaller. */
const judged = ["noise_db", "wet", "fuel"] as const;
const each = (text: (column: (typeof judged)[number]) => string) => judged.map(text).join(", ");

// Scalar subqueries are evaluated once; a join with these single rows would be walked for every tyre.
const summary = (column: string) => `(select ${column} from summary)`;
const bound = (column: string) => `(select ${column} from bound)`;

/** How many tyres share the best value: of all, below the round price of the cheapest such tyre, below a middling price. */
const ties = (column: string) => `
  count(*) filter (where ${column} = ${summary(column)}) as ${column}_ties,
  count(*) filter (where price < ${bound(`${column}_below`)}) as ${column}_below_among,
  count(*) filter (where ${column} = ${summary(column)} and price < ${bound(`${column}_below`)}) as ${column}_below_ties,
  count(*) filter (where ${column} = ${bound(`${column}_middling`)} and price < ${summary("middling")})
    as ${column}_middling_ties`;

const record = (column: string) => `'${column}', json_build_array(
  json_build_object('best', ${column}, 'below', null, 'among', total, 'ties', ${column}_ties),
  json_build_object('best', ${column}, 'below', ${column}_below, 'among', ${column}_below_among,
    'ties', ${column}_below_ties),
  json_build_object('best', ${column}_middling, 'below', middling, 'among', middling_among,
    'ties', ${column}_middling_ties))`;

/**
 * The queries `summary` (how many tyres, what they cost), `bound` and `tie` over `wanted`, and `stats`, one JSON object of
 * all of it in the shape of `ListingStats`.
 */
export function statsSql(sql: postgres.Sql, currency: Currency) {
  const allButPrice = `miss & ~${missBit.price} = 0`;
  const round = roundPrice[currency];
  return sql.unsafe(`
    summary as (
      select count(*) filter (where miss = 0) as total,
        min(price) filter (where ${allButPrice}) as range_min,
        max(price) filter (where ${allButPrice}) as range_max,
        min(price) filter (where miss = 0) as cheapest,
        max(price) filter (where miss = 0) as dearest,
        (ceil(avg(price) filter (where miss = 0) / ${round}) * ${round})::int as middling,
        ${each((column) => `min(${column}) filter (where miss = 0) as ${column}`)}
      from wanted
    ),
    bound as (
      select ${each(
        (column) => `
        (min(price) filter (where ${column} = ${summary(column)}) / ${round} + 1) * ${round} as ${column}_below,
        min(${column}) filter (where price < ${summary("middling")}) as ${column}_middling`,
      )}
      from wanted
      where miss = 0
    ),
    tie as (
      select count(*) filter (where price = ${summary("cheapest")}) as cheapest_ties,
        count(*) filter (where price < ${summary("middling")}) as middling_among,
        ${each(ties)}
      from wanted
      where miss = 0
    ),
    stats as (
      select json_build_object('total', total, 'range_min', range_min, 'range_max', range_max, 'cheapest', cheapest,
        'dearest', dearest, 'cheapest_ties', cheapest_ties, ${each(record)}) as stats
      from summary, bound, tie
    )`);
}
