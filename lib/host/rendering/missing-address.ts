import type { IncomingMessage, ServerResponse } from "node:http";
import { querySegment } from "@/lib/preferences/query";
import { isNothingAt } from "@/lib/runtime/page-lookup";
import { log } from "@/lib/telemetry/log";
import { pageKey } from "../page-cache/page-key";

/**
 * Is nothing at the address of a public page? A navigation needs what Next says of that to its router. Where that cannot be found out, the
 * page is rendered, which says why.
 */
export async function isMissing({ method = "", url = "", headers }: IncomingMessage): Promise<boolean> {
  const page = pageKey({ method, url, cookie: headers.cookie, navigation: false });
  if (!page || headers.rsc === "1") return false;
  const [, query] = page.url.split("?", 2);
  const path = query ? `${page.internalPath}/${querySegment(query)}` : page.internalPath;
  return isNothingAt(path).catch((error: unknown) => {
    log().error({ error, page: path }, "A page could not be looked for before it is rendered.");
    return false;
  });
}

/** The front sends its page for missing pages. */
export function endMissing(response: ServerResponse): void {
  response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
  response.end();
}
