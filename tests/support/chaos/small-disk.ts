import { execFileSync } from "node:child_process";
import { closeSync, openSync, writeSync } from "node:fs";

/**
 * Puts a disk of its own (a tmpfs) in the place of a folder; only root may.
 * @param megabytes its size
 * @returns what takes it away again. @throws Error with the words of `mount`
 */
export function mountSmallDisk(folder: string, megabytes: number): () => void {
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "tmpfs", folder], { stdio: "pipe" });
  return () => void execFileSync("umount", ["--lazy", folder], { stdio: "pipe" });
}

/** Writes a file until its disk has no room left, while others write there too. @throws Error of any other failure */
export function fillDisk(file: string): void {
  const open = openSync(file, "w");
  const part = Buffer.alloc(256 * 1024, 1);
  try {
    for (;;) writeSync(open, part);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  } finally {
    closeSync(open);
  }
}
