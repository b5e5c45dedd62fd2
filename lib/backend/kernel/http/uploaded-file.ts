import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import type { ApiRequest } from "@/lib/contract/api-request";
import type { Upload, UploadedFile } from "@/lib/contract/upload";

/** The pieces of a body; one that is text already comes in one. */
function piecesOf(body: ApiRequest["body"]): AsyncIterable<Uint8Array> | Iterable<Uint8Array> {
  if (body === null) return [];
  return typeof body === "string" ? [Buffer.from(body)] : body;
}

/** The pieces, no more than so many bytes of them. @throws ApiProblem `too_large` */
async function* bounded(
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  maxBytes: number,
  heard: () => void,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const piece of pieces) {
    heard();
    size += piece.byteLength;
    if (size > maxBytes) throw new ApiProblem("too_large");
    yield piece;
  }
}

/** Unpacks what was sent: as much at a time as is read, so a few bytes that stand for gigabytes take no memory. */
function unpacked(pieces: AsyncIterable<Uint8Array>): Readable {
  const packed = Readable.from(pieces);
  const out = packed.pipe(createGunzip());
  packed.once("error", (error) => out.destroy(error));
  out.once("close", () => packed.destroy());
  return out;
}

/** Whatever goes wrong on the way is the sender's fault: broken off, or packed wrongly. */
async function* readable(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* pieces;
  } catch (error) {
    throw error instanceof ApiProblem ? error : new ApiProblem("unreadable");
  }
}

/**
 * The file that a request brings, unread.
 * @param heard told at each piece, before it is handed on
 * @throws ApiProblem `wrong_file` for another type or packing, `too_large` where the request says so itself
 */
export function uploadedFile({ maxBytes, types }: Upload, request: ApiRequest, heard: () => void): UploadedFile {
  const contentType = request.headers.get("content-type") || "application/octet-stream";
  const type = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
  const packing = request.headers.get("content-encoding")?.trim().toLowerCase() || "identity";
  if (!types.includes(type) || (packing !== "identity" && packing !== "gzip")) throw new ApiProblem("wrong_file");
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw new ApiProblem("too_large");
  const sent = bounded(piecesOf(request.body), maxBytes, heard);
  const whole = packing === "gzip" ? bounded(unpacked(sent), maxBytes, () => {}) : sent;
  return { type, contentType, stream: readable(whole) };
}
