// What `npm run fuzz` runs: the tests whose input is generated, and the crawl, at their full size. `npm test` runs the same ones small.
// FUZZ_SEED and FUZZ_CASES repeat a run, CRAWL_PAGES is how many addresses the crawl asks for.
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "../../lib/host/preparation/installation.mjs";
import { findBrowser } from "./browser.mjs";
import { commandOf, run } from "./steps.mjs";

process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
await ensureInstalled((_step, line) => console.info(line));
const { FUZZ_CASES = "20000", CRAWL_PAGES = "2000" } = process.env;
const jest = ["--experimental-vm-modules", "--disable-warning=ExperimentalWarning", commandOf("jest")];
const which = (project, pattern) => [
  ...["-c", "tests/jest.config.mjs", `--selectProjects=${project}`, `--testPathPatterns=${pattern}`, "--forceExit"],
];
const fuzzed = await run([...jest, ...which("node", "contract/(hostile|admin/two-people|supply/random-lists)")], {
  FUZZ_CASES,
});
const built = await run(["lib/host/start.mjs", "--build"]);
const changed = built === 0 ? await run([...jest, ...which("system", "system/page-life")], { FUZZ_CASES }) : built;
const playwright = [
  commandOf("@playwright/test", "playwright"),
  "test",
  "-c",
  "tests/playwright.config.ts",
  "crawl.spec.ts",
];
const env = { CRAWL_PAGES, CHROMIUM_PATH: findBrowser(console.info) };
const crawled = built === 0 ? await run(playwright, env) : built;
process.exit(fuzzed || changed || crawled);
