// What `npm test` runs: type check, Biome, unit, component and contract tests, then browser and system tests against a
// production build, each on a database of its own. Plain JavaScript: at the first run nothing is installed yet.
//   --only=static,jest,browser,system   runs just those parts
//   --changed                           what a change touches, in under two minutes: types, style, the nearest tests without a browser
import { mkdirSync, rmSync } from "node:fs";
import { relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "../../lib/host/preparation/installation.mjs";
import { browserVersion, findBrowser } from "./browser.mjs";
import { changedFiles, nearestTests, nearSpecs } from "./changed.mjs";
import { endedWith, jestCounts, playwrightCounts } from "./counts.mjs";
import { slowestFiles } from "./slowest.mjs";
import { capture, commandOf, run } from "./steps.mjs";

process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
const output = "tests/.output";
const changed = process.argv.includes("--changed");
const asked = process.argv
  .find((argument) => argument.startsWith("--only="))
  ?.slice("--only=".length)
  .split(",");
const wanted = (part) => !asked || asked.includes(part);
const totals = { passed: 0, failed: 0, skipped: 0 };
const results = { jest: [], playwright: [] };
const started = Date.now();
const seconds = () => Math.round((Date.now() - started) / 1000);
const say = (line) => console.info(`[${String(seconds()).padStart(4)} s] ${line}`);

function add(name, counts) {
  for (const key of Object.keys(totals)) totals[key] += counts[key];
  say(`${name}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
}

async function check(name, args, env) {
  say(`${name} …`);
  const code = await run(args, env);
  add(name, { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 });
  return code === 0;
}

const jestCommand = (projects) => [
  ...["--experimental-vm-modules", "--disable-warning=ExperimentalWarning", commandOf("jest")],
  ...["-c", "tests/jest.config.mjs", "--selectProjects", ...projects],
];

/** @param workers how many test files run at a time */
async function jest(name, projects, { workers = 2, which = [] } = {}) {
  say(`${name} …`);
  const result = `${output}/${name}.json`;
  const how = ["--json", `--outputFile=${result}`, `--maxWorkers=${workers}`, "--forceExit"];
  const code = await run([...jestCommand(projects), ...how, ...which]);
  results.jest.push(result);
  add(name, endedWith(code, jestCounts(result)));
}

/** All that Jest runs; what judges time under load comes last, one test after another with nothing beside it. */
async function jestTests({ system }) {
  const projects = [...(wanted("jest") ? ["node", "jsdom"] : []), ...(system ? ["system"] : [])];
  if (projects.length > 0) await jest("jest", projects);
  if (system) await jest("load", ["load"], { workers: 1 });
}

async function browserTests() {
  say("browser …");
  const result = `${output}/browser.json`;
  const code = await run([commandOf("@playwright/test", "playwright"), "test", "-c", "tests/playwright.config.ts"], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(result),
  });
  results.playwright.push(result);
  add("browser", endedWith(code, playwrightCounts(result)));
}

/** The nearest tests of a change, and the rules about all files, which import none. */
async function changedTests() {
  const files = changedFiles();
  const listed = await capture([...jestCommand(["node", "jsdom"]), "--listTests", "--findRelatedTests", ...files]);
  const related = listed.split("\n").flatMap((line) => (line.startsWith("/") ? [relative(process.cwd(), line)] : []));
  const { tests, left } = nearestTests(files, related);
  say(
    `${files.length} changed files touch ${tests.length + left} test files${left ? `: the nearest ${tests.length} of them` : ""}`,
  );
  await jest("changed", ["node", "jsdom"], { which: ["--runTestsByPath", "tests/architecture.test.ts", ...tests] });
  const specs = nearSpecs(files);
  if (specs.length > 0) say(`browser tests of the same nouns, which need a build: ${specs.join(" ")}`);
}

try {
  await ensureInstalled((_step, line) => say(line));
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  let typesChecked = false;
  if (wanted("static")) {
    await check("route types", [commandOf("next"), "typegen"]);
    typesChecked = await check("type check", [
      commandOf("typescript", "tsc"),
      "--noEmit",
      "--incremental",
      "false",
      "-p",
      ".",
    ]);
    await check("Biome", [commandOf("@biomejs/biome", "biome"), "check", "."]);
  }
  if (changed) await changedTests();
  else {
    let built = false;
    if (wanted("browser") || wanted("system")) {
      process.env.CHROMIUM_PATH = findBrowser(say); // tests of the whole system look at pages too
      say(`browser: ${browserVersion(process.env.CHROMIUM_PATH)}`);
      built = await check("build", ["lib/host/start.mjs", "--build"], typesChecked ? { TYPES_CHECKED: "1" } : {});
    }
    await jestTests({ system: built && wanted("system") });
    if (built && wanted("browser")) await browserTests();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  totals.failed += 1;
}
for (const line of slowestFiles(results)) console.info(line);
console.info(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped in ${seconds()} s`);
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1);
