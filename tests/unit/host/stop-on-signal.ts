// A program for the tests: waits for a signal and then has two tasks done, one of which fails. Its argument names what goes
// wrong before: "exception" or "rejection".

import { logUncaughtErrors } from "@/lib/host/process-failures";
import { runStopTasks } from "@/lib/host/run-stop-tasks";
import { stopOnSignal } from "@/lib/host/stop-signals";
import { onStop } from "@/lib/runtime/stop-tasks";

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
onStop(async () => {
  throw new Error("mail worker stuck");
});
onStop(async () => {
  await pause(1500);
  console.info("task done");
});
logUncaughtErrors();
stopOnSignal(runStopTasks);
setInterval(() => {}, 1000);
console.info("ready");
const failure = new Error("order of jana@post.example is broken");
if (process.argv[2] === "rejection") Promise.reject(failure);
if (process.argv[2] === "exception") {
  setTimeout(() => {
    throw failure;
  });
}
