import { type SQL, sql } from "drizzle-orm";
import { keysetOf, placeOf, portionOf, type Sort } from "@/lib/backend/admin/list/keyset";
import { type FoundTyre, findTyres, lacking, presentTyre } from "@/lib/backend/admin/tyres/tyre-rows";
import { searchText } from "@/lib/backend/catalogue/search-text";
import { database } from "@/lib/backend/kernel/database/connect";
import type { ParsedOfAny, ReplyOfAny } from "@/lib/contract/calls";
import { type TyreGap, type TyreState, tyreGaps } from "@/lib/domain/admin/tyre-gap";
import { findTyreSize } from "@/lib/domain/tyre-size-spelling";

/** How many tyres an answer holds. */
const portion = 50;

const byId: Sort = { columns: [{ column: sql`p.id`, type: "bigint" }], descending: false };

const inState: Record<TyreState, SQL> = {
  on_sale: sql`p.active`,
  sold_out: sql`p.active and p.stock = 0`,
  off: sql`not p.active`,
};

/** The conditions of a typed search: an EAN, or a size, and words of brand and pattern, each of which must be there. */
export function soughtTyres(typed: string): SQL {
  if (/^\d{8,14}$/.test(typed)) return sql`p.ean = ${typed}`;
  const found = findTyreSize(typed);
  const conditions: SQL[] = [];
  if (found) {
    const { size, loadIndex, speedSymbol } = found.parsed;
    conditions.push(sql`p.width = ${size.width} and p.rim_tenths = ${Math.round(size.rim * 10)}`);
    conditions.push(size.profile === null ? sql`p.profile is null` : sql`p.profile = ${size.profile}`);
    if (loadIndex !== undefined) conditions.push(sql`p.load_index = ${loadIndex}`);
    if (speedSymbol !== undefined) conditions.push(sql`p.speed_symbol = ${speedSymbol}`);
  }
  const rest = found ? `${typed.slice(0, found.start)} ${typed.slice(found.end)}` : typed;
  const words = searchText(rest).split(" ").filter(Boolean);
  if (words.length > 0) {
    const each = words.map((word) => sql`search like ${`%${word}%`}`);
    conditions.push(sql`p.pattern_id in (select id from pattern where ${sql.join(each, sql` and `)})`);
  }
  return conditions.length === 0 ? sql`false` : sql.join(conditions, sql` and `);
}

/** Tyres by what was typed, what they lack and whether they are sold. @throws ApiProblem `invalid` for a cursor that does not fit */
export async function listTyres({
  q = "",
  gap,
  state,
  after,
  before,
}: ParsedOfAny<"GET /admin/tyres">["query"]): Promise<ReplyOfAny<"GET /admin/tyres">["body"]> {
  const filter = { q, gap, state };
  const place = placeOf({ after, before }, byId, filter);
  const { where, order } = keysetOf(byId, place);
  const conditions = [inState[state], ...(q === "" ? [] : [soughtTyres(q)]), ...(gap ? [lacking[gap]] : [])];
  const all = sql.join([...conditions, ...(where ? [where] : [])], sql` and `);
  const found = await findTyres(database(), all, order, portion + 1);
  const { rows, page } = portionOf<FoundTyre>(found, portion, place, filter, ({ id }) => [String(id)]);
  return { data: rows.map(presentTyre), page };
}

/** How many tyres on sale there are, and how many of them lack what. */
export async function countGaps(): Promise<ReplyOfAny<"GET /admin/tyres/gaps">["body"]> {
  const counted = tyreGaps.map((gap) => sql`(count(*) filter (where ${lacking[gap]}))::int as ${sql.identifier(gap)}`);
  const [row] = await database().execute<Record<TyreGap | "tyres", number>>(
    sql`select count(*)::int as tyres, ${sql.join(counted, sql`, `)} from product p where p.active`,
  );
  const { tyres = 0, ...gaps } = row ?? {};
  return { tyres, gaps: gaps as Record<TyreGap, number> };
}
