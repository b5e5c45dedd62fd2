import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import { FairQueue } from "@/lib/runtime/fair-queue";
import { clientOf } from "../render-gate";
import type { CachedPage } from "./cached-page";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export type ContentEncoding = "br" | "gzip" | "identity";

/** Encodes a body for one visitor while he waits: at levels that take a millisecond. */
export const encoded = {
  br: (body: Buffer) => toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: Buffer) => toGzip(body, { level: 6 }),
  identity: async (body: Buffer) => body,
} satisfies Record<ContentEncoding, (body: Buffer) => Promise<Buffer>>;

/** A body that is kept in Brotli, as it was. */
export const decoded: (br: Buffer) => Promise<Buffer> = promisify(brotliDecompress);

/** Pages are encoded anew for at most two clients at a time: two of the four threads of a Node process are left for other work. */
const others = new FairQueue({ running: 2, waiting: 300, timeout: 5_000 });

/**
 * A page's bytes in one encoding. Pages are kept in Brotli alone, which leaves room for twice as many: for the few clients that do not
 * take it, a page is encoded anew each time, in about two milliseconds.
 * @throws Overloaded when too many ask for other encodings
 */
export async function bodyIn({ br }: CachedPage, encoding: ContentEncoding, request: IncomingMessage): Promise<Buffer> {
  if (encoding === "br") return br;
  return others.run(clientOf(request), async () => encoded[encoding](await decoded(br)));
}
