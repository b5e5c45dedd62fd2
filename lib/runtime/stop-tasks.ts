import { log } from "@/lib/telemetry/log";

type StopTask = () => Promise<void>;

declare global {
  // Next's bundle has its own copy of this module, and the host must find what that one keeps.
  var dezenStopTasks: Set<StopTask> | undefined;
}

/**
 * Has something done when the shop stops: after the last request, before the database goes. Meant for work in the
 * background, such as the sending of mail. Under plain `next start` nobody calls it.
 */
export function onStop(task: StopTask): void {
  globalThis.dezenStopTasks ??= new Set();
  globalThis.dezenStopTasks.add(task);
}

/** Runs all that was asked for, together. A task that fails is reported and keeps none of the others from running. */
export async function runStopTasks(): Promise<void> {
  const tasks = [...(globalThis.dezenStopTasks ?? [])];
  globalThis.dezenStopTasks = undefined;
  const results = await Promise.allSettled(tasks.map((task) => task()));
  for (const result of results)
    if (result.status === "rejected") log().error({ error: result.reason }, "A task of the stop failed.");
}
