import { type SQL, sql } from "drizzle-orm";
import { callingCodes } from "@/lib/domain/phone";

/** By what a text finds orders. */
export type Sought = { by: "email" | "phone" | "number" | "name"; ids: SQL };

/** The orders that fit a condition, the latest of them. */
const latest = (condition: SQL, most: number) =>
  sql`(select id, placed_at from customer_order where ${condition} order by placed_at desc limit ${most})`;

/** What begins with a text, by an index of `text_pattern_ops`: nothing but the text's own letters sorts between the two bounds. */
const begins = (key: SQL, start: SQL) =>
  sql`${key} operator(pg_catalog.~>=~) ${start} and ${key} operator(pg_catalog.~<~) (${start} || chr(1114111))`;

const phoneKey = sql`regexp_replace(phone_number, '[^0-9]', '', 'g')`;
const nameKey = sql`folded(last_name || ' ' || first_name)`;
const companyKey = sql`folded(company_name)`;

/** The ways in which a phone number that was typed may be kept: with its calling code. */
function phoneStarts(digits: string): string[] {
  const plain = digits.replace(/^00/, "");
  const national = plain.replace(/^0/, "");
  return [...new Set([plain, ...Object.values(callingCodes).map((code) => code + national)])];
}

/** How many of the latest orders are looked through at first: enough where many share a beginning, and soon done where few do. */
const firstLookedThrough = (most: number) => Math.min(25 * most, 2_000);
/** How many orders with a beginning of a name are then read by its index: all there are, unless more share it. @param most how many are wanted */
const indexedOf = (most: number) => 600 + 16 * most;
/** How many of the latest orders are looked through where more share it: enough for all that are wanted among a hundred thousand orders. */
const lookedThrough = (most: number) => 2_000 + 20 * most;

/**
 * The orders of which a name begins with a text, the latest of them. Where many share the beginning, they are among the latest orders of all.
 * Else an index finds them, unless still too many share it: then more of the latest orders are looked through, and where these are too few,
 * any others of the index follow. So however many orders there are, no more are read. Sorted as the index is, they are read by it: left to
 * choose, the database goes back through any number of orders and folds the name of each, since it takes folding for cheap.
 */
function named(names: readonly { key: SQL; start: SQL }[], most: number): SQL {
  const fits = sql.join(
    names.map(({ key, start }) => sql`starts_with(${key}, ${start})`),
    sql` or `,
  );
  const amongLatest = (condition: SQL, orders: number) =>
    sql`select id, placed_at from (
        select * from customer_order where ${condition} order by placed_at desc limit ${orders}) as customer_order
      where ${fits} order by placed_at desc limit ${most}`;
  const tooFew = sql`(select count(*) from newest) < ${most}`;
  const indexed = names.map(
    ({ key, start }) =>
      sql`(select id, placed_at from customer_order where ${tooFew} and ${begins(key, start)}
        order by ${key} using operator(pg_catalog.~<~) limit ${indexedOf(most)})`,
  );
  return sql`(
    with newest as materialized (${amongLatest(sql`true`, firstLookedThrough(most))}),
    indexed as materialized (${sql.join(indexed, sql` union `)}),
    recent as materialized (${amongLatest(sql`(select count(*) from indexed) >= ${indexedOf(most)}`, lookedThrough(most))})
    select * from newest union select * from recent union
    select * from (select * from indexed order by placed_at desc limit ${most}) as latest
      where (select count(*) from recent) < ${most})`;
}

/** A name as it is kept, the last one first, and as it was typed. */
function nameStarts(text: string): string[] {
  const words = text.split(/\s+/);
  const [last, ...first] = [words.at(-1) ?? "", ...words.slice(0, -1)];
  return words.length < 2 ? [text] : [text, [last, ...first].join(" ")];
}

function branches(text: string, most: number): { by: Sought["by"]; found: SQL[] } {
  const digits = text.replace(/\D/g, "");
  if (text.includes("@")) return { by: "email", found: [latest(sql`lower(email) = lower(${text})`, most)] };
  if (/^[\d\s+()/.-]+$/.test(text) && digits !== "") {
    const number = latest(sql`number >= ${digits} and number < ${`${digits}:`}`, most);
    const phones = phoneStarts(digits).map((start) => latest(begins(phoneKey, sql`${start}::text`), most));
    return digits.length === 10 && !text.startsWith("0") && !text.startsWith("+")
      ? { by: "number", found: [number] }
      : { by: digits.length < 6 ? "number" : "phone", found: [number, ...phones] };
  }
  const names = nameStarts(text).map((start) => ({ key: nameKey, start: sql`folded(${start}::text)` }));
  const company = { key: companyKey, start: sql`folded(${text}::text)` };
  return { by: "name", found: [named([...names, company], most)] };
}

/**
 * The orders that a text finds: by the beginning of a number or phone number, by a whole e-mail, by the beginning of a name or company.
 * @param most how many, the latest
 * @returns `null` for a text that is too short to tell anything apart
 */
export function soughtOrders(text: string, most: number): Sought | null {
  const { by, found } = branches(text, most);
  if (text.replace(/[^\p{L}\p{N}]/gu, "").length < 2) return null;
  const all = sql.join(found, sql` union `);
  return { by, ids: sql`(select id from (${all}) as found order by placed_at desc limit ${most})` };
}
