import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Connection, connection, disconnect, withOwnConnection } from "@/lib/backend/kernel/database/connect";
import { handle } from "@/lib/backend/server";
import { withBenchDatabase } from "@/tests/bench/catalogue/bench-database";
import { quantile } from "@/tests/bench/catalogue/figure";
import { storeLargeCatalogue } from "@/tests/bench/catalogue/large-catalogue";
import type { Judged } from "@/tests/bench/judged";
import { freePort, type ShopProcess, startShop } from "@/tests/support/shop-process";

/** The two catalogues are asked in turns, so that a busy moment of the machine falls on both. */
const turns = 20;
const runsInTurn = 15;
/** Sizes that shoppers ask for, so that no run meets only what the run before left in memory. */
const sizes = [
  [205, 55, 16],
  [195, 65, 15],
  [225, 45, 17],
  [215, 65, 16],
  [235, 55, 18],
  [225, 40, 18],
  [185, 65, 15],
] as const;

async function listing(run: number): Promise<number> {
  const [width, profile, rim] = sizes[run % sizes.length] ?? sizes[0];
  const url = `http://bench.invalid/api/v1/products?category=car-winter&width=${width}&profile=${profile}&rim=${rim}`;
  const started = performance.now();
  const answer = await handle(new Request(url, { headers: { "accept-language": "cs", "x-currency": "CZK" } }));
  await answer.text();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - started;
}

type Shop = { own: Connection; databaseUrl: string; times: number[]; renders: number[]; inSize: number };

/** Fills the database with so many tyres, and keeps its connection for later. */
async function filled(tyres: number): Promise<Shop> {
  await withOwnConnection((own) => storeLargeCatalogue(own, tyres));
  const own = connection();
  const [row] = await own.sql<{ count: number }[]>`select count(*)::int as count from product
    where category = 'car-winter' and width = 205 and profile = 55 and rim_tenths = 160`;
  globalThis.dezen?.delete("database pool");
  const databaseUrl = process.env.DATABASE_URL ?? "";
  return { own, databaseUrl, times: [], renders: [], inSize: row?.count ?? 0 };
}

/** Notes what listings of one size with facets take in a shop, ms. The first turns warm it up. */
async function takeTurn(shop: Shop, turn: number): Promise<void> {
  globalThis.dezen?.set("database pool", shop.own);
  for (let run = 0; run < runsInTurn; run += 1) {
    const ms = await listing(Math.abs(turn) * runsInTurn + run);
    if (turn >= 0) shop.times.push(ms);
  }
}

const renders = 100;

/** Notes until when a listing that nobody has asked for has come whole, ms, by turns in two running shops. */
async function takeRenders(shops: readonly Shop[]): Promise<void> {
  const dataDirs = shops.map(() => mkdtempSync(join(tmpdir(), "dezen-bench-")));
  const started: ShopProcess[] = [];
  for (const [place, { databaseUrl }] of shops.entries()) {
    const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDirs[place] ?? "", API_HOST: "", SMTP_URL: "" };
    started.push(await startShop({ cwd: process.cwd(), port: await freePort(), env, timeout: 600_000 }));
  }
  for (let run = -30; run < renders; run += 1)
    for (const [place, shop] of shops.entries()) {
      const [width, profile, rim] = sizes[Math.abs(run) % sizes.length] ?? sizes[0];
      const url = `${started[place]?.url}/cs/zimni-pneumatiky/${width}-${profile}-r${rim}?price_max=${20_000 + run}`;
      const begun = performance.now();
      const answer = await fetch(url, { headers: { "accept-encoding": "gzip, deflate, br, zstd" } });
      await answer.text();
      if (answer.headers.get("x-page") !== "miss") throw new Error(`${url} answered ${answer.status}`);
      if (run >= 0) shop.renders.push(performance.now() - begun);
    }
  for (const { stop } of started) await stop();
  for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true, force: true });
}

async function close(shop: Shop): Promise<void> {
  globalThis.dezen?.set("database pool", shop.own);
  await disconnect();
}

/** What a listing with facets costs in a catalogue ten times as large. */
export async function measureGrowth(): Promise<Judged[]> {
  let figures: Judged[] = [];
  await withBenchDatabase(async () => {
    const small = await filled(20_000);
    await withBenchDatabase(async () => {
      const large = await filled(200_000);
      for (let turn = -3; turn < turns; turn += 1) for (const shop of [small, large]) await takeTurn(shop, turn);
      await takeRenders([small, large]);
      await close(large);
      figures = [
        judged("listing with facets, its call", 1.5, small, large, ({ times }) => times),
        judged("first render of a listing", 1.3, small, large, (shop) => shop.renders),
      ];
    });
    await close(small);
  });
  return figures;
}

function judged(what: string, goal: number, small: Shop, large: Shop, timesOf: (shop: Shop) => number[]): Judged {
  const cost = (shop: Shop) => quantile(timesOf(shop), 0.5);
  const share = cost(large) / cost(small);
  const told = (shop: Shop) => `${cost(shop).toFixed(1)} ms with ${shop.inSize} of the size`;
  return {
    figure: `${what}, 200,000 tyres beside 20,000`,
    value: `${share.toFixed(2)} × (${told(large)}; ${told(small)})`,
    goal: `≤ ${goal} ×`,
    held: share <= goal,
  };
}
