import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";

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
