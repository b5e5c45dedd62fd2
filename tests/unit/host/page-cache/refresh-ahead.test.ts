import { expect, test } from "@jest/globals";
import { AskedPages } from "@/lib/host/page-cache/asked-pages";
import type { Answer } from "@/lib/host/page-cache/cached-page";
import { PageCache } from "@/lib/host/page-cache/page-cache";
import type { PageKey } from "@/lib/host/page-cache/page-key";
import { RefreshAhead } from "@/lib/host/page-cache/refresh-ahead";
import { FairQueue } from "@/lib/runtime/fair-queue";
import { noReads, readsHeader, writeReads } from "@/lib/runtime/page-reads";

const key = (url: string): PageKey => ({ key: `CZK html ${url}`, internalPath: url, url, cookie: "currency=CZK" });

const page = (tag: string): Answer => ({
  status: 200,
  headers: [
    ["x-nextjs-prerender", "1"],
    [readsHeader, writeReads({ ...noReads, tags: [tag] })],
  ],
  body: Buffer.from(tag),
});

/** Pages whose tag is their address, each asked for as often as said. */
async function scene(wanted: Record<string, number>) {
  const world = { made: [] as string[], answer: page as (url: string) => Answer };
  const queue = new FairQueue({ running: 3, waiting: 10, timeout: 5_000 });
  const pages = new PageCache(
    async ({ url }) => {
      world.made.push(url);
      return world.answer(url);
    },
    1_000_000,
    Date.now,
    queue,
  );
  const asked = new AskedPages();
  for (const [url, times] of Object.entries(wanted)) {
    await pages.find(key(url), false);
    for (let time = 0; time < times; time += 1) asked.count(key(url), false);
  }
  world.made = [];
  return { world, queue, pages, refresh: new RefreshAhead({ pages, asked, queue }) };
}

test("outdated pages are made again before anybody asks, the most wanted first; those that hardly anybody wants are left", async () => {
  const { world, pages, refresh } = await scene({ "/cs/a": 20, "/cs/b": 60, "/cs/c": 2, "/cs/d": 40 });
  pages.purge(["/cs/a", "/cs/b", "/cs/c"]);
  await refresh.begin();
  expect(world.made).toEqual(["/cs/b", "/cs/a"]);
  expect(await pages.find(key("/cs/b"), false)).toMatchObject({ how: "hit" });
  expect(await pages.find(key("/cs/c"), false)).toMatchObject({ how: "miss" });
});

test("they wait while anything that is asked for is rendered", async () => {
  const { world, queue, pages, refresh } = await scene({ "/cs/a": 20 });
  let finish = () => {};
  const visitor = queue.run("visitor", () => new Promise<void>((resolve) => (finish = resolve)));
  pages.purge(null);
  const refreshed = refresh.begin();
  await new Promise((resolve) => setTimeout(resolve, 700)); // longer than changes are collected
  expect(world.made).toEqual([]);
  finish();
  await Promise.all([visitor, refreshed]);
  expect(world.made).toEqual(["/cs/a"]);
});

test("while the data cannot be read, one page is tried and no more", async () => {
  const { world, pages, refresh } = await scene({ "/cs/a": 20, "/cs/b": 20, "/cs/c": 20 });
  world.answer = () => ({ status: 503, headers: [], body: Buffer.from("away") });
  pages.purge(null);
  await refresh.begin();
  expect(world.made).toHaveLength(1);
});

test("changes that come meanwhile are not missed", async () => {
  const { world, pages, refresh } = await scene({ "/cs/a": 20, "/cs/b": 30 });
  pages.purge(["/cs/a"]);
  const refreshed = refresh.begin();
  world.answer = (url) => {
    world.answer = page;
    pages.purge(["/cs/b"]);
    void refresh.begin();
    return page(url);
  };
  await refreshed;
  expect(world.made).toEqual(["/cs/a", "/cs/b"]);
});
