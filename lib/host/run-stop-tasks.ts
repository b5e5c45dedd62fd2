import { takeStopTasks } from "@/lib/runtime/stop-tasks";
import { log } from "@/lib/telemetry/log";

/** Runs all stop tasks at the same time. A task that fails is reported and does not keep the others from running. */
export async function runStopTasks(): Promise<void> {
  const results = await Promise.allSettled(takeStopTasks().map((task) => task()));
  for (const result of results)
    if (result.status === "rejected") log().error({ error: result.reason }, "A task of the stop failed.");
}
