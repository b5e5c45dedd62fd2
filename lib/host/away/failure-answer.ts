import type { IncomingMessage } from "node:http";
import { pageLanguage } from "../page-language";
import type { OwnAnswer } from "../replace-answer";
import { type FailureKind, failurePage } from "./failure-page";

/** Seconds after which trying again is worth it: an embedded database is back within one. */
const retryAfter = "5";

/** The answer to a request whose page could not be made, in words and in the visitor's language. */
export function failureAnswer(kind: FailureKind, request: IncomingMessage): OwnAnswer {
  const language = pageLanguage(request);
  return {
    status: kind === "away" ? 503 : 500,
    headers: [
      ["Content-Type", "text/html; charset=utf-8"],
      ["Content-Language", language],
      ["Cache-Control", "no-store"],
      ...(kind === "away" ? [["Retry-After", retryAfter] as const] : []),
    ],
    body: Buffer.from(failurePage(kind, language)),
  };
}
