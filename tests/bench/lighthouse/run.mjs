// `npm run bench:lighthouse [-- address]`: Lighthouse's mobile figures of four pages of a running shop (`npm start`),
// each the median of three runs. Lighthouse itself is fetched by npx, in the version named here.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "../../run/browser.mjs";

const base = (process.argv[2] ?? "http://localhost:3000").replace(/\/$/, "");
const runs = 3;
const goal = 95;
const categories = ["performance", "accessibility", "best-practices", "seo"];
const flags =
  "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-sync";

async function read(path) {
  const answer = await fetch(`${base}/api/v1${path}`, { headers: { "accept-language": "cs", "x-currency": "CZK" } });
  if (!answer.ok) throw new Error(`${base}${path} answers ${answer.status}: is the shop running there?`);
  return (await answer.json()).data;
}

const [tyre] = await read("/products?category=car-winter&width=205&profile=55&rim=16&in_stock=1");
const [article] = await read("/articles");
const pages = {
  landing: "/cs",
  listing: "/cs/zimni-pneumatiky/205-55-r16",
  product: tyre.paths.cs,
  article: `/cs/blog/${article.slugs.cs}`,
};
const folder = mkdtempSync(join(tmpdir(), "dezen-lighthouse-"));
const median = (values) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)];

function measure(name, path) {
  const reports = Array.from({ length: runs }, (_, run) => {
    const file = join(folder, `${name}-${run}.json`);
    const { status, stderr } = spawnSync(
      "npx",
      [
        "--yes",
        "lighthouse@12.8.2",
        base + path,
        "--quiet",
        "--output=json",
        `--output-path=${file}`,
        `--chrome-flags=${flags}`,
      ],
      { encoding: "utf8", env: { ...process.env, CHROME_PATH: findBrowser(console.info) } },
    );
    if (status !== 0) throw new Error(stderr);
    return JSON.parse(readFileSync(file, "utf8"));
  });
  const score = (id) => median(reports.map((report) => Math.round(report.categories[id].score * 100)));
  const audit = (id) => Math.round(median(reports.map((report) => report.audits[id].numericValue)));
  return {
    ...Object.fromEntries(categories.map((id) => [id, score(id)])),
    "LCP ms": audit("largest-contentful-paint"),
    "TBT ms": audit("total-blocking-time"),
    CLS: median(reports.map((report) => report.audits["cumulative-layout-shift"].numericValue)).toFixed(3),
  };
}

try {
  const table = Object.fromEntries(Object.entries(pages).map(([name, path]) => [name, measure(name, path)]));
  for (const [name, row] of Object.entries(table)) {
    const figures = Object.entries(row).map(([what, figure]) => `${what} ${figure}`);
    console.info(`${name.padEnd(8)} ${figures.join("  ")}`);
  }
  const missed = Object.values(table).some((row) => categories.some((id) => row[id] < goal));
  console.info(missed ? `Goal of ${goal} missed.` : `Goal of ${goal} held.`);
  process.exitCode = missed ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
