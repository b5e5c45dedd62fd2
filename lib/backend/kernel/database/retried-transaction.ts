import { database } from "@/lib/backend/kernel/database/connect";
import type { Executor } from "@/lib/backend/kernel/database/executor";

/** PostgreSQL's codes for a transaction that failed because of another one: deadlock, serialization failure. */
const inTheWay = new Set(["40P01", "40001"]);
const attempts = 4;

function codeOf(error: unknown): string | null {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string" && inTheWay.has(cause.code)) return cause.code;
  }
  return null;
}

/**
 * Runs `work` in a transaction, and again from the beginning when it failed because of another transaction's locks (an import
 * takes rows in its own order). `work` must have no effect outside the transaction.
 * @throws whatever `work` throws; the database's error after four attempts
 */
export async function retriedTransaction<Result>(work: (tx: Executor) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database().transaction(work);
    } catch (error) {
      if (attempt >= attempts || codeOf(error) === null) throw error;
    }
  }
}
