import { randomUUID } from "node:crypto";

/** What other systems use as ids: letters, digits and a few signs; nothing that could forge a line or hold a sentence. */
const safe = /^[\w.:-]{8,100}$/;

/**
 * The id of a request.
 * @param given its `X-Request-Id`, @param trusted does it come from a proxy of ours?
 */
export function requestId(given: string | string[] | undefined, trusted: boolean): string {
  return trusted && typeof given === "string" && safe.test(given) ? given : randomUUID();
}
