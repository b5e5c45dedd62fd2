import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { isBomb } from "@/lib/backend/import/file/list-file";
import { ImportRefused } from "@/lib/backend/import/import-refused";

/** A file unpacked into the folder for temporary ones; `remove` takes it away. */
export type Unpacked = { path: string; remove(): Promise<void> };

/**
 * Unpacks a file packed by gzip, no further than a list may come to.
 * @throws ImportRefused `too_large_unpacked`, `broken_archive`
 */
export async function unpackGzip(path: string, bytes: number, file: string): Promise<Unpacked> {
  const folder = await mkdtemp(join(tmpdir(), "dezen-list-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  const unpacked = join(folder, "list");
  let size = 0;
  const bounded = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (isBomb(size, bytes)) done(new ImportRefused("too_large_unpacked", { file }));
      else done(null, chunk);
    },
  });
  try {
    await pipeline(createReadStream(path), createGunzip(), bounded, createWriteStream(unpacked));
    return { path: unpacked, remove };
  } catch (error) {
    await remove();
    if (error instanceof ImportRefused) throw error;
    throw new ImportRefused("broken_archive", { file, reason: error instanceof Error ? error.message : "" });
  }
}
