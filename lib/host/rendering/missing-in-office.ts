import type { IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { ownWordsHeader } from "@/lib/runtime/page-answer";
import type { OwnAnswer } from "../replace-answer";
import { askWorker } from "./ask-worker";
import type { RenderPool } from "./render-pool";

/** How long the page may take to render, ms. */
const maxWait = 10_000;

/** What the page is rendered by: who asks, in which language, with which nonce for scripts. */
const passed = [
  "host",
  "cookie",
  "accept-language",
  "content-security-policy",
  "user-agent",
  "x-forwarded-for",
  "x-forwarded-proto",
  "x-request-id",
];

/** Is an address one of the office's? */
export const isInOffice = (url: string) => /^\/admin(?:[/?]|$)/.test(url);

/**
 * Has a worker render the office's page for missing pages, for whoever is signed in there.
 * @returns it; `null` for an address of the shop, and for whoever is not signed in: theirs is the shop's page
 * @throws NoRenderWorker, TimeoutError or the connection's error
 */
export function missingInOffice(pool: RenderPool): (request: IncomingMessage) => Promise<OwnAnswer | null> {
  return async ({ url = "", headers: given }) => {
    if (!isInOffice(url)) return null;
    const headers = Object.fromEntries(passed.map((name) => [name, given[name]]));
    const asked = { method: "GET", path: "/admin/404", headers, body: null, signal: AbortSignal.timeout(maxWait) };
    return askWorker(pool, asked, async (answer) => {
      const body = await buffer(answer);
      if (answer.headers[ownWordsHeader] === undefined) return null;
      return { status: 404, headers: [["Content-Type", "text/html; charset=utf-8"]], body };
    });
  };
}
