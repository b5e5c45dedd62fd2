import type { IncomingMessage } from "node:http";
import { pageLanguage } from "../page-language";
import type { OwnAnswer } from "../replace-answer";
import { type FailureKind, failurePage } from "./failure-page";

/** Seconds after which a client should try again; an embedded database is back within one. */
const usualRetryAfter = 5;

/** Failures that the server reports; a lost connection is reported by the service worker. */
type Told = Exclude<FailureKind, "offline">;

const statuses: Record<Told, number> = { away: 503, busy: 503, too_many: 429, broken: 500 };

/**
 * The answer to a request whose page could not be rendered: a page in the visitor's language. @param retryAfter seconds after
 * which to try again; not sent for `broken`
 */
export function failureAnswer(kind: Told, request: IncomingMessage, retryAfter = usualRetryAfter): OwnAnswer {
  const language = pageLanguage(request);
  return {
    status: statuses[kind],
    headers: [
      ["Content-Type", "text/html; charset=utf-8"],
      ["Content-Language", language],
      ["Cache-Control", "no-store"],
      ...(kind === "broken" ? [] : [["Retry-After", String(retryAfter)] as const]),
    ],
    body: Buffer.from(failurePage(kind, language)),
  };
}
