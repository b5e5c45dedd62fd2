import { createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { type Readable, Transform } from "node:stream";
import { createInflateRaw } from "node:zlib";
import { isBomb } from "@/lib/backend/import/file/list-file";
import { ImportRefused } from "@/lib/backend/import/import-refused";

/** Where a file of a ZIP archive lies and what it takes, packed, in bytes. */
export type ZipEntry = { name: string; method: number; packed: number; offset: number };

/** The signatures of the records. Source: PKWARE APPNOTE 6.3.10, 4.3.7, 4.3.12, 4.3.16. */
const [localHeader, centralHeader, endRecord] = [0x04034b50, 0x02014b50, 0x06054b50];
const [endLength, centralLength, localLength] = [22, 46, 30];
/** A spreadsheet has some dozens of files. */
const maxEntries = 2000;

async function bytesAt(file: FileHandle, offset: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
  return buffer.subarray(0, bytesRead);
}

/**
 * The files of a ZIP archive by name, from its directory at the end.
 * @param name what to call it in a refusal
 * @throws ImportRefused `broken_archive`
 */
export async function zipEntries(path: string, name: string): Promise<Map<string, ZipEntry>> {
  const broken = (reason: string) => new ImportRefused("broken_archive", { file: name, reason });
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const tail = await bytesAt(file, Math.max(0, size - endLength - 0xffff), endLength + 0xffff);
    let end = tail.length - endLength;
    while (end >= 0 && tail.readUInt32LE(end) !== endRecord) end -= 1;
    if (end < 0) throw broken("ZIP: end of central directory");
    const [count, length, start] = [
      tail.readUInt16LE(end + 10),
      tail.readUInt32LE(end + 12),
      tail.readUInt32LE(end + 16),
    ];
    if (count > maxEntries || length > 2 ** 20 || start + length > size) throw broken("ZIP: central directory");
    const directory = await bytesAt(file, start, length);
    const entries = new Map<string, ZipEntry>();
    for (let at = 0, left = count; left > 0; left--) {
      if (at + centralLength > directory.length || directory.readUInt32LE(at) !== centralHeader) {
        throw broken("ZIP: central directory");
      }
      const [nameLength, extra, comment] = [28, 30, 32].map((place) => directory.readUInt16LE(at + place));
      const entry = directory.toString("utf8", at + centralLength, at + centralLength + (nameLength ?? 0));
      if (directory.readUInt16LE(at + 8) & 1) throw new ImportRefused("locked_archive", { file: name });
      entries.set(entry, {
        name: entry,
        method: directory.readUInt16LE(at + 10),
        packed: directory.readUInt32LE(at + 20),
        offset: directory.readUInt32LE(at + 42),
      });
      at += centralLength + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
    }
    return entries;
  } finally {
    await file.close();
  }
}

/** Counts what comes out of an archive as a whole, so that many files are no way around the bound. Bytes. */
export type Unpacking = { file: string; unpacked: number; packed: number };

/**
 * The unpacked bytes of one file of an archive, no more of them than a list may come to.
 * @throws ImportRefused `broken_archive`, `too_large_unpacked`
 */
export async function* unzipped(path: string, entry: ZipEntry, count: Unpacking, read: (bytes: number) => void) {
  const broken = (reason: string) => new ImportRefused("broken_archive", { file: count.file, reason });
  const file = await open(path);
  let start: number;
  try {
    const header = await bytesAt(file, entry.offset, localLength);
    if (header.length < localLength || header.readUInt32LE(0) !== localHeader) throw broken(`ZIP: ${entry.name}`);
    start = entry.offset + localLength + header.readUInt16LE(26) + header.readUInt16LE(28);
  } finally {
    await file.close();
  }
  if (entry.method !== 0 && entry.method !== 8) throw broken(`ZIP: ${entry.name}, method ${entry.method}`);
  if (entry.packed === 0) return;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      read(chunk.length);
      count.packed += chunk.length;
      done(null, chunk);
    },
  });
  const source = createReadStream(path, { start, end: start + entry.packed - 1 }).pipe(counted);
  const output: Readable = entry.method === 8 ? source.pipe(createInflateRaw()) : source;
  try {
    for await (const chunk of output as AsyncIterable<Buffer>) {
      count.unpacked += chunk.length;
      if (isBomb(count.unpacked, count.packed)) throw new ImportRefused("too_large_unpacked", { file: count.file });
      yield chunk;
    }
  } catch (error) {
    if (error instanceof ImportRefused) throw error;
    throw broken(error instanceof Error ? error.message : "");
  } finally {
    source.destroy();
    output.destroy();
  }
}
