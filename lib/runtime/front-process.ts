import { randomBytes } from "node:crypto";
import { connectionHeaders } from "@/lib/runtime/connection-headers";
import { processWide } from "@/lib/runtime/process-wide";

/** The process of the shop that has the port and the API: where it listens, and the secret by which it knows its workers. */
export type FrontProcess = { port: number; secret: string };

const secret = processWide("front secret", () => randomBytes(16).toString("base64url"));
const front = processWide<FrontProcess | undefined>("front", () => undefined);

const header = "x-dezen-worker";

/** The secret of this front process, which it gives to its render workers. */
export function frontSecret(): string {
  return secret.get();
}

/** Does a request come from a render worker of this process? @param headers names in lower case */
export function isFromWorker(headers: Record<string, string | string[] | undefined>): boolean {
  return headers[header] === secret.get();
}

/** Makes this process a render worker of that front process. */
export function workFor(process: FrontProcess): void {
  front.set(process);
}

/** The front process that this one renders for; `undefined` in the front itself and under plain `next start`. */
export function frontProcess(): FrontProcess | undefined {
  return front.get();
}

/** Headers of the visitor's request that the front does not get: its address is another, and no body is sent on. */
const notSentOn = [...connectionHeaders, "content-length", "content-type", "host"];

/** How long the front may take when nothing else is said, ms: a little more than a call to the back end may take. */
const usualTimeout = 11_000;

/**
 * Calls the API in the front process. What has to happen once for all processes, such as the renewal of a session, happens there.
 * @param headers of the visitor's request
 * @param timeout ms; when it is left out, a little more than a call to the back end may take
 * @throws TimeoutError when it takes longer, TypeError when the front is gone
 */
export async function askFront(
  { port, secret }: FrontProcess,
  method: "GET" | "POST",
  path: string,
  headers: Headers,
  timeout = usualTimeout,
): Promise<Response> {
  const sent = new Headers(headers);
  for (const name of notSentOn) sent.delete(name);
  sent.set(header, secret);
  return fetch(`http://127.0.0.1:${port}${path}`, { method, headers: sent, signal: AbortSignal.timeout(timeout) });
}
