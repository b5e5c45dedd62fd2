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

/** A sentence in all languages: at this point nobody has asked yet which one the visitor reads. */
export function refusalText(reason: Reason): string {
  return languages.map((language) => `${failureTexts[language].refusal[reason]}\n`).join("");
}

/** Answers with a refusal and ends the connection: what else it may bring is not read. */
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

/** The answer to a form that is none of the shop's, or was spoilt on its way. */
export const unreadableForm = {
  headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", Connection: "close" },
  body: Buffer.from(refusalText("unreadable_form")),
};
