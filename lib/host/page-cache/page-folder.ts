import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** A page lives for two days at most: a file that was not used for so long, ms, is of no use. */
const unused = 2 * 86_400_000;
/** Where the position of a folder's newest page stands, in that folder. */
const positionFile = "position";
/** What a file takes of a disk: whole blocks. */
export const roomOf = (bytes: number) => Math.ceil(bytes / 4096) * 4096;

/** Takes an error of the file system for `undefined` when it has one of these codes; any other is thrown. */
const unless =
  (...codes: string[]) =>
  (error: NodeJS.ErrnoException): undefined => {
    if (!codes.includes(error.code ?? "")) throw error;
  };

/** Writes a file in one step: whoever reads it finds the old one, or the whole new one. */
export async function writeWhole(file: string, content: Buffer | string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, content, { mode: 0o600 });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {}); // the first error tells more
    throw error;
  }
}

/** Tells up to where the pages of a folder have seen the database; to be called before they are written. */
export async function writePosition(folder: string, position: number): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeWhole(join(folder, positionFile), String(position));
}

/**
 * Opens a folder of pages. When its pages have seen more than the database, that was put back to an earlier state: they are removed.
 * @param position at which the database stands
 */
export async function openFolder(folder: string, position: number): Promise<void> {
  const seen = await readFile(join(folder, positionFile), "utf8").catch(unless("ENOENT"));
  if (!(Number(seen) <= position)) await rm(folder, { recursive: true, force: true });
  await writePosition(folder, position);
}

type Filed = { path: string; name: string; bytes: number; used: number };

async function filesBelow(root: string): Promise<Filed[]> {
  const files: Filed[] = [];
  for (const folder of await readdir(root)) {
    for (const name of await readdir(join(root, folder))) {
      const path = join(root, folder, name);
      const found = await stat(path).catch(unless("ENOENT")); // another process has removed it
      if (found) files.push({ path, name, bytes: roomOf(found.size), used: found.mtimeMs });
    }
  }
  return files;
}

/**
 * Removes files until those that are left take no more than `limit` bytes: those that nobody has asked for longest, and all that
 * nobody has asked for in two days; of other builds with their folders in the end.
 * @param root of all folders of pages, @param now ms since 1970
 * @returns the bytes that are left
 */
export async function removeUnused(root: string, limit: number, now: number): Promise<number> {
  const files = (await filesBelow(root)).sort((one, other) => one.used - other.used);
  let left = files.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { path, name, bytes, used } of files) {
    if (used > now - unused && (left <= limit || name === positionFile)) continue;
    await rm(path, { force: true });
    left -= bytes;
  }
  for (const folder of await readdir(root)) {
    await rmdir(join(root, folder)).catch(unless("ENOTEMPTY", "EEXIST", "ENOENT")); // most are not empty
  }
  return left;
}
