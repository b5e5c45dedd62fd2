import { availableParallelism } from "node:os";
import { targetOf } from "@/lib/api/host/call-routes";
import { readConfig } from "@/lib/config";
import { takesFile } from "@/lib/contract/calls";
import { FairQueue } from "@/lib/runtime/fair-queue";
import { processWide } from "@/lib/runtime/process-wide";

/**
 * The queue of calls that are being answered. To a back end elsewhere most only wait; the embedded API leaves some of its
 * connections to the database (`connect`: 18) to the health and to work in the background. A call that waits for its turn behind
 * others, whose database takes no connection for five seconds, is still answered in nine.
 */
const calls = processWide("call queue", () =>
  readConfig().apiHost === undefined
    ? new FairQueue({ running: 8, waiting: 200, timeout: 3_000 })
    : new FairQueue({ running: 32, waiting: 200, timeout: 5_000 }),
);

/**
 * The queue of the embedded API's listings. Each reads every tyre of a category, which keeps a core busy as long as it lasts, where
 * other calls take milliseconds: as many at a time as there are cores, up to four. A single client gets three quarters of them, with
 * two cores one, so that whoever asks for hundreds leaves a core to the process in front.
 */
const listings = processWide(
  "listing queue",
  () => new FairQueue({ running: Math.min(4, Math.max(2, availableParallelism())), waiting: 200, timeout: 3_000 }),
);

/**
 * The queue of orders to the embedded API: one waits while a price list that has its tyres is applied, seconds for a list of fifty thousand.
 * Only other orders may wait behind it.
 */
const orders = processWide("order queue", () => new FairQueue({ running: 4, waiting: 100, timeout: 3_000 }));

/** The calls of the embedded API that have a queue of their own. */
const ownQueues = [
  ["GET /products", listings],
  ["POST /checkout/create-order", orders],
] as const;

/** The queue of files that are being sent: a sender is slow, and whoever only asks must not wait behind one. */
const files = processWide("file queue", () => new FairQueue({ running: 4, waiting: 40, timeout: 20_000 }));

/** The queue that a call waits in. @param path below `/api/v1` */
export function queueOf(method: string, path: string): FairQueue {
  if (takesFile(method, path)) return files.get();
  const name = `${method === "HEAD" ? "GET" : method} ${path}`;
  const own = ownQueues.find(([call]) => call === name && targetOf(call) === "embedded");
  return (own?.[1] ?? calls).get();
}
