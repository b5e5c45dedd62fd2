import { existsSync } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { BackupRefused } from "@/lib/backend/backup/refused";
import { systemCode } from "@/lib/host/start-refused";

async function writeSynced(path: string, pieces: AsyncIterable<Buffer>, signal: AbortSignal): Promise<number> {
  // Only its owner may read it: it holds personal data and secrets.
  const file = await open(path, "wx", 0o600);
  try {
    const source = Readable.from(pieces, { objectMode: false });
    await pipeline(source, createGzip(), (compressed) => file.writeFile(compressed), { signal });
    await file.sync();
    return (await file.stat()).size;
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  await folder.sync().finally(() => folder.close());
}

/**
 * Writes a compressed file that is there whole or not at all: under another name in the same folder first, on the disk,
 * then renamed. The folder is made, for its owner only, when it is missing.
 * @returns its bytes
 * @throws BackupRefused `exists`, `cannot_write`; whatever `pieces` throws
 */
export async function writeNewFile(path: string, pieces: AsyncIterable<Buffer>, signal: AbortSignal): Promise<number> {
  if (existsSync(path)) throw new BackupRefused("exists", { file: path });
  const draft = `${path}.${process.pid}.part`;
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const bytes = await writeSynced(draft, pieces, signal);
    if (existsSync(path)) throw new BackupRefused("exists", { file: path });
    await rename(draft, path);
    await syncFolder(dirname(path));
    return bytes;
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {}); // what stopped the writing is told; the draft's name tells the rest
    const code = systemCode(error);
    // The file system's own errors name the call; a database's do not.
    if (code && error instanceof Object && "syscall" in error)
      throw new BackupRefused("cannot_write", { file: path, reason: code });
    throw error;
  }
}
