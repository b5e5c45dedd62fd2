import type { Carrier } from "@/lib/api/client";

/** Longest wait for a remote host, ms. */
export const patience = 10_000;

/** To the back end at `host` (`API_HOST`), over HTTP. A caller with a signal of its own decides itself how long it waits.
 * @throws TypeError when the host is away, TimeoutError when it is too slow */
export function remote(host: string): Carrier {
  return (path, init) => fetch(`${host}${path}`, { ...init, signal: init.signal ?? AbortSignal.timeout(patience) });
}
