import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** V8's explicit compile hint (Chromium 136 and later; others ignore it): all functions of the file are compiled as it arrives, beside the page. */
const hint = "//# allFunctionsCalledOnLoad\n";

/**
 * Puts the hint before the scripts that every page runs at its start, React and Next. Without it each function is parsed a second time, on
 * the page's own thread, when it is called.
 * @param build folder of the build
 */
export function hintCompilation(build) {
  const { rootMainFiles } = JSON.parse(readFileSync(join(build, "build-manifest.json"), "utf8"));
  for (const name of rootMainFiles) {
    const file = join(build, name);
    writeFileSync(file, hint + readFileSync(file, "utf8"));
  }
}
