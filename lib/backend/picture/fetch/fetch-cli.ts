import { boundPool, disconnect } from "@/lib/backend/kernel/database/connect";
import { fetchTurn } from "@/lib/backend/picture/fetch/fetch-pictures";
import { log } from "@/lib/telemetry/log";

/** Fetches pictures for one turn in a process of its own, so that the shop's never does. */
boundPool(2);
fetchTurn()
  .catch((error: unknown) => {
    log().error({ error }, "Pictures could not be fetched.");
    process.exitCode = 1;
  })
  .finally(disconnect);
