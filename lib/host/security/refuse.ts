import type { ServerResponse } from "node:http";
import type { Refusal } from "./refusal";

/** Said in all three languages: at this point nobody has asked yet which one the visitor reads. */
const words: Record<Refusal["status"], string> = {
  400: "Tato adresa není čitelná.\nTáto adresa nie je čitateľná.\nThis address cannot be read.\n",
  403: "Formulář byl odeslán z jiného webu.\nFormulár bol odoslaný z iného webu.\nThe form was sent from another site.\n",
  405: "Takto se tu žádat nedá.\nTakto sa tu žiadať nedá.\nThis method is not available here.\n",
  411: "Chybí délka formuláře.\nChýba dĺžka formulára.\nThe length of the form is missing.\n",
  413: "Formulář je příliš velký.\nFormulár je príliš veľký.\nThe form is too large.\n",
  414: "Adresa je příliš dlouhá.\nAdresa je príliš dlhá.\nThe address is too long.\n",
  431: "Požadavek má příliš mnoho hlaviček.\nPožiadavka má príliš veľa hlavičiek.\nThe request has too many headers.\n",
};

/** Answers with a refusal and ends the connection: what else it may bring is not read. */
export function refuse(response: ServerResponse, { status, allow }: Refusal): void {
  const headers = {
    "Content-Type": "text/plain; charset=utf-8",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
    Connection: "close",
    ...(allow && { Allow: allow }),
  };
  response.writeHead(status, headers).end(words[status]);
}

/** The answer to a form that is none of the shop's, or was spoilt on its way. */
export const unreadableForm = {
  headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", Connection: "close" },
  body: Buffer.from("Tento formulář není čitelný.\nTento formulár nie je čitateľný.\nThis form cannot be read.\n"),
};
