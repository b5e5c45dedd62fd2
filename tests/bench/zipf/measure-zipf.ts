import { once } from "node:events";
import type { BenchShop } from "@/tests/bench/bench-shop";
import { type Judged, percent } from "@/tests/bench/judged";
import { residentSet } from "@/tests/bench/memory/resident-set";
import { addressesOf } from "@/tests/bench/zipf/addresses";
import { PriceHistory } from "@/tests/bench/zipf/price-history";
import { type Answered, Visitors } from "@/tests/bench/zipf/visitors";
import { zipf } from "@/tests/bench/zipf/zipf";
import { seededRandom } from "@/tests/support/plain-host/random-mess";
import { renderWorkersOf } from "@/tests/support/render-workers";
import { kill } from "@/tests/support/shop-process";

/** Exponent of Zipf's law: measured shops lie between 0.8 and 1. */
const unequal = 0.9;
const pagesPerSecond = 1_000;
const changesPerSecond = 2;
const imported = 8_000;

const minute = 60;

/** Changes of a price again and again, of tyres as they are asked for, until `stop`. */
function changing(history: PriceHistory, next: () => number | null) {
  let stopped = false;
  const done = (async () => {
    while (!stopped) {
      const tyre = next();
      if (tyre !== null) await history.change([tyre], 0.9 + 0.02 * (Date.now() % 11));
      await new Promise((resolve) => setTimeout(resolve, 1000 / changesPerSecond));
    }
  })();
  return () => {
    stopped = true;
    return done;
  };
}

/** Ends the front process as a lack of memory would: its workers end by themselves. */
async function killFront({ shop }: BenchShop): Promise<void> {
  const ended = once(shop.child, "close");
  kill(shop.child.pid ?? 0);
  await ended;
}

const failures = ({ failed }: Answered) =>
  [...failed].map(([why, count]) => `${count} × ${why}`).join(", ") || "none failed";

function judged(what: string, answered: Answered, goals: { hits?: number; slowest?: number } = {}): Judged[] {
  const { pages, seconds, hits, slowest, slowestHit, checked, wrong, failed } = answered;
  const rate = pages / seconds;
  return [
    {
      figure: `${what}: pages/s`,
      value: `${Math.round(rate)}, ${failures(answered)}`,
      goal: `≥ ${pagesPerSecond}, none failed`,
      held: rate >= 0.99 * pagesPerSecond && failed.size === 0,
    },
    ...(goals.hits === undefined
      ? []
      : [
          {
            figure: `${what}: hits`,
            value: `${(hits * 100).toFixed(1)} %`,
            goal: `≥ ${percent(goals.hits)}`,
            held: hits >= goals.hits,
          },
        ]),
    ...(goals.slowest === undefined
      ? []
      : [
          {
            figure: `${what}: slowest hundredth, of all and of hits`,
            value: `${slowest.toFixed(1)}, ${slowestHit.toFixed(1)} ms`,
            goal: `≤ ${goals.slowest}, ≤ 10 ms`,
            held: slowest <= goals.slowest && slowestHit <= 10,
          },
        ]),
    {
      figure: `${what}: prices older than 2 s`,
      value: `${wrong.length} of ${checked} read${wrong.length > 0 ? `: ${wrong.slice(0, 3).join("; ")}` : ""}`,
      goal: "none",
      held: wrong.length === 0 && checked > 0,
    },
  ];
}

/**
 * Pages are asked for as Zipf's law says while prices change, once eight thousand at once. Half as long before, all addresses are asked
 * for once, the most wanted first, as far as the time suffices. Then the render workers are killed, the front is killed and started
 * again, and the shop is started again after prices have changed; half a minute is measured after each.
 * @param minutes of the measurement, @param addresses how many there are
 */
export async function measureZipf(
  bench: BenchShop,
  { minutes = 10, addresses = 60_000 }: { minutes?: number | undefined; addresses?: number | undefined },
): Promise<Judged[]> {
  const { sql } = bench;
  const pid = bench.shop.child.pid ?? 0;
  const random = seededRandom(1);
  const all = await addressesOf(sql, addresses);
  const rank = zipf(all.length, unequal, random);
  const next = () => all[rank()] ?? { path: "/cs", currency: "CZK" as const, tyre: null };
  const history = new PriceHistory(sql);
  await history.read();
  const visitors = new Visitors(() => bench.shop.url, next, history);
  const stopChanging = changing(history, () => next().tyre);
  const memory: number[] = [];
  const watch = setInterval(() => memory.push(residentSet(pid)), 5_000);
  try {
    const made = await visitors.warmUp(all, (minutes / 2) * minute);
    const warm = memory.length;
    const before = await visitors.ask((minutes / 2) * minute, pagesPerSecond);
    const tyres = [...new Set(all.flatMap(({ tyre }) => tyre ?? []))].slice(0, imported);
    const importing = history.change(tyres, 1.1);
    const during = await visitors.ask(minute, pagesPerSecond);
    await importing;
    const after = await visitors.ask((minutes / 2 - 1) * minute, pagesPerSecond);
    const late = memory.length;
    clearInterval(watch); // another process has the port later
    for (const worker of renderWorkersOf(pid)) kill(worker);
    const killed = await visitors.ask(minute / 2, pagesPerSecond);
    await killFront(bench);
    await bench.startAgain();
    const begunAgain = await visitors.ask(minute / 2, pagesPerSecond);
    await bench.shop.stop();
    await history.change(tyres, 0.9);
    await bench.startAgain();
    const changedMeanwhile = await visitors.ask(minute / 2, pagesPerSecond);
    const [early, most] = [
      Math.max(...memory.slice(warm, (warm + late) / 2)),
      Math.max(...memory.slice((warm + late) / 2, late)),
    ];
    return [
      {
        figure: "Zipf: addresses asked for once before",
        value: `${made} of ${all.length} in ${minutes / 2} minutes`,
        goal: "all",
        held: made === all.length,
      },
      ...judged("Zipf", before, { hits: 0.98, slowest: 50 }),
      ...judged(`Zipf, in the minute after ${imported} prices at once`, during),
      ...judged("Zipf, after that minute", after, { hits: 0.98, slowest: 50 }),
      ...judged("Zipf, after the render workers were killed", killed, { hits: 0.98, slowest: 50 }),
      ...judged("Zipf, after the front was killed and started again", begunAgain, { hits: 0.98, slowest: 50 }),
      ...judged(`Zipf, after a restart, ${tyres.length} prices changed meanwhile`, changedMeanwhile),
      {
        figure: "Zipf: memory",
        value: `${Math.round(most)} MiB at most in the second half, ${Math.round(early)} in the first`,
        goal: "flat: ≤ 1.1 ×",
        held: most <= 1.1 * early,
      },
    ];
  } finally {
    clearInterval(watch);
    await stopChanging();
  }
}
