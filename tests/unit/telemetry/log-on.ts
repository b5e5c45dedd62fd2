// A program for the test beside it: logs until a line comes, then says on stderr how many errors nobody had caught meanwhile.
import { logUncaughtErrors } from "@/lib/host/process-failures";
import { log } from "@/lib/telemetry/log";

let uncaught = 0;
logUncaughtErrors();
process.prependListener("uncaughtException", () => {
  uncaught += 1;
});
setInterval(() => log().error("Something to be read."), 10);
process.stdin.once("data", () => {
  process.stderr.write(`uncaught ${uncaught}\n`, () => process.exit(0));
});
