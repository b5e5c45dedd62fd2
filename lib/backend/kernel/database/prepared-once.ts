import type { Executor } from "@/lib/backend/kernel/database/executor";

/**
 * A query that is written out once for each pool instead of at every call, which takes as long as the database takes for a short one.
 * @param build a query with placeholders, prepared
 * @returns it for a pool or a transaction
 */
export function preparedOnce<Query>(build: (db: Executor) => Query): (db: Executor) => Query {
  const known = new WeakMap<Executor, Query>();
  return (db) => {
    const query = known.get(db) ?? build(db);
    known.set(db, query);
    return query;
  };
}
