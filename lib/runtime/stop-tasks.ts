import { processWide } from "@/lib/runtime/process-wide";

type StopTask = () => Promise<void>;

const tasks = processWide("stop tasks", () => new Set<StopTask>());

/**
 * Has something done when the shop stops: after the last request, before the database goes. Meant for work in the
 * background, such as the sending of mail. Under plain `next start` nobody calls it.
 */
export function onStop(task: StopTask): void {
  tasks.get().add(task);
}

/** Hands over what is to be done at the stop, once. */
export function takeStopTasks(): StopTask[] {
  const due = [...tasks.get()];
  tasks.get().clear();
  return due;
}
