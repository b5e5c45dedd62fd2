import { expect, test } from "@jest/globals";
import { AskedPages } from "@/lib/host/page-cache/asked-pages";
import type { PageKey } from "@/lib/host/page-cache/page-key";

const key = (url: string): PageKey => ({
  ...{ key: `CZK html ${url}`, internalPath: url, url, cookie: "currency=CZK" },
  ...{ client: "203.0.113.0/24", requestId: "r1" },
});

function scene() {
  const world = { now: 1_000_000 };
  const asked = new AskedPages(() => world.now);
  const ask = (url: string, times: number) => {
    for (let time = 0; time < times; time += 1) asked.count(key(url), false);
  };
  return { world, asked, ask, popular: () => asked.popular().map((page) => page.key.url) };
}

test("pages asked for about once a minute are popular, the most wanted first", () => {
  const { ask, popular } = scene();
  ask("/cs/most", 40);
  ask("/cs/rarely", 14);
  ask("/cs/often", 15);
  expect(popular()).toEqual(["/cs/most", "/cs/often"]);
});

test("after ten minutes a request counts half: what is asked for now goes before what was", () => {
  const { world, ask, popular } = scene();
  ask("/cs/then", 40);
  ask("/cs/once", 28);
  world.now += 600_000;
  ask("/cs/now", 21);
  expect(popular()).toEqual(["/cs/now", "/cs/then"]);
});

test("when the clock was set back, what was asked for before counts as much as then, not more", () => {
  const { world, ask, popular } = scene();
  ask("/cs/before", 40);
  world.now -= 3_600_000;
  ask("/cs/after", 41);
  expect(popular()).toEqual(["/cs/after", "/cs/before"]);
});

test("nothing is known of who asked", () => {
  const { asked, ask } = scene();
  ask("/cs/often", 15);
  expect(JSON.stringify(asked.popular())).not.toMatch(/203|r1/);
});

test("of five thousand pages at most, those asked for last", () => {
  const { ask, popular } = scene();
  for (let page = 0; page < 5_001; page += 1) ask(`/cs/${page}`, 15);
  expect([popular().length, popular().includes("/cs/0")]).toEqual([5_000, false]);
});
