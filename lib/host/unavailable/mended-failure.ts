import type { IncomingMessage, ServerResponse } from "node:http";
import { hasBegun } from "../../runtime/page-answer";
import { unavailableSince } from "../../runtime/unavailable-notice";
import type { OwnAnswer } from "../replace-answer";
import { unreadableForm } from "../security/refuse";
import { failureAnswer } from "./failure-answer";

/** Is it a form that the shop's own code has not begun to answer? A failure is then the sender's fault. */
export function isUnreadForm(request: IncomingMessage, response: ServerResponse): boolean {
  return request.method === "POST" && !hasBegun(response);
}

/**
 * The answer that replaces a 500 of Next's, which is empty without scripts.
 * - 503 when the page failed because the back end is unavailable: a 500 would tell search engines that the page is broken
 * - 400 when Next failed on a form before the shop's own code ran: it is not a form of the shop, or was damaged
 * - 500 otherwise, as a readable page
 * @param since when the request came (of `performance.now()`)
 */
export function mendedFailure(request: IncomingMessage, response: ServerResponse, since: number): OwnAnswer {
  if (unavailableSince(since)) return failureAnswer("away", request);
  if (isUnreadForm(request, response)) return unreadableForm(request);
  return failureAnswer("broken", request);
}
