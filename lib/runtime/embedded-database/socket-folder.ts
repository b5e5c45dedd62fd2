import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Account, handOver } from "./account";
import type { Places } from "./folder";
import type { Holder } from "./folder-lock";
import { socketIn } from "./postmaster-file";

// A socket's whole path has room for 108 bytes on Linux, 104 on macOS, with PostgreSQL's file name and the end mark.
const maxFolder = 90;
const fits = (folder: string) => Buffer.byteLength(folder) <= maxFolder;

/** The socket lies beside the data, or in a temporary folder of its own when that path is too long for a socket. */
export function openSocketFolder(places: Places, left: Holder | undefined, account: Account): string {
  closeSocketFolder(places, left?.socketFolder ?? places.folder);
  if (fits(places.folder)) return places.folder;
  const base = fits(join(tmpdir(), "dezen-XXXXXX")) ? tmpdir() : "/tmp";
  const folder = mkdtempSync(join(base, "dezen-"));
  handOver(folder, account, 0o700);
  return folder;
}

/** Removes the socket a server left. Only for when no server runs. */
export function removeSocket(folder: string): void {
  rmSync(socketIn(folder), { force: true });
  rmSync(`${socketIn(folder)}.lock`, { force: true });
}

/** Removes the socket a server left, and its folder when that was a temporary one. Only for when no server runs. */
export function closeSocketFolder(places: Places, folder: string): void {
  removeSocket(folder);
  if (folder !== places.folder) rmSync(folder, { recursive: true, force: true });
}
