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

/** The ways in which a phone number that was typed may be kept: with its calling code. */
function phoneStarts(digits: string): string[] {
  const plain = digits.replace(/^00/, "");
  const national = plain.replace(/^0/, "");
  return [...new Set([plain, ...Object.values(callingCodes).map((code) => code + national)])];
}

/** How many of the latest orders are looked through for a beginning of a name. */
const lookedThrough = 2_000;
/** How many orders are read by an index of names, from the beginning on, where too few of the latest have it. @param most how many are wanted */
const indexedOf = (most: number) => Math.min(600 + 16 * most, 2_000);

type Name = { key: SQL; start: SQL };

/**
 * The orders of which a name begins with a text, the latest of them. Where many share the beginning, they are among the latest orders of all.
 * Else an index finds them, unless still too many share it: then any of those follow that it names first. So however many orders there are,
 * no more are read. From the beginning on, without an end, the database reads them as the index has them; of a range with two ends it
 * supposes that it is small, reads it all and sorts it.
 */
function named(names: readonly Name[], most: number): SQL {
  const fits = ({ key, start }: Name) => sql`starts_with(${key}, ${start})`;
  const indexed = names.map(
    (name) =>
      sql`(select id, placed_at from (
          select id, placed_at, ${name.key} from customer_order
          where (select count(*) from recent) < ${most} and ${name.key} operator(pg_catalog.~>=~) ${name.start}
          order by ${name.key} using operator(pg_catalog.~<~) limit ${indexedOf(most)}
        ) as following where ${fits(name)})`,
  );
  return sql`(
    with recent as materialized (
      select id, placed_at from (
        select id, placed_at, name_key, company_key from customer_order order by placed_at desc limit ${lookedThrough}
      ) as latest
      where ${sql.join(names.map(fits), sql` or `)} order by placed_at desc limit ${most})
    select * from recent union
    select * from (${sql.join(indexed, sql` union `)}) as indexed)`;
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
  // A query of its own is answered once; a prepared statement would fold the text anew for each row.
  const once = (start: string) => sql`(select folded(${start}::text))`;
  const names = nameStarts(text).map((start) => ({ key: sql`name_key`, start: once(start) }));
  const company = { key: sql`company_key`, start: once(text) };
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
