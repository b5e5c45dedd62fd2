// What `npm run chaos` runs: the shop built and started for real, then its parts killed, frozen and lied to. Prints one table: what
// goes wrong, what was promised, held or not, what was measured. `npm test` runs the same tests among its system tests, with fewer kills.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "../../lib/host/preparation/installation.mjs";
import { commandOf, run } from "./steps.mjs";

process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
const result = "tests/.output/chaos.json";
const figures = "tests/.output/chaos-figures.jsonl";
const words = { passed: "held", failed: "NOT HELD", pending: "skipped" };

/** What the tests have measured, by the full name of the test. */
function measured() {
  if (!existsSync(figures)) return new Map();
  const lines = readFileSync(figures, "utf8").trim().split("\n");
  return new Map(lines.map((line) => JSON.parse(line)).map(({ test, text }) => [test, text]));
}

function printTable({ testResults }) {
  const texts = measured();
  for (const { assertionResults } of testResults) {
    for (const { ancestorTitles, title, fullName, status, duration } of assertionResults) {
      console.info(`\n${words[status] ?? status} | ${ancestorTitles.join(", ")} | ${title}`);
      console.info(`  ${texts.get(fullName) ?? "no figures"} (${Math.round((duration ?? 0) / 1000)} s)`);
    }
  }
}

await ensureInstalled((_step, line) => console.info(line));
mkdirSync("tests/.output", { recursive: true });
for (const file of [result, figures]) rmSync(file, { force: true });
let code = await run(["lib/host/start.mjs", "--build"]);
if (code === 0) {
  const jest = ["--experimental-vm-modules", "--disable-warning=ExperimentalWarning", commandOf("jest")];
  const which = [
    "-c",
    "tests/jest.config.mjs",
    "--selectProjects",
    "system",
    "load",
    "--testPathPatterns",
    "tests/system/(chaos/|crash)",
  ];
  // One after another: each needs the machine for its load.
  const all = [...jest, ...which, "--runInBand", "--json", `--outputFile=${result}`, "--forceExit"];
  code = await run(all, { CHAOS: "full" });
  if (existsSync(result)) printTable(JSON.parse(readFileSync(result, "utf8")));
}
process.exit(code);
