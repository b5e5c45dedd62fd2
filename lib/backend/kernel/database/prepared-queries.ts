import type postgres from "postgres";

type Work = (inner: postgres.TransactionSql) => Promise<unknown>;

/** Calls that hand a connection on to a piece of work, whose queries are to be prepared as well. */
const handsOn = new Set(["begin", "savepoint"]);

/**
 * A pool for drizzle whose queries are prepared, once on each connection. Drizzle asks the driver not to, and every query with
 * parameters then takes two rounds to the server and is planned anew. Queries without parameters stay as they are.
 */
export function preparedQueries<Sql extends postgres.Sql | postgres.TransactionSql>(sql: Sql): Sql {
  return new Proxy(sql, {
    get(target, name) {
      const own: unknown = Reflect.get(target, name);
      if (name === "unsafe") {
        return (query: string, parameters?: never[], options?: postgres.UnsafeQueryOptions) =>
          target.unsafe(query, parameters, { ...options, prepare: true });
      }
      if (typeof own !== "function" || !handsOn.has(String(name))) return own;
      return (...given: unknown[]) => {
        const work = given.pop() as Work;
        return own.call(target, ...given, (inner: postgres.TransactionSql) => work(preparedQueries(inner)));
      };
    },
  });
}
