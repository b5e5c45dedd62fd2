import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { createGzip } from "node:zlib";
import { eq } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { changeSet, changeSetFile } from "@/lib/backend/kernel/database/schema/change-set";
import { maxListBytes } from "@/lib/domain/admin/change-set";

/** Bytes of a stored part, packed. */
const partBytes = 1024 * 1024;

/** A file has more bytes than a list may have. */
export class FileTooLarge extends Error {
  override name = "FileTooLarge";
}

type Stored = { bytes: number; hash: string };

/** Counts and hashes what passes. @throws FileTooLarge */
async function* measured(pieces: AsyncIterable<Uint8Array>, whole: Stored): AsyncGenerator<Uint8Array> {
  const hash = createHash("sha256");
  for await (const piece of pieces) {
    whole.bytes += piece.byteLength;
    if (whole.bytes > maxListBytes) throw new FileTooLarge();
    hash.update(piece);
    yield piece;
  }
  whole.hash = hash.digest("hex");
}

/**
 * Stores the file of a change set as it comes, packed and in parts; nothing holds it whole. What was stored of an earlier attempt goes.
 * @returns its size in bytes and its SHA-256, which then also stand in the change set
 * @throws FileTooLarge, and whatever the reading of the pieces throws; the parts so far stay then
 */
export async function storeFile(id: number, pieces: AsyncIterable<Uint8Array>): Promise<Stored> {
  const whole: Stored = { bytes: 0, hash: "" };
  await database().delete(changeSetFile).where(eq(changeSetFile.changeSetId, id));
  const packing = createGzip({ level: 6 });
  const source = Readable.from(measured(pieces, whole));
  source.once("error", (error) => packing.destroy(error));
  source.pipe(packing);
  let part = 0;
  let waiting: Buffer[] = [];
  let size = 0;
  const store = async (bytes: Buffer) => {
    await database().insert(changeSetFile).values({ changeSetId: id, part, bytes });
    part += 1;
  };
  for await (const piece of packing as AsyncIterable<Buffer>) {
    waiting.push(piece);
    size += piece.byteLength;
    if (size < partBytes) continue;
    const bytes = Buffer.concat(waiting);
    await store(bytes.subarray(0, partBytes));
    waiting = [bytes.subarray(partBytes)];
    size = bytes.byteLength - partBytes;
  }
  if (size > 0) await store(Buffer.concat(waiting));
  await database().update(changeSet).set({ bytes: whole.bytes, fileHash: whole.hash }).where(eq(changeSet.id, id));
  return whole;
}
