import type { IncomingMessage } from "node:http";
import type { Language } from "@/lib/domain/locale";
import { pageLanguage } from "../page-language";
import type { OwnAnswer } from "../replace-answer";
import { type FailureKind, failurePage } from "./failure-page";

/** Seconds after which a client should try again; an embedded database is back within one. */
const usualRetryAfter = 5;

/** Failures that the server reports; a lost connection is reported by the service worker. */
type Told = Exclude<FailureKind, "offline">;

/** The pages that have been told, by kind and language: a shop that is asked for too much makes each of them once. */
const bodies = new Map<string, Buffer>();

function bodyOf(kind: Told, language: Language): Buffer {
  const name = `${kind} ${language}`;
  const body = bodies.get(name) ?? Buffer.from(failurePage(kind, language));
  bodies.set(name, body);
  return body;
}

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
    body: bodyOf(kind, language),
  };
}
