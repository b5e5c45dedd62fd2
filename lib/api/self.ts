import { readConfig } from "@/lib/config";

/** Address of a call for code that runs outside the page bundles (the middleware): the remote host, else this server. */
export function serverCarrierUrl(path: string): string {
  const { apiHost, port } = readConfig();
  return `${apiHost ?? `http://127.0.0.1:${port}`}${path}`;
}
