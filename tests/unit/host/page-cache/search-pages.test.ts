import { beforeEach, describe, expect, it } from "@jest/globals";
import { SearchPages } from "@/lib/host/page-cache/search-pages";
import { sharedHeader } from "@/lib/runtime/page-answer";
import { noReads, readsHeader, writeReads } from "@/lib/runtime/page-reads";
import { provideSearchReader } from "@/lib/runtime/search-reader";

let counted: (string | undefined)[] = [];
let left = 1000;
const read = new Map<string, { q: string; isClear: boolean }>();

beforeEach(() => {
  counted = [];
  left = 1000;
  read.clear();
  provideSearchReader({
    known: (typed, locale) => read.get(`${locale} ${typed}`),
    async read(typed, locale) {
      const words = typed.toLowerCase().split(/\s+/).sort();
      const isClear = !typed.includes("x");
      read.set(`${locale} ${typed}`, { q: isClear ? words.join(" ") : typed, isClear });
      return read.get(`${locale} ${typed}`) as { q: string; isClear: boolean };
    },
    async count(from) {
      counted.push(from);
      left -= 1;
      return left >= 0;
    },
  });
});

const answer = (text: string) => ({
  status: 200,
  headers: [
    [sharedHeader, "1"],
    [readsHeader, writeReads({ ...noReads, tags: ["catalogue"] })],
  ] as [string, string][],
  body: Buffer.from(text),
});

function scene(bytes = 64_000_000) {
  const made: string[] = [];
  const pages = new SearchPages(
    async ({ url }) => {
      made.push(url);
      return answer(`<input id="search-q" value="${url}"/>`);
    },
    bytes,
    { run: (_client, make) => make(), waitingOf: () => 0, isFull: false },
  );
  const searchOf = (url: string, more = {}) =>
    pages.searchOf({
      ...{
        method: "GET",
        url,
        cookie: undefined,
        navigation: false,
        encoding: "br" as const,
        forwardedFor: "10.0.0.1",
      },
      ...more,
    });
  /** How a request is answered: `own` for its visitor alone. */
  const ask = async (url: string, more = {}) => {
    const search = await searchOf(url, more);
    if (!search) return "own";
    const found = await search.pages.find(search.key, false);
    if ("answer" in found) return "passed on";
    if (search.typed !== undefined) await pages.ownWords.formOf(found.page, search.typed).body("br");
    return found.how;
  };
  return { made, pages, searchOf, ask };
}

describe("the key of a search", () => {
  const keys = async (urls: string[], more = {}) => {
    const { searchOf } = scene();
    const searches = await Promise.all(urls.map((url) => searchOf(url, more)));
    return searches.map((search) => search?.key.key);
  };

  it("is what was understood with the order and the page, whatever else stands in the address", async () => {
    const same = [
      "q=a+b",
      "q=B+A",
      "q=%20b%20%20a",
      "utm_source=x&q=a+b",
      "q=a+b&sort=recommended&page=1",
      "q=a+b&page=x",
    ];
    expect(await keys(same.map((query) => `/cs/search-result?${query}`))).toEqual(
      same.map(() => "CZK html /cs/search-result?q=a+b"),
    );
    expect(await keys(["/cs/search-result?page=2&sort=price_asc&q=b+a"])).toEqual([
      "CZK html /cs/search-result?q=a+b&sort=price_asc&page=2",
    ]);
  });

  it("tells languages, currencies and navigations apart", async () => {
    const urls = ["/cs", "/sk", "/en"].map((language) => `${language}/search-result?q=a`);
    expect(await keys(urls)).toEqual(["CZK", "EUR", "USD"].map((c, at) => `${c} html ${urls[at]}`));
    expect(await keys(["/cs/search-result?q=a"], { cookie: "currency=EUR" })).toEqual([
      "EUR html /cs/search-result?q=a",
    ]);
    expect(await keys(["/cs/search-result?q=a&_rsc=1"], { navigation: true })).toEqual([
      "CZK data /cs/search-result?q=a",
    ]);
  });

  it.each([
    "/cs/search-result?q=",
    "/cs/search-result?sort=price_asc",
    "/cs/search-result?q=a&currency=EUR",
    "/search-result?q=a",
    `/cs/search-result?q=x${encodeURIComponent("<script>")}`,
    `/cs/search-result?q=x${encodeURIComponent("\u202e")}`,
    "/cs/search-result?q=x@post.example",
    `/cs/search-result?q=${"x".repeat(100_000)}`,
  ])("is none for %.60s", async (url) => {
    expect(await keys([url])).toEqual([undefined]);
  });

  it("is none for what changes something, nor for a session that has to be renewed", async () => {
    expect(await keys(["/cs/search-result?q=a"], { method: "POST" })).toEqual([undefined]);
    expect(await keys(["/cs/search-result?q=a"], { cookie: "auth_token=x" })).toEqual([undefined]);
  });
});

it("a search is rendered once for all who mean the same; each has his own words", async () => {
  const { made, ask, searchOf } = scene();
  expect([await ask("/cs/search-result?q=a+b"), await ask("/cs/search-result?q=b+a")]).toEqual(["miss", "hit"]);
  expect(made).toEqual(["/cs/search-result?q=a+b"]);
  expect((await searchOf("/cs/search-result?q=B+a"))?.typed).toBe("B a");
  expect((await searchOf("/cs/search-result?q=a+b"))?.typed).toBeUndefined();
});

it("what is in memory does not count, what has to be made does: a page, one that is outdated, the page in new words", async () => {
  const { ask, pages } = scene();
  const asked = async (q: string) => {
    const before = counted.length;
    await ask(`/cs/search-result?q=${q}`);
    return counted.length - before;
  };
  expect([await asked("a+b"), await asked("a+b"), await asked("b+a"), await asked("b+a")]).toEqual([1, 0, 1, 0]);
  expect([await asked("x1"), await asked("x1")]).toEqual([1, 0]);
  pages.purge(["catalogue"]);
  expect([await asked("a+b"), await asked("a+b"), await asked("x1")]).toEqual([1, 0, 1]);
});

it("an address that has searched too often still gets what is in memory, the rest is left to its own page", async () => {
  const { ask, made } = scene();
  await ask("/cs/search-result?q=a");
  left = 0;
  expect([await ask("/cs/search-result?q=b"), await ask("/cs/search-result?q=a")]).toEqual(["own", "hit"]);
  expect(made).toHaveLength(1);
});

it("a flood of searches of unknown words leaves those that mean something where they are, and stays within its part", async () => {
  const { ask, pages } = scene(2_000_000);
  await ask("/cs/search-result?q=a+b");
  for (let n = 0; n < 200; n += 1) await ask(`/cs/search-result?q=x${n}`);
  expect(await ask("/cs/search-result?q=a+b")).toBe("hit");
  expect(pages.size.bytes).toBeLessThan((2_000_000 * 5) / 32);
  expect(pages.size.pages).toBeLessThan(30);
});

it("of searches that come together one is counted and read in each turn of the event loop, so that others are answered between them", async () => {
  const { searchOf } = scene();
  const searches = ["a", "b", "c"].map((q) => searchOf(`/cs/search-result?q=${q}`));
  const seen = [counted.length];
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    seen.push(counted.length);
  }
  expect(seen).toEqual([0, 1, 2, 3]);
  expect((await Promise.all(searches)).every((search) => search !== null)).toBe(true);
});
