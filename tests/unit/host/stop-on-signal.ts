// A program for the tests: waits for a signal and then has two tasks done, one of which fails.

import { stopOnSignal } from "@/lib/host/stop-signals";
import { onStop, runStopTasks } from "@/lib/host/stop-tasks";

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
onStop(async () => {
  throw new Error("mail worker stuck");
});
onStop(async () => {
  await pause(1500);
  console.info("task done");
});
stopOnSignal(runStopTasks);
setInterval(() => {}, 1000);
console.info("ready");
