import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzip, gzip } from "node:zlib";
import { partialHeader } from "../../runtime/page-answer";
import { policyOfPage } from "../security/content-policy";
import { inlineStyles, type StyleSheets } from "./inline-styles";
import { scriptsAfterPaint } from "./scripts-after-paint";

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);
const fromGzip = promisify(gunzip);

/** An answer as Next gave it. Header names are in lower case. */
export type Answer = { status: number; headers: [name: string, value: string][]; body: Buffer };

export type Encoding = "br" | "gzip" | "identity";

/** A page as it is sent, again and again: compressed once. `made` is when its filling began, ms since 1970. */
export type CachedPage = {
  etag: string;
  /** Names and values by turns, as they are written. */
  headers: string[];
  br: Buffer;
  gzip: Buffer;
  made: number;
  /** Something it shows has changed since: it may only be shown while the new one cannot be made. */
  outdated: boolean;
};

/** Headers that belong to one connection or one visitor, or that are written anew with each answer. */
const notKept = new Set([
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

/** Only what Next itself says to be the same for everybody is kept: nothing personal, no error, no redirect, and only what lacks no part. */
export function isCacheable({ status, headers }: Answer): boolean {
  const value = (name: string) => headers.find(([other]) => other === name)?.[1];
  const whole = value("set-cookie") === undefined && value(partialHeader) === undefined;
  return status === 200 && value("x-nextjs-prerender") === "1" && whole;
}

/**
 * An answer ready to be sent: of a page, its styles stand in it, its scripts are fetched after its paint and named in its policy.
 * @param sheets the build's style sheets
 */
export function readyToSend(answer: Answer, sheets: StyleSheets): Answer {
  const isPage = answer.headers.some(([name, value]) => name === "content-type" && value.startsWith("text/html"));
  if (!isPage) return answer;
  const html = scriptsAfterPaint(inlineStyles(answer.body.toString(), sheets));
  const headers = answer.headers.filter(([name]) => name !== "content-security-policy");
  return { ...answer, headers: [...headers, ["content-security-policy", policyOfPage(html)]], body: Buffer.from(html) };
}

/** Compresses an answer that is ready to be sent, for keeping. Brotli 5 and gzip 6: beyond that the time grows faster than the page shrinks. */
export async function cachedPage({ headers, body }: Answer, made: number): Promise<CachedPage> {
  const [br, gz] = await Promise.all([
    toBrotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
    toGzip(body, { level: 6 }),
  ]);
  const etag = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  return {
    etag,
    headers: headers.filter(([name]) => !notKept.has(name)).flat(),
    br,
    gzip: gz,
    made,
    outdated: false,
  };
}

/** What a page takes in memory, bytes: both bodies, and about as much as its names and headers. */
export function sizeOf(page: CachedPage): number {
  return page.br.length + page.gzip.length + 2048;
}

/** A page's bytes in one encoding. */
export async function bodyIn(page: CachedPage, encoding: Encoding): Promise<Buffer> {
  return encoding === "identity" ? fromGzip(page.gzip) : page[encoding];
}
