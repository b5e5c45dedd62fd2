import { get } from "node:http";
import { isPlausibleSize, sizeSlug, type TyreSize } from "@/lib/domain/tyre-size";
import { quantile } from "@/tests/bench/catalogue/figure";
import type { Judged } from "@/tests/bench/judged";

const runs = 100;

/** A size that could exist, and that no tyre of the demonstration has: narrow, on a large rim. */
function sizeNobodyHas(run: number): TyreSize {
  const [width, profile, rim] = [105 + 5 * (run % 5), 20 + 5 * (run % 6), 20 + Math.floor(run / 30)];
  const size: TyreSize = { width, profile, construction: "R", rim, commercial: false };
  if (!isPlausibleSize(size)) throw new RangeError(`${sizeSlug(size)} is no size.`);
  return size;
}

/** Addresses at which nothing is, each asked for once. */
const kinds: [kind: string, pathOf: (run: number) => string][] = [
  ["a tyre", (run) => `/cs/zimni-pneumatiky/nikdo-nic-${run}-205-55-r16-91h`],
  ["a size", (run) => `/cs/zimni-pneumatiky/${sizeSlug(sizeNobodyHas(run))}`],
  ["a brand in a size", (run) => `/cs/zimni-pneumatiky/205-55-r16/nikdo-${run}`],
  ["a car", (run) => `/cs/car/skoda/nikdo-${run}`],
  ["an article", (run) => `/cs/blog/nic-${run}`],
  ["a sign-in provider", (run) => `/cs/auth/nikdo-${run}`],
  ["a category", (run) => `/cs/nic-${run}`],
  ["a file", (run) => `/nic-${run}.php`],
];

const kept = "/cs/zimni-pneumatiky/205-55-r16";

/** Until the first byte of an answer, ms. @throws Error for another status */
function firstByte(url: string, status: number): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br", accept: "text/html" } }, (answer) => {
      if (answer.statusCode !== status) return reject(new Error(`${url} answered ${answer.statusCode}`));
      const taken = performance.now() - started;
      answer.resume().once("end", () => resolve(taken));
    }).once("error", reject);
  });
}

/** The first bytes of missing pages beside that of a kept one, by turns. @param shop its address */
export async function measureMissing(shop: string): Promise<Judged[]> {
  const times = new Map([["", [] as number[]], ...kinds.map(([kind]): [string, number[]] => [kind, []])]);
  await (await fetch(shop + kept)).text();
  for (let run = -20; run < runs; run += 1) {
    const add = (kind: string, taken: number) => run >= 0 && times.get(kind)?.push(taken);
    add("", await firstByte(shop + kept, 200));
    for (const [kind, pathOf] of kinds) add(kind, await firstByte(shop + pathOf(run + 20), 404));
  }
  const median = (kind: string) => quantile(times.get(kind) ?? [], 0.5);
  return kinds.map(([kind]) => {
    const share = median(kind) / median("");
    return {
      figure: `404 of ${kind} that nobody has asked for beside a kept listing, first byte`,
      value: `${share.toFixed(1)} × (${median(kind).toFixed(1)} and ${median("").toFixed(1)} ms)`,
      goal: "as fast (≤ 1.15 ×)",
      held: share <= 1.15,
    };
  });
}
