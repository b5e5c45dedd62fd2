import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { processWide } from "@/lib/runtime/process-wide";
import { onStop } from "@/lib/runtime/stop-tasks";

/** Time between two looks, ms. */
const pause = 1000;

const watched = processWide("watched folders", () => new Set<string>());

/** Changes whenever a file of the folder is written, made or removed. */
async function versionOf(folder: string): Promise<string> {
  const names = (await readdir(folder, { recursive: true })).sort();
  const times = names.map(async (name) => `${name} ${(await stat(join(folder, name))).mtimeMs}`);
  return (await Promise.all(times)).join("\n");
}

/**
 * Calls `changed` when a file below a folder has changed, until the shop stops. It polls every second, because notifications of
 * changes differ between file systems.
 */
export function watchFiles(folder: string, changed: () => void): void {
  watched.get().add(folder);
  let known = versionOf(folder).catch(() => "");
  const timer = setInterval(async () => {
    const before = await known;
    known = versionOf(folder).catch(() => before); // one that cannot be read at this moment is being written
    if ((await known) !== before) changed();
  }, pause);
  timer.unref();
  onStop(async () => clearInterval(timer));
}

/** A sum of what all watched folders hold, so that another process can tell whether they held the same. */
export async function contentOfWatched(): Promise<string> {
  const sum = createHash("sha256");
  for (const folder of [...watched.get()].sort()) {
    const names = (await readdir(folder, { recursive: true })).sort();
    for (const name of names) {
      const content = await readFile(join(folder, name)).catch(() => ""); // a folder
      sum.update(`${name}\0${content.length}\0`).update(content);
    }
  }
  return sum.digest("base64url");
}
