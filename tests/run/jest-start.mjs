import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Before the tests of a Jest project: a folder for the database servers of its workers, which start them when they need them. */
export default function prepare() {
  // A socket's path has little room, and some systems have long names for their temporary folder.
  const base = tmpdir().length > 40 ? "/tmp" : tmpdir();
  process.env.TEST_SERVERS = mkdtempSync(join(base, "dezen-jest-"));
  chmodSync(process.env.TEST_SERVERS, 0o755); // run by root, a server belongs to another account, which has to get in
}
