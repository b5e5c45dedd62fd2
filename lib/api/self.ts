import { readConfig } from "@/lib/config";
import { ownRequest } from "@/lib/session/own-request";

/**
 * A call for code that runs outside the page bundles (the middleware): to the remote host, else to this server, which
 * believes itself what it says of the visitor.
 */
export function serverCall(path: string): { url: string; headers: Record<string, string> } {
  const { apiHost, port } = readConfig();
  return apiHost
    ? { url: `${apiHost}${path}`, headers: {} }
    : { url: `http://127.0.0.1:${port}${path}`, headers: ownRequest() };
}
