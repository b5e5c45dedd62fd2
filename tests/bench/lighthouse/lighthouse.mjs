import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "../../run/browser.mjs";

/** Lighthouse's categories, each with a score of 0 to 100. */
export const categories = ["performance", "accessibility", "best-practices", "seo"];
const flags =
  "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-sync";

/** The middle one of some figures. */
export const median = (values) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];

/**
 * Lighthouse's mobile figures of a page, of one run; fetched by npx, in the version named here.
 * @param url the page's whole address
 * @returns scores by category, `FCP ms`, `LCP ms`, `TBT ms`, `CLS`
 * @throws Error with what Lighthouse says when it could not look at the page
 */
export function lighthouse(url) {
  const folder = mkdtempSync(join(tmpdir(), "dezen-lighthouse-"));
  try {
    const file = join(folder, "report.json");
    const args = ["--yes", "lighthouse@12.8.2", url, "--quiet", "--output=json", `--output-path=${file}`];
    const env = { ...process.env, CHROME_PATH: findBrowser(console.info) };
    const run = () => spawnSync("npx", [...args, `--chrome-flags=${flags}`], { encoding: "utf8", env });
    const first = run();
    const { status, stderr } = first.status === 0 ? first : run(); // Chromium loses a trace at times
    if (status !== 0) throw new Error(stderr);
    const { categories: judged, audits } = JSON.parse(readFileSync(file, "utf8"));
    const scores = categories.map((id) => [id, Math.round(judged[id].score * 100)]);
    const of = (id) => audits[id].numericValue;
    return {
      ...Object.fromEntries(scores),
      "FCP ms": Math.round(of("first-contentful-paint")),
      "LCP ms": Math.round(of("largest-contentful-paint")),
      "TBT ms": Math.round(of("total-blocking-time")),
      CLS: Number(of("cumulative-layout-shift").toFixed(3)),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Of several runs the middle of each figure. */
export const medians = (runs) =>
  Object.fromEntries(Object.keys(runs[0]).map((figure) => [figure, median(runs.map((run) => run[figure]))]));

/** One line of a page's figures. */
export const told = (name, figures) =>
  `${name.padEnd(24)} ${Object.entries(figures)
    .map(([what, figure]) => `${what} ${figure}`)
    .join("  ")}`;
