import type postgres from "postgres";
import { type ChangeSetRow, moveOn, WorkStopped, withHeartbeat } from "@/lib/backend/change-set/states";
import { database, withOwnConnection } from "@/lib/backend/kernel/database/connect";
import type { ChangeSetState } from "@/lib/domain/admin/change-set";
import { log } from "@/lib/telemetry/log";

/** PostgreSQL's codes for a transaction that failed because of another one: deadlock, serialization failure. */
const inTheWay = new Set(["40P01", "40001"]);
const attempts = 4;

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : "");

/**
 * Does work on a change set in one transaction on a connection of its own, without the time limit of requests; again where an order was
 * in its way. Back-in-stock mails that it causes wait, for it may be taken back.
 * @param otherwise the state that the change set falls back to when the work fails; nothing has changed then
 */
export async function inOneTransaction(
  { id, state }: ChangeSetRow,
  otherwise: ChangeSetState,
  work: (sql: postgres.TransactionSql) => Promise<void>,
): Promise<void> {
  try {
    await withHeartbeat(
      { id, state },
      () => null,
      () =>
        withOwnConnection(async ({ sql }) => {
          // A list's temporary tables in memory, and its sorts, for as long as this connection lasts.
          await sql`set temp_buffers = '64MB'`;
          await sql`set work_mem = '32MB'`;
          for (let attempt = 1; ; attempt += 1) {
            try {
              await sql.begin(async (tx) => {
                await tx`select set_config('dezen.change_set', ${String(id)}, true)`;
                await work(tx);
              });
              return;
            } catch (error) {
              if (attempt >= attempts || !inTheWay.has(codeOf(error))) throw error;
            }
          }
        }),
    );
  } catch (error) {
    if (error instanceof WorkStopped) return;
    log().error({ error, changeSet: id }, "The work on a change set has failed; nothing was changed.");
    await moveOn(database(), id, [state], { state: otherwise, problem: { code: "failed" }, heartbeatAt: null });
  }
}
