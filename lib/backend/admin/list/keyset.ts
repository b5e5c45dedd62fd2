import { createHash } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";

/** By what a list is sorted: columns whose values together are one row's alone, in the order of an index. */
export type Sort = {
  columns: readonly { column: SQL; type: "date" | "timestamptz" | "uuid" | "bigint" | "slug" }[];
  descending: boolean;
};

/** Where a portion begins: after or before the row with these values of the sort's columns. */
type Place = { values: string[]; back: boolean };

const hashOf = (filter: unknown) => createHash("sha256").update(JSON.stringify(filter)).digest("base64url").slice(0, 8);

/** A place in a list as its answer names it. It fits the filter it was made with, and no other. */
export function cursorOf(values: readonly string[], filter: unknown): string {
  return Buffer.from(JSON.stringify([hashOf(filter), ...values])).toString("base64url");
}

const shapes = {
  date: /^\d{4}-\d{2}-\d{2}$/,
  timestamptz: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/,
  uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
  bigint: /^\d{1,15}$/,
  slug: /^[a-z0-9-]{1,80}$/,
};

const casts = { date: sql`date`, timestamptz: sql`timestamptz`, uuid: sql`uuid`, bigint: sql`bigint`, slug: sql`text` };

function valuesIn(cursor: string, { columns }: Sort, filter: unknown): string[] | null {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    if (!Array.isArray(parts) || parts.length !== columns.length + 1 || parts[0] !== hashOf(filter)) return null;
    const values = parts.slice(1).map(String);
    return columns.every(({ type }, at) => shapes[type].test(values[at] ?? "")) ? values : null;
  } catch {
    return null;
  }
}

/**
 * The place that a request names, `null` for the beginning.
 * @throws ApiProblem `invalid` for a cursor that was made with another filter, or by nobody
 */
export function placeOf(
  { after, before }: { after?: string | undefined; before?: string | undefined },
  sort: Sort,
  filter: unknown,
): Place | null {
  const cursor = before ?? after;
  if (cursor === undefined) return null;
  const values = valuesIn(cursor, sort, filter);
  const path = before === undefined ? "after" : "before";
  if (!values) throw new ApiProblem("invalid", { errors: [{ path, code: "cursor" }] });
  return { values, back: before !== undefined };
}

/** The condition and the order by which the database reads a portion from a place on. */
export function keysetOf({ columns, descending }: Sort, place: Place | null): { where: SQL | undefined; order: SQL } {
  const down = descending !== (place?.back ?? false);
  const names = sql.join(
    columns.map(({ column }) => column),
    sql`, `,
  );
  const order = sql.join(
    columns.map(({ column }) => (down ? sql`${column} desc` : column)),
    sql`, `,
  );
  if (!place) return { where: undefined, order };
  const values = sql.join(
    columns.map(({ type }, at) => sql`${place.values[at]}::${casts[type]}`),
    sql`, `,
  );
  return { where: down ? sql`(${names}) < (${values})` : sql`(${names}) > (${values})`, order };
}

type Portion<Row> = { rows: Row[]; page: { next: string | null; before: string | null } };

/**
 * A portion of a list with the ways on and back.
 * @param found as it was read, one row more than the portion holds when there are more
 * @param keyOf the values of the sort's columns
 */
export function portionOf<Row>(
  found: readonly Row[],
  limit: number,
  place: Place | null,
  filter: unknown,
  keyOf: (row: Row) => string[],
): Portion<Row> {
  const more = found.length > limit;
  const rows = found.slice(0, limit);
  if (place?.back) rows.reverse();
  const at = (row: Row | undefined, there: boolean) => (row && there ? cursorOf(keyOf(row), filter) : null);
  return {
    rows,
    page: {
      next: at(rows.at(-1), place?.back ? true : more),
      before: at(rows[0], place?.back ? more : place !== null),
    },
  };
}
