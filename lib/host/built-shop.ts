import { startApi } from "@/lib/api/gateway/start";
import type { Config } from "@/lib/config";
import { startTracing } from "@/lib/telemetry/tracing";
import { onPurge, purges } from "../runtime/cached-pages";
import type { OpenedShop } from "./development-shop";
import { logUncaughtErrors } from "./process-failures";
import { RenderPool } from "./rendering/render-pool";
import { runStopTasks } from "./run-stop-tasks";
import { openShopFront } from "./shop-front";

/**
 * The built shop: this process answers the API and what is in memory, its render workers do the rest.
 * @param isStopping is the shop told to stop?
 * @throws ConfigError, StartRefused; Error when a worker cannot be started
 */
export async function openBuiltShop(config: Config, isStopping: () => boolean): Promise<OpenedShop> {
  const { port, renderWorkers: count, renderWorkerMegabytes } = config;
  if (config.telemetry.tracesTo) startTracing();
  logUncaughtErrors();
  const workers = new RenderPool({ count, port, maxBytes: renderWorkerMegabytes * 1024 * 1024 });
  onPurge((tags) => workers.purge(purges(), tags));
  await Promise.all([workers.open(), startApi()]);
  const front = await openShopFront(workers, config, isStopping);
  return { handle: front.handle, opened: [runStopTasks, () => workers.close(), front.close] };
}
