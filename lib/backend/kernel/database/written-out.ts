import { type SQL, sql } from "drizzle-orm";

/**
 * A count of the code's own that stands in a statement itself. Of a limit that is a parameter a plan for all values supposes a tenth of
 * all rows. Not for what a caller chooses: each count is a statement of its own.
 */
export function writtenOut(count: number): SQL {
  return sql.raw(String(Math.trunc(count)));
}
