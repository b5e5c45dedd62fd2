import type { Database } from "@/lib/backend/kernel/database/connect";

/** What a query needs: the pool, or a transaction on it. Inside a transaction always hand on the transaction: a second
 * connection taken meanwhile could wait for the first one for ever. */
export type Executor = Pick<Database, "select" | "selectDistinctOn" | "insert" | "update" | "delete" | "execute">;
