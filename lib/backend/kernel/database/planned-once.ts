import type postgres from "postgres";

/**
 * Makes a query whose statement is planned once on each connection, for any parameters. By default the server plans a prepared statement
 * anew for each of its first five calls, and for ever where it thinks that this pays: a long one takes several times as long to plan as to
 * carry out. Not for conditions of which some values fit nearly all rows and others nearly none.
 * @param query not sent yet
 * @returns its rows
 */
export async function plannedOnce<Row extends object>(
  sql: postgres.Sql,
  query: postgres.PendingQuery<Row[]>,
): Promise<Row[]> {
  const [, rows] = await sql.begin((transaction) => [
    transaction`select set_config('plan_cache_mode', 'force_generic_plan', true)`,
    transaction<Row[]>`${query}`,
  ]);
  return [...rows];
}
