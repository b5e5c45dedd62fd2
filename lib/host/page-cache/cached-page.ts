import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { partialHeader, sharedHeader } from "../../runtime/page-answer";
import { defaultReads, parseReads, type Reads, readsHeader } from "../../runtime/page-reads";
import { forFirstPaint } from "../first-paint/for-first-paint";
import type { StyleSheets } from "../first-paint/inline-styles";
import { policyOfPage } from "../security/content-policy";

const toBrotli = promisify(brotliCompress);

/** An answer as Next gave it. Header names are in lower case. */
export type Answer = { status: number; headers: [name: string, value: string][]; body: Buffer };

/** A page ready to be sent many times, compressed once: nearly every client takes Brotli (see `bodyIn`). `made` is when its rendering began, ms since 1970. */
export type CachedPage = {
  etag: string;
  /** Names and values in turn, as they are sent. */
  headers: string[];
  br: Buffer;
  made: number;
  /** How long it may be shown; its tags are `null` where it does not tell them: any change may concern it. */
  reads: PageReads;
  /** When it was heard that something on it has changed, ms since 1970; 0: it is not known since when; `null`: nothing has. */
  outdatedAt: number | null;
};

export type PageReads = Omit<Reads, "tags"> & { tags: readonly string[] | null };

/** A page is rendered again after a day at the latest; the old one is shown meanwhile, for another day at most. */
const day = 86_400_000;

/** The data that a page was rendered from, as its header says. @param made when its rendering began */
function readsOf(headers: Answer["headers"], made: number): PageReads {
  const told = parseReads(headers.find(([name]) => name === readsHeader)?.[1]);
  if (!told) return { ...defaultReads(made), tags: null };
  return { tags: told.tags, refresh: Math.min(told.refresh, made + day), until: Math.min(told.until, made + 2 * day) };
}

/** Headers of one connection or one visitor, and those that every answer writes itself. */
const notCached = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "etag",
  "keep-alive",
  "link",
  "set-cookie",
  "transfer-encoding",
  "x-nextjs-cache",
  readsHeader,
  sharedHeader,
  "x-request-id",
]);

/**
 * Only complete pages that Next, or the page itself, declares to be the same for everybody are cached: nothing personal, no error, no
 * redirect.
 */
export function isCacheable({ status, headers }: Answer): boolean {
  const value = (name: string) => headers.find(([other]) => other === name)?.[1];
  const whole = value("set-cookie") === undefined && value(partialHeader) === undefined;
  const isShared = value("x-nextjs-prerender") === "1" || value(sharedHeader) === "1";
  return status === 200 && isShared && whole;
}

/** An answer ready to be sent: a page is made for its first paint, and its scripts are named in its policy. @param sheets the build's style sheets */
export function readyToSend(answer: Answer, sheets: StyleSheets): Answer {
  const isPage = answer.headers.some(([name, value]) => name === "content-type" && value.startsWith("text/html"));
  if (!isPage) return answer;
  const html = forFirstPaint(answer.body.toString("latin1"), sheets);
  const headers = answer.headers.filter(([name]) => name !== "content-security-policy");
  const policy: [string, string] = ["content-security-policy", policyOfPage(html)];
  return { ...answer, headers: [...headers, policy], body: Buffer.from(html, "latin1") };
}

/** Compresses an answer that is ready to be sent, for the cache. Brotli 5: higher levels take much longer and save little. */
export async function cachedPage({ headers, body }: Answer, made: number): Promise<CachedPage> {
  const br = await toBrotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
  const etag = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  return {
    etag,
    headers: headers.filter(([name]) => !notCached.has(name)).flat(),
    br,
    made,
    reads: readsOf(headers, made),
    outdatedAt: null,
  };
}

/** Nobody sees a price that is older than two seconds: half of them is left for the change to be heard of, and for the way to the visitor, ms. */
const justChanged = 1_000;

/** Is a change of it heard of only just now, so that it may still be shown where a new one has to wait for its turn? */
export function isJustOutdated({ outdatedAt, made, reads }: CachedPage, now: number): boolean {
  return outdatedAt !== null && now >= outdatedAt && now < outdatedAt + justChanged && now >= made && now < reads.until;
}

/** What a page takes in memory, bytes: its body, and about as much as its names, headers and tags. */
export function bytesOf(page: CachedPage): number {
  return page.br.length + 2048 + 40 * (page.reads.tags?.length ?? 0);
}

/** Would a new page say the same? When the clock was set back, a page seems to be from the future: it is rendered again. */
export function isRight({ outdatedAt, made, reads }: CachedPage, now: number): boolean {
  return outdatedAt === null && now >= made && now < reads.until;
}

/** Is it right, and not due for a refresh in the background? */
export function isFresh(page: CachedPage, now: number): boolean {
  return isRight(page, now) && now < page.reads.refresh;
}
