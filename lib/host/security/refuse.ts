import type { ServerResponse } from "node:http";
import { languages } from "@/lib/domain/locale";
import { failureTexts } from "@/messages/failure";
import type { Refusal } from "./refusal";

type Reason = keyof (typeof failureTexts)["en"]["refusal"];

const reasons: Record<Refusal["status"], Reason> = {
  400: "unreadable_address",
  403: "foreign_form",
  405: "method",
  411: "no_length",
  413: "large_form",
  414: "long_address",
  431: "many_headers",
};

/** The sentence in all languages: the visitor's language is not known yet. */
export function refusalText(reason: Reason): string {
  return languages.map((language) => `${failureTexts[language].refusal[reason]}\n`).join("");
}

/** Answers with a refusal and closes the connection without reading the rest of the request. */
export function refuse(response: ServerResponse, { status, allow }: Refusal): void {
  const headers = {
    "Content-Type": "text/plain; charset=utf-8",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
    Connection: "close",
    ...(allow && { Allow: allow }),
  };
  response.writeHead(status, headers).end(refusalText(reasons[status]));
}

/** The answer to a form that is not the shop's, or was damaged on its way. */
export const unreadableForm = {
  headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", Connection: "close" },
  body: Buffer.from(refusalText("unreadable_form")),
};
