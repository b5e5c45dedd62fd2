import { type Connection, connection, disconnect, withOwnConnection } from "@/lib/backend/kernel/database/connect";
import { handle } from "@/lib/backend/server";
import { withBenchDatabase } from "@/tests/bench/catalogue/bench-database";
import { quantile } from "@/tests/bench/catalogue/figure";
import { storeLargeCatalogue } from "@/tests/bench/catalogue/large-catalogue";
import type { Judged } from "@/tests/bench/judged";

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

type Shop = { own: Connection; times: number[]; inSize: number };

/** Fills the database with so many tyres, and keeps its connection for later. */
async function filled(tyres: number): Promise<Shop> {
  await withOwnConnection((own) => storeLargeCatalogue(own, tyres));
  const own = connection();
  const [row] = await own.sql<{ count: number }[]>`select count(*)::int as count from product
    where category = 'car-winter' and width = 205 and profile = 55 and rim_tenths = 160`;
  globalThis.dezen?.delete("database pool");
  return { own, times: [], inSize: row?.count ?? 0 };
}

/** Notes what listings of one size with facets take in a shop, ms. The first turns warm it up. */
async function takeTurn(shop: Shop, turn: number): Promise<void> {
  globalThis.dezen?.set("database pool", shop.own);
  for (let run = 0; run < runsInTurn; run += 1) {
    const ms = await listing(Math.abs(turn) * runsInTurn + run);
    if (turn >= 0) shop.times.push(ms);
  }
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
      await close(large);
      figures = [judged(small, large)];
    });
    await close(small);
  });
  return figures;
}

function judged(small: Shop, large: Shop): Judged {
  const cost = ({ times }: Shop) => quantile(times, 0.5);
  const share = cost(large) / cost(small);
  const told = (shop: Shop) => `${cost(shop).toFixed(1)} ms with ${shop.inSize} of the size`;
  return {
    figure: "listing with facets, 200,000 tyres beside 20,000",
    value: `${share.toFixed(2)} × (${told(large)}; ${told(small)})`,
    goal: "≤ 1.5 ×",
    held: share <= 1.5,
  };
}
