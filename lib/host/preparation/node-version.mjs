import { readFileSync } from "node:fs";
import { PreparationRefused } from "./report.mjs";

/** Compares the running Node with `engines.node` of package.json (written as ">=major.minor"). */
export function checkNode(report) {
  const needed = JSON.parse(readFileSync("package.json", "utf8")).engines.node.replace(">=", "");
  const [major, minor] = needed.split(".").map(Number);
  const [haveMajor, haveMinor] = process.versions.node.split(".").map(Number);
  if (haveMajor < major || (haveMajor === major && haveMinor < minor)) {
    throw new PreparationRefused(
      `The shop needs Node ${needed} or newer, but this is ${process.versions.node}: install a newer one from https://nodejs.org.`,
    );
  }
  report(1, `Node ${process.versions.node}`);
}
