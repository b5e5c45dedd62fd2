import type { IncomingMessage, ServerResponse } from "node:http";
import { type ErrorCode, problemMembers } from "@/lib/domain/error-codes";
import { pageLanguage } from "../page-language";
import { type OwnAnswer, sendOwn } from "../replace-answer";
import { type RefusalReason, refusalPage, refusalTitle } from "../unavailable/failure-page";
import { isApi, type Refusal } from "./refusal";

const reasons: Record<Refusal["status"], RefusalReason> = {
  400: "unreadable_address",
  403: "foreign_origin",
  405: "method",
  411: "no_length",
  413: "too_large",
  414: "long_address",
  431: "many_headers",
};

const codes: Record<Refusal["status"], ErrorCode> = {
  400: "unreadable",
  403: "foreign_origin",
  405: "method_not_allowed",
  411: "unreadable",
  413: "too_large",
  414: "too_large",
  431: "too_large",
};

/** What a caller of the API reads, as of every refusal of the API itself. Source: RFC 9457. */
function problem(status: Refusal["status"], title: string): string {
  return JSON.stringify(problemMembers(codes[status], { title, detail: `${title}.` }, status));
}

function answerOf(
  request: Pick<IncomingMessage, "url" | "headers">,
  status: Refusal["status"],
  reason: RefusalReason,
): OwnAnswer {
  const language = pageLanguage(request);
  const forApi = isApi(request.url ?? "");
  const headers = [
    ["Content-Type", forApi ? "application/problem+json" : "text/html; charset=utf-8"],
    ["Content-Language", language],
    ["X-Content-Type-Options", "nosniff"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    ["Cache-Control", "no-store"],
    ["Connection", "close"],
  ] as const;
  const body = forApi ? problem(status, refusalTitle(reason, language)) : refusalPage(reason, language);
  return { status, headers, body: Buffer.from(body) };
}

/** Answers with a refusal, a page or a problem of the API, and closes the connection without reading the rest of the request. */
export function refuse(request: IncomingMessage, response: ServerResponse, { status, allow }: Refusal): void {
  sendOwn(request, response, answerOf(request, status, reasons[status]), allow ? ["Allow", allow] : []);
}

/** The answer to a form that is not the shop's, or was damaged on its way. */
export const unreadableForm = (request: IncomingMessage): OwnAnswer => answerOf(request, 400, "unreadable_form");

/** The answer to a request of which not even the headers were read to their end: nothing is known of it. */
export const longHeaders = (): OwnAnswer => answerOf({ headers: {} }, 431, "long_headers");
