import type { IncomingMessage, ServerResponse } from "node:http";
import { querySegment } from "@/lib/preferences/query";
import { isNothingAt } from "@/lib/runtime/page-lookup";
import { pageKey } from "../page-cache/page-key";

/** Is nothing at the address of a public page? A navigation needs what Next says of that to its router. */
export async function isMissing({ method = "", url = "", headers }: IncomingMessage): Promise<boolean> {
  const page = pageKey({ method, url, cookie: headers.cookie, navigation: false });
  if (!page || headers.rsc === "1") return false;
  const [, query] = page.url.split("?", 2);
  return isNothingAt(query ? `${page.internalPath}/${querySegment(query)}` : page.internalPath);
}

/** The front sends its page for missing pages. */
export function endMissing(response: ServerResponse): void {
  response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
  response.end();
}
