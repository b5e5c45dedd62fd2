import type { IncomingMessage, ServerResponse } from "node:http";
import { hasBegun } from "../../runtime/page-answer";
import { unavailableSince } from "../../runtime/unavailable-notice";
import type { OwnAnswer } from "../replace-answer";
import { unreadableForm } from "../security/refuse";
import { failureAnswer } from "./failure-answer";

/** Is it a form of which nothing of the shop has been asked yet? What fails on it then is its sender's fault. */
export function isUnreadForm(request: IncomingMessage, response: ServerResponse): boolean {
  return request.method === "POST" && !hasBegun(response);
}

/**
 * What a 500 of Next's, which would be empty without scripts, is answered with instead.
 * - 503 when the page failed because the back end is away: a 500 would tell search engines that the page is broken
 * - 400 when Next failed on a form before anything of the shop was asked: it is no form of ours, or was spoilt
 * - 500 with words for people otherwise
 * @param since when the request came (of `performance.now()`)
 */
export function mendedFailure(request: IncomingMessage, response: ServerResponse, since: number): OwnAnswer {
  if (unavailableSince(since)) return failureAnswer("away", request);
  if (isUnreadForm(request, response)) {
    return { status: 400, headers: Object.entries(unreadableForm.headers), body: unreadableForm.body };
  }
  return failureAnswer("broken", request);
}
