// What `npm test` runs: type check, Biome, unit, component and contract tests, then browser and system tests against a
// production build, each on a database of its own. Plain JavaScript: at the first run nothing is installed yet.
//   --only=static,jest,browser,system   runs just those parts
import { mkdirSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "../../lib/host/preparation/installation.mjs";
import { browserVersion, findBrowser } from "./browser.mjs";
import { endedWith, jestCounts, playwrightCounts } from "./counts.mjs";
import { commandOf, run } from "./steps.mjs";

process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
const output = "tests/.output";
const asked = process.argv
  .find((argument) => argument.startsWith("--only="))
  ?.slice("--only=".length)
  .split(",");
const wanted = (part) => !asked || asked.includes(part);
const totals = { passed: 0, failed: 0, skipped: 0 };
const started = Date.now();
const say = (line) => console.info(`[${String(Math.round((Date.now() - started) / 1000)).padStart(4)} s] ${line}`);

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

async function jest(name, projects, env) {
  say(`${name} …`);
  const result = `${output}/${name}.json`;
  const code = await run(
    [
      "--experimental-vm-modules",
      "--disable-warning=ExperimentalWarning",
      commandOf("jest"),
      "-c",
      "tests/jest.config.mjs",
      "--selectProjects",
      ...projects,
      "--json",
      `--outputFile=${result}`,
      "--maxWorkers=2",
      "--forceExit",
    ],
    env,
  );
  add(name, endedWith(code, jestCounts(result)));
}

try {
  await ensureInstalled((_step, line) => say(line));
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  if (wanted("static")) {
    await check("route types", [commandOf("next"), "typegen"]);
    await check("type check", [commandOf("typescript", "tsc"), "--noEmit", "--incremental", "false", "-p", "."]);
    await check("Biome", [commandOf("@biomejs/biome", "biome"), "check", "."]);
  }
  if (wanted("jest")) await jest("unit-component-contract", ["node", "jsdom"], {});
  if (wanted("browser") || wanted("system")) {
    const built = await check("build", ["lib/host/start.mjs", "--build"]);
    if (built && wanted("browser")) {
      const browser = findBrowser(say);
      say(`browser: ${browserVersion(browser)}`);
      const result = `${output}/browser.json`;
      const code = await run(
        [commandOf("@playwright/test", "playwright"), "test", "-c", "tests/playwright.config.ts"],
        {
          CHROMIUM_PATH: browser,
          PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(result),
        },
      );
      add("browser", endedWith(code, playwrightCounts(result)));
    }
    if (built && wanted("system")) await jest("system", ["system"], {});
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  totals.failed += 1;
}
console.info(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1);
