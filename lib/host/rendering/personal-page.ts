import type { IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { forFirstPaint } from "../first-paint/for-first-paint";
import type { StyleSheets } from "../first-paint/inline-styles";
import { encoded } from "../page-cache/content-encoding";
import { fileName } from "../page-cache/missing-page";
import { encodingFor } from "../page-cache/send-page";
import { nonceOf } from "../security/content-policy";
import { isInOffice } from "./missing-in-office";

/**
 * Does a browser ask for a page of the shop, to show it? Feeds and sitemaps are files, and whoever works in the office all day has the
 * styles of its pages.
 */
export function isPageView({ method, url = "", headers }: IncomingMessage): boolean {
  const [path = ""] = url.split("?", 1);
  return (
    method !== "HEAD" && headers.accept?.includes("text/html") === true && !isInOffice(url) && !fileName.test(path)
  );
}

/**
 * Makes a page that a worker rendered for one visitor ready for its first paint, like a kept one, and encodes it as he takes it.
 * @param answer HTML, not encoded, @param sheets the build's style sheets
 * @returns its bytes, and the headers that say what they are
 * @throws the connection's error when the answer breaks off
 */
export async function personalPage(request: IncomingMessage, answer: IncomingMessage, sheets: StyleSheets) {
  const html = (await buffer(answer)).toString("latin1");
  const nonce = nonceOf(request.headers["content-security-policy"]);
  const encoding = encodingFor(request.headers["accept-encoding"]);
  const body = await encoded[encoding](Buffer.from(forFirstPaint(html, sheets, nonce), "latin1"));
  const length = { "Content-Length": body.length };
  return { body, headers: encoding === "identity" ? length : { ...length, "Content-Encoding": encoding } };
}
