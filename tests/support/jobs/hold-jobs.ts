// A program for the tests: does held jobs as the shop does its own. It says which job it begins and which it has done; each
// lasts until a line with its name comes, and is done at once from then on. SIGTERM stops it as the shop is stopped.
import { createInterface } from "node:readline";
import { startWorker, stopWorker } from "@/lib/backend/jobs/worker";
import { logUncaughtErrors } from "@/lib/host/process-failures";
import { heldJob } from "./held-job";

type End = { promise: Promise<void>; resolve: () => void };
const ends = new Map<string, End>();

function endOf(name: string): End {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  const end = ends.get(name) ?? { promise, resolve };
  ends.set(name, end);
  return end;
}

logUncaughtErrors();
createInterface({ input: process.stdin }).on("line", (name) => endOf(name).resolve());
process.once("SIGTERM", () => stopWorker().then(() => process.exit(0)));
startWorker([
  {
    ...heldJob,
    run: async (payload) => {
      const { name } = heldJob.payload.parse(payload);
      console.info(`begins ${name}`);
      await endOf(name).promise;
      console.info(`has done ${name}`);
    },
  },
]);
