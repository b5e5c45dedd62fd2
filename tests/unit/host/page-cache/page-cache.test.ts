import { expect, jest, test } from "@jest/globals";
import type { Answer } from "@/lib/host/page-cache/cached-page";
import { PageCache } from "@/lib/host/page-cache/page-cache";
import type { PageKey } from "@/lib/host/page-cache/page-key";

const key = (url: string): PageKey => ({ key: `CZK html ${url}`, internalPath: url, url, cookie: "currency=CZK" });
const listing = key("/cs/zimni-pneumatiky/205-55-r16");
const other = key("/cs/zimni-pneumatiky/195-65-r15");
const terms = key("/cs/terms");

const kept = (text: string): Answer => ({
  status: 200,
  headers: [["x-nextjs-prerender", "1"]],
  body: Buffer.from(text),
});

/** A cache whose pages say how often they have been made; `answer` may be changed, `hold` keeps a filling back. */
function scene(bytes = 1_000_000) {
  const world = { now: 1_000_000, made: 0, answer: kept, hold: Promise.resolve() };
  const pages = new PageCache(
    async (page) => {
      world.made += 1;
      const text = `${page.url} ${world.made}`;
      await world.hold;
      return world.answer(text);
    },
    bytes,
    () => world.now,
  );
  const find = async (page: PageKey) => {
    const found = await pages.find(page, false);
    return "answer" in found ? `passed on ${found.answer.status}` : found.how;
  };
  return { world, pages, find };
}

test("a page is made once for all who ask at the same time, and then not again for a minute", async () => {
  const { world, find } = scene();
  expect(await Promise.all(Array.from({ length: 50 }, () => find(listing)))).toEqual(Array(50).fill("miss"));
  world.now += 59_999;
  expect(await find(listing)).toBe("hit");
  expect(world.made).toBe(1);
});

test("after a minute the old page is shown once more while the new one is made, after two it is made first", async () => {
  const { world, find } = scene();
  await find(listing);
  world.now += 60_000;
  expect(await find(listing)).toBe("stale");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await find(listing)).toBe("hit");
  expect(world.made).toBe(2);
  world.now += 120_000;
  expect(await find(listing)).toBe("miss");
});

test("a change outdates the pages of its size and no others", async () => {
  const { world, pages, find } = scene();
  await Promise.all([find(listing), find(other), find(terms)]);
  pages.purge(["205-55-r16"]);
  expect([await find(listing), await find(other), await find(terms)]).toEqual(["miss", "hit", "hit"]);
  pages.purge(["catalogue"]);
  expect([await find(listing), await find(other), await find(terms)]).toEqual(["hit", "hit", "miss"]);
  pages.purge(null);
  expect([await find(listing), await find(other), await find(terms)]).toEqual(["miss", "miss", "miss"]);
  expect(world.made).toBe(8);
});

test.each([[["205-55-r16"]], [null]])(
  "a page that was being made when a change came is not kept (%p)",
  async (tags) => {
    const { world, pages, find } = scene();
    let go = () => {};
    world.hold = new Promise((resolve) => {
      go = resolve;
    });
    const old = find(listing);
    pages.purge(tags);
    const asksAfterwards = find(listing);
    go();
    expect([await old, await asksAfterwards]).toEqual(["miss", "miss"]);
    expect(world.made).toBe(2);
    const found = await pages.find(listing, false);
    expect("page" in found && found.how).toBe("hit");
    expect(world.made).toBe(2);
  },
);

test("a page begun before a change and finished after the new one does not take its place", async () => {
  const { world, pages, find } = scene();
  let go = () => {};
  world.hold = new Promise((resolve) => {
    go = resolve;
  });
  const old = find(listing);
  pages.purge(["205-55-r16"]);
  world.hold = Promise.resolve();
  const made = await pages.find(listing, false);
  go();
  await old;
  expect(await pages.find(listing, false)).toEqual({ page: "page" in made ? made.page : null, how: "hit" });
  expect(world.made).toBe(2);
});

test("thousands of different changes are remembered as one, and still outdate a page being made", async () => {
  const { world, pages, find } = scene();
  let go = () => {};
  world.hold = new Promise((resolve) => {
    go = resolve;
  });
  const old = find(listing);
  pages.purge(["205-55-r16"]);
  for (let count = 0; count < 10_005; count += 1) pages.purge([`tag-${count}`]);
  go();
  await old;
  expect(await find(listing)).toBe("miss");
});

test.each([
  ["a page that is not there", { ...kept("x"), status: 404 }],
  ["a redirect", { ...kept("x"), status: 308 }],
  ["a page made for one visitor", { ...kept("x"), headers: [] }],
  ["a page that sets a cookie", { ...kept("x"), headers: [...kept("x").headers, ["set-cookie", "a=b"]] }],
] as [string, Answer][])("%s is passed on, and never kept", async (_name, answer) => {
  const { world, find } = scene();
  world.answer = () => answer;
  expect(await find(listing)).toBe(`passed on ${answer.status}`);
  expect(await find(listing)).toBe(`passed on ${answer.status}`);
  expect(world.made).toBe(2);
});

test("while a page cannot be made, the old one is shown, however old or outdated; without one the failure is told", async () => {
  const { world, pages, find } = scene();
  await find(listing);
  world.answer = (text) => ({ ...kept(text), status: 500 });
  world.now += 3_600_000;
  pages.purge(null);
  expect(await find(listing)).toBe("stale");
  expect(await find(other)).toBe("passed on 500");
  world.answer = () => {
    throw new Error("no connection");
  };
  expect(await find(listing)).toBe("stale");
  await expect(find(other)).rejects.toThrow("no connection");
  world.answer = kept;
  expect(await find(other)).toBe("miss");
  pages.purge(null);
  expect(await find(listing)).toBe("miss");
});

test("a clock that is set back has pages made anew", async () => {
  const { world, find } = scene();
  await find(listing);
  world.now -= 10_000;
  expect(await find(listing)).toBe("miss");
});

test("all pages together take no more memory than they may: the ones not asked for longest go first", async () => {
  const { pages, find } = scene(10_000);
  for (let count = 0; count < 20; count += 1) await find(key(`/cs/page-${count}`));
  expect(pages.size.bytes).toBeLessThanOrEqual(10_000);
  expect(pages.size.pages).toBe(4);
  expect(pages.has(key("/cs/page-19"))).toBe(true);
  expect(pages.has(key("/cs/page-0"))).toBe(false);
});

test("once pages cannot be made, nobody waits for a new one who can have the old one, until one has been made", async () => {
  const { world, pages, find } = scene();
  await Promise.all([find(listing), find(other)]);
  world.answer = () => ({ status: 503, headers: [], body: Buffer.from("away") });
  pages.purge(null);
  expect(await find(listing)).toBe("stale");
  let go = () => {};
  world.hold = new Promise((resolve) => {
    go = resolve;
  });
  expect([await find(listing), await find(other)]).toEqual(["stale", "stale"]);
  world.answer = kept;
  go();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([await find(listing), await find(other)]).toEqual(["hit", "hit"]);
  pages.purge(null);
  expect(await find(other)).toBe("miss");
});

test("a new page that does not come is awaited for four seconds where there is an old one", async () => {
  const { world, pages, find } = scene();
  await find(listing);
  pages.purge(null);
  world.hold = new Promise(() => {});
  jest.useFakeTimers();
  try {
    let shown = "nothing yet";
    const waiting = find(listing).then((how) => {
      shown = how;
    });
    await jest.advanceTimersByTimeAsync(3999);
    expect(shown).toBe("nothing yet");
    await jest.advanceTimersByTimeAsync(1);
    await waiting;
    expect(shown).toBe("stale");
    expect(await find(listing)).toBe("stale"); // one wait, not two
  } finally {
    jest.useRealTimers();
  }
});
