import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzip, gzip } from "node:zlib";
import { partialHeader } from "../../runtime/page-answer";
import { policyOfPage } from "../security/content-policy";
import { scriptsAfterPaint } from "./scripts-after-paint";

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);
const fromGzip = promisify(gunzip);

/** An answer as Next gave it. Header names are in lower case. */
export type Answer = { status: number; headers: [name: string, value: string][]; body: Buffer };

export type ContentEncoding = "br" | "gzip" | "identity";

/** A page ready to be sent many times, compressed once. `made` is when its rendering began, ms since 1970. */
export type CachedPage = {
  etag: string;
  /** Names and values in turn, as they are sent. */
  headers: string[];
  br: Buffer;
  gzip: Buffer;
  made: number;
  /** Something on it has changed: it is only shown while a new one cannot be rendered. */
  outdated: boolean;
};

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
  "x-request-id",
]);

/**
 * Only complete pages that Next declares to be the same for everybody are cached: nothing personal, no error, no redirect.
 */
export function isCacheable({ status, headers }: Answer): boolean {
  const value = (name: string) => headers.find(([other]) => other === name)?.[1];
  const whole = value("set-cookie") === undefined && value(partialHeader) === undefined;
  return status === 200 && value("x-nextjs-prerender") === "1" && whole;
}

/** An answer ready to be sent: of a page, its scripts are fetched after its paint and named in its policy. */
export function readyToSend(answer: Answer): Answer {
  const isPage = answer.headers.some(([name, value]) => name === "content-type" && value.startsWith("text/html"));
  if (!isPage) return answer;
  const html = scriptsAfterPaint(answer.body.toString());
  const headers = answer.headers.filter(([name]) => name !== "content-security-policy");
  return { ...answer, headers: [...headers, ["content-security-policy", policyOfPage(html)]], body: Buffer.from(html) };
}

/** Compresses an answer for the cache. Brotli 5 and gzip 6: higher levels take much longer and save little. */
export async function cachedPage(answer: Answer, made: number): Promise<CachedPage> {
  const { headers, body } = readyToSend(answer);
  const [br, gz] = await Promise.all([
    toBrotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
    toGzip(body, { level: 6 }),
  ]);
  const etag = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  return {
    etag,
    headers: headers.filter(([name]) => !notCached.has(name)).flat(),
    br,
    gzip: gz,
    made,
    outdated: false,
  };
}

/** What a page takes in memory, bytes: both bodies, and about as much as its names and headers. */
export function bytesOf(page: CachedPage): number {
  return page.br.length + page.gzip.length + 2048;
}

/** A page's bytes in one encoding. */
export async function bodyIn(page: CachedPage, encoding: ContentEncoding): Promise<Buffer> {
  return encoding === "identity" ? fromGzip(page.gzip) : page[encoding];
}
