import { inProcess } from "@/lib/api/carriers/in-process";
import { remote } from "@/lib/api/carriers/remote";
import type { ServerCarrier } from "@/lib/api/client";
import { readConfig } from "@/lib/config";

/** The server's way to the API: the remote host when `API_HOST` is set, else the embedded API. */
export function serverCarrier(): ServerCarrier {
  const { apiHost } = readConfig();
  return apiHost ? remote(apiHost) : inProcess;
}
