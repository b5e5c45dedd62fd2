import { processWide } from "@/lib/runtime/process-wide";

type StopTask = () => Promise<void>;

const tasks = processWide("stop tasks", () => new Set<StopTask>());

/**
 * Registers a task that runs when the shop stops: after the last request, before the database stops. Meant for work in the
 * background, such as sending mail. Under plain `next start` nobody calls it.
 */
export function onStop(task: StopTask): void {
  tasks.get().add(task);
}

/** Returns the registered tasks and forgets them. */
export function takeStopTasks(): StopTask[] {
  const due = [...tasks.get()];
  tasks.get().clear();
  return due;
}
