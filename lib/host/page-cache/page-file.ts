import { createHash } from "node:crypto";
import type { CachedPage } from "./cached-page";

/** A page as it lies on disk. @param upTo the number below which no change concerns it */
export type FiledPage = { page: CachedPage; upTo: number };

type Head = Pick<CachedPage, "etag" | "headers" | "made" | "reads"> & { upTo: number };

const sumLength = 32;
const start = sumLength + 4;

const sumOf = (content: Buffer) => createHash("sha256").update(content).digest();

/** The bytes of a file: their sum, the length of the head, the head as JSON, the body. */
export function writePageFile({ page, upTo }: FiledPage): Buffer {
  const { etag, headers, made, reads, br } = page;
  const head: Head = { etag, headers, made, reads, upTo };
  const text = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  const content = Buffer.concat([length, text, br]);
  return Buffer.concat([sumOf(content), content]);
}

/** Reads what `writePageFile` has written; `null` for a file that is torn or was changed. */
export function readPageFile(file: Buffer): FiledPage | null {
  if (file.length < start || !sumOf(file.subarray(sumLength)).equals(file.subarray(0, sumLength))) return null;
  const body = start + file.readUInt32BE(sumLength);
  const { upTo, ...rest } = JSON.parse(file.toString("utf8", start, body)) as Head;
  return { page: { ...rest, br: file.subarray(body), outdatedAt: null }, upTo };
}
