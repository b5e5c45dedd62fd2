import { startEmbedded } from "@/lib/api/carriers/in-process";
import { gateway } from "@/lib/api/gateway";
import { readConfig } from "@/lib/config";

/** Prepares the embedded API unless a remote host does the work, and then hands the gateway to the page host.
 * @throws ConfigError for a wrong setting */
export async function startApi(): Promise<void> {
  if (!readConfig().apiHost) await startEmbedded();
  globalThis.dezenGateway = gateway;
}
