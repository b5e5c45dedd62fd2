import { connection, database } from "@/lib/backend/kernel/database/connect";
import { isPublicAddress } from "@/lib/backend/kernel/public-fetch";
import type { PictureNetwork } from "@/lib/backend/picture/fetch/fetch-picture";
import { fetchDue } from "@/lib/backend/picture/fetch/fetch-pictures";
import { wantPictures } from "@/lib/backend/picture/fetch/want-pictures";
import { handle } from "@/lib/backend/server";
import { withBenchDatabase } from "@/tests/bench/catalogue/bench-database";
import { quantile } from "@/tests/bench/catalogue/figure";
import { type Judged, judgedTable } from "@/tests/bench/judged";
import { expected, hostileHost, ways } from "@/tests/bench/listed-pictures/hostile-host";

/**
 * `npm run bench:listed-pictures [-- addresses [seconds]]`: a list names a picture for each of so many tyres, at hosts that are slow, lie
 * about types, redirect inwards, and send too much and bombs. Nothing of it may get in, and nothing may stand still meanwhile: fetched for
 * so long, the shop is asked for a listing all the time.
 */
const [addresses = 50_000, seconds = 300] = process.argv.slice(2).map(Number);
const mebibyte = 2 ** 20;
/** Of every so many addresses one is at a host that never answers. */
const slowEach = 10;
const hosts = 12;

/** Every name stands for this machine, but for one inside of it; a picture may take less time than in the shop, so that more are tried. */
const network: PictureNetwork = {
  scheme: "http:",
  resolve: async (host) => [host === "inside.example" ? "192.168.1.7" : "127.0.0.1"],
  isAllowed: (address) => address === "127.0.0.1" || isPublicAddress(address),
  timeout: 2_000,
};

/** Tyres, each of a pattern of its own. @returns their ids */
async function storeTyres(): Promise<number[]> {
  const { sql } = connection();
  await sql`insert into brand (slug, name) values ('bench', 'Bench')`;
  for (let from = 1; from <= addresses; from += 2000) {
    const numbers = sql`generate_series(${from}::int, least(${from + 1999}::int, ${addresses}::int)) as n`;
    await sql`
      insert into pattern (brand_id, slug, name, match_key, search, season, tread)
      select (select id from brand where slug = 'bench'), 'p-' || n, 'P ' || n, 'p' || n, 'bench p ' || n, 'winter', 'symmetric' from ${numbers}`;
    await sql`
      insert into product (brand_id, pattern_id, price_czk, price_eur, price_usd, stock, category, season, family, width, profile, rim_tenths,
        load_index, speed_rank, speed_symbol, slug, source)
      select t.brand_id, t.id, 200000, 8000, 9000, 8, 'car-winter', 'winter', 'car', 205, 55, 160, 91, 190, 'T', 'tyre-' || n, 'bench'
      from ${numbers} join pattern as t on t.slug = 'p-' || n`;
  }
  await sql`analyze brand, pattern, product`;
  return (await sql<{ id: number }[]>`select id from product where source = 'bench' order by id`).map(({ id }) => id);
}

/** Asks for a listing again and again, and watches the event loop, until it is stopped. @returns ms of each, and how long the loop was held */
function watch() {
  const listing: number[] = [];
  const faults: number[] = [];
  const held: number[] = [];
  let [over, last] = [false, performance.now()];
  const timer = setInterval(() => {
    const now = performance.now();
    held.push(now - last - 5);
    last = now;
  }, 5);
  const asking = (async () => {
    while (!over) {
      const began = performance.now();
      const headers = { "accept-language": "cs", "x-currency": "CZK" };
      const answer = await handle(
        new Request("http://bench.invalid/api/v1/products?category=car-winter&limit=24", { headers }),
      );
      await answer.text();
      if (answer.status !== 200) faults.push(answer.status);
      listing.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  })();
  return async () => {
    over = true;
    await asking;
    clearInterval(timer);
    return { listing, faults, held };
  };
}

type Row = { way: string; outcome: string; count: number };

/** What became of the addresses that were asked for. */
const outcomes = () =>
  connection().sql<Row[]>`
    select split_part(address, '/', 4) as way, coalesce(problem, case when hash is not null then 'kept' else 'none' end) as outcome,
      count(*)::int as count
    from picture_source where fetched_at is not null group by 1, 2 order by 1, 2`;

await withBenchDatabase(async () => {
  const host = await hostileHost();
  const tyres = await storeTyres();
  const rows = tyres.map((productId, at) => ({
    productId,
    addresses: [
      at % slowEach === 0
        ? host.at(`slow${at % 3}`, "slow", at)
        : host.at(`host${at % hosts}`, ways[at % ways.length] ?? "photo", at),
    ],
  }));
  const noted = performance.now();
  await database().transaction((tx) => wantPictures(tx, rows, new Date()));
  const noting = (performance.now() - noted) / 1000;
  const idle = watch();
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  const before = quantile((await idle()).listing, 0.95);
  const stop = watch();
  const began = performance.now();
  const memory = { before: process.memoryUsage().rss, most: 0 };
  const sampling = setInterval(() => {
    memory.most = Math.max(memory.most, process.memoryUsage().rss);
  }, 100);
  let turns = 0;
  for (let outcome = "more"; outcome === "more" && performance.now() - began < seconds * 1000; turns += 1)
    outcome = await fetchDue(network);
  const took = (performance.now() - began) / 1000;
  clearInterval(sampling);
  const { listing, faults, held } = await stop();
  const found = await outcomes();
  host.close();
  const asked = found.reduce((sum, { count }) => sum + count, 0);
  const wrong = found.filter(({ way, outcome }) => outcome !== expected[way as keyof typeof expected]);
  const [kept] = await connection().sql<{ pictures: number; slow: number }[]>`
    select (select count(*)::int from picture) as pictures,
      (select count(*)::int from picture_source where fetched_at is not null and address like '%/slow/%') as slow`;
  console.info(found.map(({ way, outcome, count }) => `${way} → ${outcome}: ${count}`).join("\n"));
  console.info(
    `${addresses} addresses noted in ${noting.toFixed(1)} s; ${asked} asked in ${took.toFixed(0)} s, ${turns} turns\n`,
  );
  const [p95, longest] = [quantile(listing, 0.95), Math.max(...held)];
  const grown = (memory.most - memory.before) / mebibyte;
  const judged: Judged[] = [
    {
      figure: "answers that were taken for something else",
      value: String(wrong.length),
      goal: "0",
      held: wrong.length === 0,
    },
    { figure: "different pictures kept", value: String(kept?.pictures), goal: "1", held: kept?.pictures === 1 },
    {
      figure: "most that one endless answer could send",
      value: `${(host.seen.poured / mebibyte).toFixed(0)} MiB`,
      goal: "≤ 24 MiB",
      held: host.seen.poured <= 24 * mebibyte,
    },
    {
      figure: "questions to hosts that never answer, of each turn",
      value: ((kept?.slow ?? 0) / turns).toFixed(1),
      goal: "≤ 15",
      held: (kept?.slow ?? 0) / turns <= 15,
    },
    { figure: "listings that failed meanwhile", value: String(faults.length), goal: "0", held: faults.length === 0 },
    {
      figure: "listing meanwhile, p95, beside alone",
      value: `${p95.toFixed(0)} ms beside ${before.toFixed(0)} ms`,
      goal: "≤ 300 ms",
      held: p95 <= 300,
    },
    { figure: "event loop held at most", value: `${longest.toFixed(0)} ms`, goal: "≤ 100 ms", held: longest <= 100 },
    { figure: "this process has grown by", value: `${grown.toFixed(0)} MiB`, goal: "≤ 200 MiB", held: grown <= 200 },
  ];
  console.info(judgedTable(judged));
});
