import { readFileSync } from "node:fs";
import { processTree } from "./shop-process";

/** Does a process run? A dead one that nobody has waited for yet does not. */
export function isRunning(pid: number): boolean {
  try {
    return !readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z ");
  } catch {
    return false;
  }
}

/** The render workers of a shop that are alive. @param pid the shop's */
export const renderWorkersOf = (pid: number): number[] =>
  processTree(pid).filter(
    (child) => isRunning(child) && readFileSync(`/proc/${child}/cmdline`, "utf8").includes("render-worker"),
  );
