import { existsSync, statSync } from "node:fs";
import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { BackupRefused } from "@/lib/backend/backup/refused";
import { systemCode } from "@/lib/runtime/start-refused";

/** How a draft's name ends: as no other program's do, because what ends so is swept. */
const draftEnding = ".dezen-part";
/**
 * A draft that was not written to for this long is abandoned, ms. A process id would not tell: several machines may share the
 * folder.
 */
const draftPatience = 3_600_000;

/** Removes the drafts that killed backups have left in a folder. */
async function sweepDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(draftEnding)) continue;
    const path = join(folder, name);
    const draft = statSync(path, { throwIfNoEntry: false }); // it may have been renamed to its final name meanwhile
    if (draft && draft.mtimeMs < Date.now() - draftPatience) await rm(path, { force: true });
  }
}

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
 * Writes a compressed file completely or not at all: first under a temporary name in the same folder, then flushed to disk
 * and renamed. A missing folder is made, for its owner only; drafts of killed backups in it are removed.
 * @returns its bytes
 * @throws BackupRefused `exists`, `cannot_write`; whatever `pieces` throws
 */
export async function writeNewFile(path: string, pieces: AsyncIterable<Buffer>, signal: AbortSignal): Promise<number> {
  if (existsSync(path)) throw new BackupRefused("exists", { file: path });
  const draft = `${path}.${process.pid}${draftEnding}`;
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await sweepDrafts(dirname(path));
    const bytes = await writeSynced(draft, pieces, signal);
    if (existsSync(path)) throw new BackupRefused("exists", { file: path });
    await rename(draft, path);
    await syncFolder(dirname(path));
    return bytes;
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {}); // the error that stopped the writing is the one to report
    const code = systemCode(error);
    // The file system's own errors name the call; a database's do not.
    if (code && error instanceof Object && "syscall" in error)
      throw new BackupRefused("cannot_write", { file: path, reason: code });
    throw error;
  }
}
