import type { IncomingMessage, ServerResponse } from "node:http";
import { pageLanguage } from "../page-language";
import { type OwnAnswer, sendOwn } from "../replace-answer";
import { type RefusalReason, refusalPage } from "../unavailable/failure-page";
import type { Refusal } from "./refusal";

const reasons: Record<Refusal["status"], RefusalReason> = {
  400: "unreadable_address",
  403: "foreign_form",
  405: "method",
  411: "no_length",
  413: "large_form",
  414: "long_address",
  431: "many_headers",
};

function answerOf(request: Pick<IncomingMessage, "url" | "headers">, status: number, reason: RefusalReason): OwnAnswer {
  const language = pageLanguage(request);
  const headers = [
    ["Content-Type", "text/html; charset=utf-8"],
    ["Content-Language", language],
    ["X-Content-Type-Options", "nosniff"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    ["Cache-Control", "no-store"],
    ["Connection", "close"],
  ] as const;
  return { status, headers, body: Buffer.from(refusalPage(reason, language)) };
}

/** Answers with a refusal, a page, and closes the connection without reading the rest of the request. */
export function refuse(request: IncomingMessage, response: ServerResponse, { status, allow }: Refusal): void {
  sendOwn(request, response, answerOf(request, status, reasons[status]), allow ? ["Allow", allow] : []);
}

/** The answer to a form that is not the shop's, or was damaged on its way. */
export const unreadableForm = (request: IncomingMessage): OwnAnswer => answerOf(request, 400, "unreadable_form");

/** The answer to a request of which not even the headers were read to their end: nothing is known of it. */
export const longHeaders = (): OwnAnswer => answerOf({ headers: {} }, 431, "long_headers");
