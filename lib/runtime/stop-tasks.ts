import { processWide } from "@/lib/runtime/process-wide";
import { log } from "@/lib/telemetry/log";

type StopTask = () => Promise<void>;

const tasks = processWide("stop tasks", () => new Set<StopTask>());

/**
 * Has something done when the shop stops: after the last request, before the database goes. Meant for work in the
 * background, such as the sending of mail. Under plain `next start` nobody calls it.
 */
export function onStop(task: StopTask): void {
  tasks.get().add(task);
}

/** Runs all that was asked for, together. A task that fails is reported and keeps none of the others from running. */
export async function runStopTasks(): Promise<void> {
  const asked = [...tasks.get()];
  tasks.get().clear();
  const results = await Promise.allSettled(asked.map((task) => task()));
  for (const result of results)
    if (result.status === "rejected") log().error({ error: result.reason }, "A task of the stop failed.");
}
