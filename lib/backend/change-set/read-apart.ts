import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import { moveOn } from "@/lib/backend/change-set/states";
import { database } from "@/lib/backend/kernel/database/connect";
import { log } from "@/lib/telemetry/log";

/** How nice the reading is to the shop beside it. */
const niceness = 10;

/**
 * Reads the list of a change set in a process of its own, with a bound to its memory: the shop's event loop never parses. Where that
 * process dies, the change set is `failed`.
 * @param signal ends the process
 */
export async function readApart(id: number, signal?: AbortSignal): Promise<void> {
  const child = spawn(
    process.execPath,
    [
      ...["--max-semi-space-size=4", "--max-old-space-size=128", "--import", "tsx"],
      ...["lib/backend/change-set/read-cli.ts", String(id)],
    ],
    { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, NODE_OPTIONS: "" }, ...(signal && { signal }) },
  );
  if (child.pid !== undefined) {
    try {
      setPriority(child.pid, niceness);
    } catch (error) {
      log().warn({ error }, "change sets: the reading is as urgent as the shop"); // it has ended already, or the system forbids it
    }
  }
  await new Promise<void>((resolve) => {
    child.once("error", () => resolve());
    child.once("exit", () => resolve());
  });
  const stayed = await moveOn(database(), id, ["reading"], { state: "failed", problem: { code: "no_answer" } });
  if (stayed) log().error({ changeSet: id }, "The reading of a price list ended by itself.");
}
