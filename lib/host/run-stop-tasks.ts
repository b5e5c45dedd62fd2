import { takeStopTasks } from "@/lib/runtime/stop-tasks";
import { log } from "@/lib/telemetry/log";

/** Does all that is to be done at the stop, together. A task that fails is reported and keeps none of the others from running. */
export async function runStopTasks(): Promise<void> {
  const results = await Promise.allSettled(takeStopTasks().map((task) => task()));
  for (const result of results)
    if (result.status === "rejected") log().error({ error: result.reason }, "A task of the stop failed.");
}
