import { readChangeSet } from "@/lib/backend/change-set/read-change-set";
import { boundPool, disconnect } from "@/lib/backend/kernel/database/connect";
import { log } from "@/lib/telemetry/log";

/** Reads one list in a process of its own, so that the shop's never does. */
boundPool(2);
readChangeSet(Number(process.argv[2]))
  .catch((error: unknown) => {
    log().error({ error }, "A price list could not be read.");
    process.exitCode = 1;
  })
  .finally(disconnect);
