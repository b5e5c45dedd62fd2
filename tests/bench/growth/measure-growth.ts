import { connection, disconnect, withOwnConnection } from "@/lib/backend/database/connect";
import { handle } from "@/lib/backend/server";
import { withBenchDatabase } from "@/tests/bench/catalogue/bench-database";
import { quantile } from "@/tests/bench/catalogue/figure";
import { storeLargeCatalogue } from "@/tests/bench/catalogue/large-catalogue";
import type { Judged } from "@/tests/bench/judged";

const runs = 300;
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

/** The median time of a listing of one size with facets in a catalogue of so many tyres, ms, and how many tyres it is of. */
async function costAt(tyres: number): Promise<{ ms: number; inSize: number }> {
  const times: number[] = [];
  let inSize = 0;
  await withBenchDatabase(async () => {
    await withOwnConnection((own) => storeLargeCatalogue(own, tyres));
    for (let run = -30; run < runs; run += 1) {
      const time = await listing(run + 70);
      if (run >= 0) times.push(time);
    }
    const [row] = await connection().sql<{ count: number }[]>`select count(*)::int as count from product
      where category = 'car-winter' and width = 205 and profile = 55 and rim_tenths = 160`;
    inSize = row?.count ?? 0;
    await disconnect();
  });
  return { ms: quantile(times, 0.5), inSize };
}

/** What a listing with facets costs in a catalogue ten times as large. */
export async function measureGrowth(): Promise<Judged[]> {
  const small = await costAt(20_000);
  const large = await costAt(200_000);
  const share = large.ms / small.ms;
  const told = ({ ms, inSize }: typeof small) => `${ms.toFixed(1)} ms with ${inSize} of the size`;
  return [
    {
      figure: "listing with facets, 200,000 tyres beside 20,000",
      value: `${share.toFixed(1)} × (${told(large)}; ${told(small)})`,
      goal: "≤ 1.5 ×",
      held: share <= 1.5,
    },
  ];
}
