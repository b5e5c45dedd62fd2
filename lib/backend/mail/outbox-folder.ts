import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { systemCode } from "@/lib/runtime/start-refused";

/** The folder that takes mail while no mail server is set. */
export function outboxFolder(dataDir: string): string {
  return join(dataDir, "outbox");
}

/**
 * Writes a file into the outbox whole or not at all: it gets its name only when every byte is on the disk. An equal
 * name is replaced, so a repeated attempt leaves one file.
 */
export async function writeOutboxFile(dataDir: string, name: string, bytes: Buffer): Promise<void> {
  const folder = outboxFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `.${name}.${process.pid}.draft`);
  const file = await open(draft, "w", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, join(folder, name));
}

/** How long a mail may take to be written, ms; far more than any does. */
const maxWritingTime = 60 * 60_000;

/** When a file was last written, ms since 1970; `null` when somebody else has renamed or removed it meanwhile. */
async function writtenAt(path: string): Promise<number | null> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if (systemCode(error) === "ENOENT") return null;
    throw error;
  }
}

/** Removes the drafts of a shop that was killed while writing: the queue writes their mails again. */
export async function sweepMailDrafts(dataDir: string, now: Date): Promise<void> {
  const folder = outboxFolder(dataDir);
  const names = await readdir(folder).catch((error: unknown) => {
    if (systemCode(error) === "ENOENT") return [];
    throw error;
  });
  for (const name of names.filter((found) => found.startsWith(".") && found.endsWith(".draft"))) {
    const draft = join(folder, name);
    const at = await writtenAt(draft);
    if (at !== null && at < now.getTime() - maxWritingTime) await rm(draft, { force: true });
  }
}
