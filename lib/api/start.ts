import { startEmbedded } from "@/lib/api/carriers/in-process";
import { readConfig } from "@/lib/config";

/** Prepares the embedded API unless a remote host does the work.
 * @throws ConfigError for a wrong setting */
export async function startApi(): Promise<void> {
  if (!readConfig().apiHost) await startEmbedded();
}
