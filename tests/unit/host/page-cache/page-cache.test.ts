import { describe, expect, jest, test } from "@jest/globals";
import type { Answer } from "@/lib/host/page-cache/cached-page";
import { PageCache } from "@/lib/host/page-cache/page-cache";
import type { PageKey } from "@/lib/host/page-cache/page-key";
import { FairQueue, Overloaded } from "@/lib/runtime/fair-queue";
import { noReads, type Reads, readsHeader, writeReads } from "@/lib/runtime/page-reads";
import { takeLogLines } from "@/tests/support/log-lines";

const key = (url: string): PageKey => ({ key: `CZK html ${url}`, internalPath: url, url, cookie: "currency=CZK" });
const listing = key("/cs/zimni-pneumatiky/205-55-r16");
const other = key("/cs/zimni-pneumatiky/195-65-r15");
const terms = key("/cs/terms");

const day = 86_400_000;

/** What a page is made of, unless it says otherwise: its size. */
const tagsOf = (text: string) => [/\d{3}-\d{2}-r\d{2}/.exec(text)?.[0] ?? "catalogue"];

/** @param reads how long the page may be shown; `null`: it does not tell */
const kept = (text: string, reads: Partial<Reads> | null = { tags: tagsOf(text) }): Answer => ({
  status: 200,
  headers: [
    ["x-nextjs-prerender", "1"],
    ...(reads ? [[readsHeader, writeReads({ ...noReads, ...reads })] as [string, string]] : []),
  ],
  body: Buffer.from(text),
});

/** A cache whose pages say how often they have been made; `answer` may be changed, `hold` keeps a filling back. */
function scene(bytes = 1_000_000) {
  const world = { now: 1_000_000, made: 0, answer: kept as (text: string) => Answer, hold: Promise.resolve() };
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

test("a page is made once for all who ask at the same time, and then not again for a day", async () => {
  const { world, find } = scene();
  expect(await Promise.all(Array.from({ length: 50 }, () => find(listing)))).toEqual(Array(50).fill("miss"));
  world.now += day - 1;
  expect(await find(listing)).toBe("hit");
  expect(world.made).toBe(1);
});

test.each([
  ["a day", day, (text: string) => kept(text)],
  ["a minute, of one that does not tell what it is made of,", 60_000, (text: string) => kept(text, null)],
])("after %s the old page is shown once more while the new one is made, after two it is made first", async (...row) => {
  const [, life, answer] = row;
  const { world, find } = scene();
  world.answer = answer;
  await find(listing);
  world.now += life;
  expect(await find(listing)).toBe("stale");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await find(listing)).toBe("hit");
  expect(world.made).toBe(2);
  world.now += 2 * life;
  expect(await find(listing)).toBe("miss");
});

test("a page lives up to the moment that it names, and is made first from then on", async () => {
  const { world, find } = scene();
  const until = world.now + 5000;
  world.answer = (text) => kept(text, { until });
  await find(listing);
  world.now = until - 1;
  expect(await find(listing)).toBe("hit");
  world.now = until;
  expect(await find(listing)).toBe("miss");
});

test("a page that wants to be looked after sooner is shown while that is done", async () => {
  const { world, find } = scene();
  const refresh = world.now + 5000;
  world.answer = (text) => kept(text, { refresh });
  await find(listing);
  world.now = refresh;
  expect(await find(listing)).toBe("stale");
});

test("a change of one of many tags outdates a page; any change one that does not tell what it is made of", async () => {
  const { world, pages, find } = scene();
  world.answer = (text) => kept(text, text.includes("195") ? null : { tags: ["size", "tyre-1", "tyre-2"] });
  await Promise.all([find(listing), find(other)]);
  pages.purge(["tyre-3"]);
  expect([await find(listing), await find(other)]).toEqual(["hit", "miss"]);
  pages.purge(["tyre-3", "tyre-2"]);
  expect([await find(listing), await find(other)]).toEqual(["miss", "miss"]);
});

test("a page that was being made when another page's change came is kept all the same", async () => {
  const { world, pages, find } = scene();
  let go = () => {};
  world.hold = new Promise((resolve) => {
    go = resolve;
  });
  const made = find(listing);
  pages.purge(["195-65-r15"]);
  go();
  expect([await made, await find(listing)]).toEqual(["miss", "hit"]);
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
  expect(takeLogLines("error").map(({ msg }) => msg)).toEqual(["A page could not be made anew."]);
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
  const { pages, find } = scene(10_200);
  for (let count = 0; count < 20; count += 1) await find(key(`/cs/page-${count}`));
  expect(pages.size.bytes).toBeLessThanOrEqual(10_000);
  expect(pages.size.pages).toBe(4);
  expect(pages.has(key("/cs/page-19"))).toBe(true);
  expect(pages.has(key("/cs/page-0"))).toBe(false);
});

describe("while everything that is rendered has to wait for its turn", () => {
  /** A cache with two pages whose time is 1,000,000; then nobody else's page is made until `free`. */
  async function fullScene() {
    const queue = new FairQueue({ running: 1, waiting: 10, timeout: 5_000 });
    const world = { now: 1_000_000, made: [] as string[] };
    const fill = async ({ url }: PageKey) => {
      world.made.push(url);
      return kept(url, { tags: tagsOf(url), until: 1_005_000 });
    };
    const pages = new PageCache(fill, 1_000_000, () => world.now, queue);
    await pages.find(listing, false);
    world.made = [];
    let free = () => {};
    const occupied = queue.run("somebody", () => new Promise<void>((resolve) => (free = resolve)));
    const find = async () => {
      const found = await pages.find(listing, false);
      return "answer" in found ? "passed on" : found.how;
    };
    return { world, pages, find, free: () => void free(), occupied };
  }

  test("a page is shown for a second after its change was heard of, and made once meanwhile; then it is waited for", async () => {
    const { world, pages, find, free, occupied } = await fullScene();
    pages.purge(["205-55-r16"]);
    world.now += 500;
    pages.purge(["205-55-r16"]); // a later change does not make it younger
    expect([await find(), await find()]).toEqual(["stale", "stale"]);
    world.now += 500;
    const waited = find();
    free();
    await occupied;
    expect(["miss", "hit"]).toContain(await waited);
    expect(await find()).toBe("hit");
    expect(world.made).toEqual([listing.url]);
  });

  test.each([
    ["a change that was heard of a second ago", ["205-55-r16"], 999_000],
    ["a change of unknown age", ["205-55-r16"], 0],
    ["a change of everything", null, undefined],
    ["a clock that was set back", ["205-55-r16"], 1_000_001],
  ])("%s lets it wait at once", async (_what, tags, changedAt) => {
    const { pages, find, free, occupied } = await fullScene();
    pages.purge(tags, changedAt);
    const waited = find();
    free();
    await occupied;
    expect(await waited).toBe("miss");
  });

  test("a page is not shown beyond the moment that it names", async () => {
    const { world, pages, find, free, occupied } = await fullScene();
    world.now = 1_004_999;
    pages.purge(["205-55-r16"]);
    expect(await find()).toBe("stale");
    world.now = 1_005_000;
    const waited = find();
    free();
    await occupied;
    expect(await waited).toBe("miss");
  });
});

test("a page whose change has just been heard of is made first where there is room", async () => {
  const { pages, find } = scene();
  await find(listing);
  pages.purge(["205-55-r16"]);
  expect(await find(listing)).toBe("miss");
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

test("what is known to be wrong is not shown for want of room, as long as pages are made: whoever asks is told to come again", async () => {
  let begin = () => {};
  const queue = { refuses: false };
  const pages = new PageCache(async () => kept("page"), 1_000_000, Date.now, {
    async run(client, make) {
      if (queue.refuses) throw new Overloaded("process", 5);
      if (client === "late")
        await new Promise<void>((resolve) => {
          begin = resolve;
        });
      return make();
    },
    waitingOf: () => 0,
    isFull: true,
  });
  jest.useFakeTimers();
  try {
    await pages.find(listing, false);
    pages.purge(null);
    const waiting = pages.find({ ...listing, client: "late" }, false);
    await jest.advanceTimersByTimeAsync(3000);
    await pages.find(other, false);
    await jest.advanceTimersByTimeAsync(3000);
    begin();
    expect(await waiting).toMatchObject({ how: "miss" });
    pages.purge(null);
    queue.refuses = true;
    await expect(pages.find(listing, false)).rejects.toThrow("more is asked for than can be done");
    await jest.advanceTimersByTimeAsync(4000); // nothing is made any more: rendering itself hangs
    expect(await pages.find(listing, false)).toMatchObject({ how: "stale" });
  } finally {
    jest.useRealTimers();
  }
});

test("while pages wait for their turn and none is made, the old one is shown after four seconds", async () => {
  const pages = new PageCache(async () => kept("page"), 1_000_000, Date.now, {
    run: (client, make) => (client === "late" ? new Promise(() => {}) : make()),
    waitingOf: () => 0,
    isFull: true,
  });
  jest.useFakeTimers();
  try {
    await pages.find(listing, false);
    pages.purge(null);
    const waiting = pages.find({ ...listing, client: "late" }, false);
    await jest.advanceTimersByTimeAsync(4000);
    expect(await waiting).toMatchObject({ how: "stale" });
  } finally {
    jest.useRealTimers();
  }
});
