import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { and, eq } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { changeSetFile } from "@/lib/backend/kernel/database/schema/change-set";

/** The file of a change set is not kept any more. */
export class FileGone extends Error {
  override name = "FileGone";
}

async function* partsOf(id: number): AsyncGenerator<Buffer> {
  for (let part = 0; ; part += 1) {
    const [found] = await database()
      .select({ bytes: changeSetFile.bytes })
      .from(changeSetFile)
      .where(and(eq(changeSetFile.changeSetId, id), eq(changeSetFile.part, part)));
    if (!found) {
      if (part === 0) throw new FileGone();
      return;
    }
    yield Buffer.from(found.bytes);
  }
}

/**
 * Gives the stored file of a change set to `work` as a file of its own name, which is gone afterwards.
 * @throws FileGone, and whatever `work` throws
 */
export async function withStoredFile<Result>(
  { id, name }: { id: number; name: string },
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "dezen-list-"));
  try {
    const path = join(
      folder,
      basename(name)
        .replace(/[^\p{L}\p{N}._ -]/gu, "_")
        .slice(0, 100) || "list",
    );
    await pipeline(Readable.from(partsOf(id)), createGunzip(), createWriteStream(path));
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
