import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, jest, test } from "@jest/globals";
import { readArchive } from "@/lib/backend/backup/read-archive";

const mebibyte = 2 ** 20;

test("a file whose line has no end is refused, and no byte of it is copied again and again", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "dezen-long-")), "long.gz");
  writeFileSync(file, gzipSync(Buffer.alloc(80 * mebibyte, "a")));
  const concat = jest.spyOn(Buffer, "concat");
  const reading = { begin: async () => {}, load: async () => {} };
  await expect(readArchive(file, reading)).rejects.toMatchObject({ code: "damaged" });
  const copied = concat.mock.calls.reduce(
    (sum, [pieces]) => sum + pieces.reduce((all, { length }) => all + length, 0),
    0,
  );
  concat.mockRestore();
  expect(copied).toBeLessThan(130 * mebibyte);
});
