import { setTimeout as pause } from "node:timers/promises";
import { connection, database } from "@/lib/backend/kernel/database/connect";
import { wantPictures } from "@/lib/backend/picture/fetch/want-pictures";
import { handle } from "@/lib/backend/server";
import { runApart } from "@/lib/runtime/run-apart";
import { withBenchDatabase } from "@/tests/bench/catalogue/bench-database";
import { quantile } from "@/tests/bench/catalogue/figure";
import { type Judged, judgedTable } from "@/tests/bench/judged";
import { network } from "@/tests/bench/listed-pictures/bench-network";
import { expected, startHost, ways } from "@/tests/bench/listed-pictures/start-host";

/**
 * `npm run bench:listed-pictures [-- addresses [seconds]]`: a list names a picture for each of so many tyres, each another one, at hosts
 * that are slow, lie about types, redirect inwards, and send too much and bombs. Nothing of it may get in, and nobody may wait for it:
 * while it is fetched and converted for so long, the shop is asked for a listing all the time, as it is before and afterwards.
 */
const [addresses = 50_000, seconds = 300] = process.argv.slice(2).map(Number);
const mebibyte = 2 ** 20;
/** Of every so many addresses one is at a host that never answers. */
const slowEach = 10;
const hosts = 12;

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

/** What whoever asks for a listing again and again meets with: ms of each, refusals, and for how long the event loop was held, ms. */
type Met = { listing: number[]; faults: number[]; held: number[] };

/** Asks for a listing again and again, and watches the event loop, until it is over. */
async function meet(isOver: () => boolean): Promise<Met> {
  const met: Met = { listing: [], faults: [], held: [] };
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    met.held.push(now - last - 5);
    last = now;
  }, 5);
  const headers = { "accept-language": "cs", "x-currency": "CZK" };
  while (!isOver()) {
    const began = performance.now();
    const answer = await handle(
      new Request("http://bench.invalid/api/v1/products?category=car-winter&limit=24", { headers }),
    );
    await answer.text();
    if (answer.status !== 200) met.faults.push(answer.status);
    met.listing.push(performance.now() - began);
    await pause(100);
  }
  clearInterval(timer);
  return met;
}

/** The same for so long, ms. */
function meetFor(ms: number): Promise<Met> {
  const end = performance.now() + ms;
  return meet(() => performance.now() > end);
}

type Row = { way: string; outcome: string; count: number };

/** What became of the addresses that were asked for. */
const outcomes = () =>
  connection().sql<Row[]>`
    select split_part(address, '/', 4) as way, coalesce(problem, case when hash is not null then 'kept' else 'none' end) as outcome,
      count(*)::int as count
    from picture_source where fetched_at is not null group by 1, 2 order by 1, 2`;

/** Fetches what is due for so long, ms, a turn after the other as the job does. @returns how many turns it took, and the most that this process has grown by, bytes */
async function fetchFor(ms: number): Promise<{ turns: number; grown: number }> {
  const [end, before] = [performance.now() + ms, process.memoryUsage().rss];
  let [turns, most] = [0, before];
  const sampling = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 100);
  for (; performance.now() < end; turns += 1)
    if (!(await runApart("tests/bench/listed-pictures/fetch-turn.ts"))) throw new Error("A turn has died.");
  clearInterval(sampling);
  return { turns, grown: most - before };
}

await withBenchDatabase(async () => {
  const host = await startHost();
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

  await meetFor(5_000); // what is read for the first time takes longer
  const before = await meetFor(15_000);
  const began = performance.now();
  let over = false;
  const meeting = meet(() => over);
  const { turns, grown } = await fetchFor(seconds * 1000);
  const took = (performance.now() - began) / 1000;
  over = true;
  const met = await meeting;
  const poured = await host.poured();
  host.close();
  const after = await meetFor(15_000);

  const found = await outcomes();
  const wrong = found.filter(({ way, outcome }) => outcome !== expected[way as keyof typeof expected]);
  const counted = (of: (row: Row) => boolean) => found.filter(of).reduce((sum, { count }) => sum + count, 0);
  const [asked, photos, slow] = [
    counted(() => true),
    counted(({ way }) => way === "photo"),
    counted(({ way }) => way === "slow"),
  ];
  const opened = photos + counted(({ way }) => way === "liar" || way === "bomb");
  const [{ pictures } = { pictures: 0 }] = await connection().sql<{ pictures: number }[]>`
    select count(*)::int as pictures from picture`;
  const [idle, p95] = [quantile([...before.listing, ...after.listing], 0.95), quantile(met.listing, 0.95)];
  const [idleHeld, longest] = [Math.max(...before.held, ...after.held), Math.max(...met.held)];
  console.info(found.map(({ way, outcome, count }) => `${way} → ${outcome}: ${count}`).join("\n"));
  console.info(
    `${addresses} addresses noted in ${noting.toFixed(1)} s; ${asked} of them worked off in ${took.toFixed(0)} s, ${turns} turns, ${(asked / took).toFixed(1)} a second.
What bounds it, on purpose: files are opened one at a time, with the lowest priority (${opened}, one each ${((took * 1000) / opened).toFixed(0)} ms, ${photos} of them
photographs that are converted); two at a time are asked of a host, eight of all; a host that never answers holds a place for ${network.timeout / 1000} s, here.\n`,
  );
  const judged: Judged[] = [
    {
      figure: "answers that were taken for something else",
      value: String(wrong.length),
      goal: "0",
      held: wrong.length === 0,
    },
    {
      figure: "pictures kept, of photographs",
      value: `${pictures} of ${photos}`,
      goal: "all, not none",
      held: photos > 0 && pictures === photos,
    },
    {
      figure: "most that one endless answer could send",
      value: `${(poured / mebibyte).toFixed(0)} MiB`,
      goal: "≤ 24 MiB",
      held: poured <= 24 * mebibyte,
    },
    {
      figure: "questions to hosts that never answer, of each turn",
      value: (slow / turns).toFixed(1),
      goal: "≤ 15",
      held: slow / turns <= 15,
    },
    {
      figure: "listings that failed meanwhile",
      value: `${met.faults.length} of ${met.listing.length}`,
      goal: "0",
      held: met.faults.length === 0,
    },
    {
      figure: "listing meanwhile, p95, beside idle",
      value: `${p95.toFixed(0)} ms, ${(p95 / idle).toFixed(2)} × of ${idle.toFixed(0)} ms`,
      goal: "≤ 1.5 ×",
      held: p95 <= 1.5 * idle,
    },
    {
      figure: "event loop held at most, beside idle",
      value: `${longest.toFixed(0)} ms beside ${idleHeld.toFixed(0)} ms`,
      goal: "≤ 100 ms",
      held: longest <= 100,
    },
    {
      figure: "this process has grown by",
      value: `${(grown / mebibyte).toFixed(0)} MiB`,
      goal: "≤ 200 MiB",
      held: grown <= 200 * mebibyte,
    },
  ];
  console.info(judgedTable(judged));
});
