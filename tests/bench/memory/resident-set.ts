import { execFileSync } from "node:child_process";
import { processTree } from "@/tests/support/shop-process";

/** Memory that a process and those it has started hold, MiB. */
export const residentSet = (pid: number): number =>
  execFileSync("ps", ["-o", "rss=", "-p", processTree(pid).join()], { encoding: "utf8" })
    .split("\n")
    .reduce((sum, kilobytes) => sum + Number(kilobytes) / 1024, 0);
