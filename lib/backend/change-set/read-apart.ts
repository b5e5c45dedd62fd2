import { moveOn } from "@/lib/backend/change-set/states";
import { database } from "@/lib/backend/kernel/database/connect";
import { runApart } from "@/lib/runtime/run-apart";
import { log } from "@/lib/telemetry/log";

/** Reads the list of a change set in a process of its own: the shop never parses. Where that process dies, the change set is `failed`. */
export async function readApart(id: number): Promise<void> {
  const error = await runApart("lib/backend/change-set/read-cli.ts", [String(id)]).catch((error: unknown) => error);
  const left = await moveOn(database(), id, ["reading"], { state: "failed", problem: { code: "no_answer" } });
  if (left) log().error({ changeSet: id, error }, "The reading of a price list ended by itself.");
}
