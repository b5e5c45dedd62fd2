import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { connection } from "@/lib/backend/kernel/database/connect";
import { loadVocabulary, searchedVehicles } from "@/lib/backend/search/load-vocabulary";
import { currencyOf, type Language } from "@/lib/domain/locale";
import { tyreDesignation } from "@/lib/domain/tyre-designation";
import { typedQueries } from "@/tests/contract/search/typed-queries";
import { storeWholeCatalogue } from "@/tests/contract/search/whole-catalogue";
import { databasePatience, openTestDatabase, type TestDatabase } from "@/tests/support/database";
import { newShopper } from "@/tests/support/shopper";
import { carriers, type OpenCarrier } from "@/tests/support/transports";

const november = new Date("2026-11-22T12:00:00Z");
let now = november;
let db: TestDatabase;
let opened: OpenCarrier;
beforeAll(async () => {
  db = await openTestDatabase();
  await storeWholeCatalogue();
  const [[, open]] = carriers as [(typeof carriers)[number]];
  opened = await open(() => now);
}, databasePatience);
afterAll(() => db?.close());

const shopper = (language: Language) => newShopper(opened.carrier, { language, currency: currencyOf(language) });
const search = async (q: string, language: Language = "cs", more = {}) => {
  const { body } = await shopper(language).does("GET /products", { query: { q, ...more } });
  if (!body.understood) throw new Error("The answer does not say how the search was read.");
  return { ...body, understood: body.understood };
};
const suggest = async (q: string, language: Language = "cs") =>
  (await shopper(language).does("GET /search/suggestions", { query: { q } })).body.data;

describe("a typed search", () => {
  it.each(typedQueries)("in %s: %s is read as %s; finds %i, first %s", async (language, typed, read, total, first) => {
    const { data, page, understood } = await search(typed, language);
    const [tyre] = data;
    expect([understood.q, understood.unknown, page.total]).toEqual([read, [], total]);
    expect(tyre && `${tyre.brand} ${tyre.pattern} ${tyreDesignation(tyre)}`).toBe(first);
  });

  it.each(typedQueries)("in %s: %s, written plainly, finds the same again", async (language, _typed, read, total) => {
    expect([read, (await search(read, language)).page.total]).toEqual([read, total]);
  });

  it("is read with words that are made anew only when names or sizes have changed", async () => {
    const { sql } = connection();
    const begun = Date.now();
    const minutesLater = (minutes: number) => loadVocabulary(begun + minutes * 60_000);
    const words = await minutesLater(1);
    const [first] = await sql<{ name: string }[]>`select name from pattern where id = (select min(id) from pattern)`;
    expect(await minutesLater(2)).toBe(words);
    try {
      await sql`update pattern set name = 'Novinka' where id = (select min(id) from pattern)`;
      const changed = await minutesLater(3);
      expect([words.patternRuns.has("novinka"), changed.patternRuns.has("novinka")]).toEqual([false, true]);
    } finally {
      await sql`update pattern set name = ${first?.name ?? ""} where id = (select min(id) from pattern)`;
    }
    expect((await minutesLater(4)).patternRuns.has("novinka")).toBe(false);
  });

  it("says which words it does not know, and goes on without them", async () => {
    const { understood, page } = await search("michelin 205/55 r16 šnekové");
    expect([understood.unknown, understood.q, page.total]).toEqual([["šnekové"], "205/55 R16 Michelin", 21]);
  });

  it.each([
    ["hakkapelita", "Hakkapeliitta"],
    ["hakapelita", "Hakkapeliitta"],
    ["hakkapeliita", "Hakkapeliitta"],
    ["hakapelota", "Hakkapeliitta"],
    ["continetal", "Continental"],
    ["blizak", "Blizzak"],
    ["snowprof", "Snowproof"],
  ])("takes %s for %s and says so", async (typed, read) => {
    const { page, understood } = await search(typed);
    expect([understood.corrected, understood.unknown]).toEqual([[{ typed, read }], []]);
    expect(page.total).toBeGreaterThan(0);
  });

  it.each(["xyzzy", "kola", "polo", "sava"])("does not correct %s", async (typed) => {
    expect((await search(typed)).understood.corrected).toEqual([]);
  });

  it("lets a chosen order win over a typed one", async () => {
    const typed = await search("levné zimní 205/55 r16");
    const chosen = await search("levné zimní 205/55 r16", "cs", { sort: "quietest" });
    expect([typed.understood.sort, chosen.understood.sort]).toEqual(["price_asc", "quietest"]);
  });

  it("leads to the catalogue's own listing where that can say all of it", async () => {
    const listings = async (q: string) => (await search(q)).understood.listings.map(({ path, count }) => [path, count]);
    expect(await listings("205/55 r16 91h zimní michelin")).toEqual([
      ["/cs/zimni-pneumatiky/205-55-r16/michelin?load_min=91&speed_min=H", 4],
    ]);
    expect(await listings("nokian snowproof")).toEqual([]);
  });

  it("offers the sizes of a named car, the usual one first", async () => {
    const { understood } = await search("octavia 2015 zimní");
    expect(understood.vehicle?.label).toBe("Škoda Octavia 2015");
    expect(understood.vehicle?.sizes[0]).toMatchObject({
      text: "205/55 R16",
      q: "205/55 R16 zimní Škoda Octavia 2015",
    });
  });
});

describe("cases and plurals", () => {
  it.each([
    ["cs", "zimních zimního zimnímu zimními", "zimní"],
    ["cs", "sněhovky na Octavii", "zimní Škoda Octavia"],
    ["cs", "letňáky na Octavii", "letní Škoda Octavia"],
    ["cs", "letňáků pro Octavie", "letní Škoda Octavia"],
    ["cs", "celoročních pneumatik do Fabie", "celoroční Škoda Fabia"],
    ["cs", "celoročkami k Superbům", "celoroční Škoda Superb"],
    ["cs", "zimáků do Kugy", "zimní Ford Kuga"],
    ["cs", "zimáky v Kuze", "zimní Ford Kuga"],
    ["cs", "letní na Opla", "letní Opel"],
    ["cs", "pneu pro Dacie a Kie", "Dacia"],
    ["cs", "barumek zimních", "zimní Barum"],
    ["cs", "matadorů", "Matador"],
    ["sk", "zimných na Fabiou", "zimné Škoda Fabia"],
    ["sk", "zimákov s Golfom", "zimné Volkswagen Golf"],
    ["sk", "letnými pre Octavie", "letné Škoda Octavia"],
    ["sk", "celoročnej do Fordov", "celoročné Ford"],
  ] as const)("in %s: %s is read as %s", async (language, typed, read) => {
    expect((await search(typed, language)).understood.q).toBe(read);
  });
});

describe("an engine", () => {
  it.each(["1.9", "2,0", "1.9 TDI", "1.6hdi 80 kW"])("%s alone is no size, no rim and no generation", async (typed) => {
    const { understood } = await search(typed);
    expect([understood.parts, understood.unknown]).toEqual([[], []]);
  });

  it("beside a size leaves the size as it is", async () => {
    expect((await search("golf 1.4 tsi 125 kw 205/55 r16")).understood.q).toBe("205/55 R16 Volkswagen Golf");
  });
});

describe("the order of a search that names no season", () => {
  afterEach(() => {
    now = november;
  });

  it.each([
    ["2026-11-22", "winter"],
    ["2026-04-10", "summer"],
  ])("on %s begins with %s tyres", async (day, season) => {
    now = new Date(`${day}T12:00:00Z`);
    const { data } = await search("Octavia III");
    expect(new Set(data.map((tyre) => tyre.season))).toEqual(new Set([season]));
  });

  it("ends with tyres of which no set of four is left, whatever the season", async () => {
    const { data, page } = await search("205/55 r16 michelin");
    expect(page.total).toBeLessThanOrEqual(24);
    const sets = data.map(({ stock }) => stock >= 4);
    expect(sets).toEqual([...sets].sort((a, b) => Number(b) - Number(a)));
    expect(new Set(sets).size).toBe(2);
  });
});

describe("a search that finds nothing", () => {
  it("says what was understood and offers what is near it, each with the tyres it has", async () => {
    const { page, understood } = await search("205/55 r16 zimní michelin runflat");
    expect(page.total).toBe(0);
    expect(understood.parts.map(({ label }) => label)).toEqual(["205/55 R16", "zimní", "Michelin", "RunFlat"]);
    expect(understood.nearest.slice(0, 2)).toEqual([
      { kind: "brand", label: "Michelin", q: "205/55 R16 zimní RunFlat", count: 7 },
      { kind: "mark", label: "RunFlat", q: "205/55 R16 zimní Michelin", count: 6 },
    ]);
    for (const { q, count } of understood.nearest) expect([q, (await search(q)).page.total]).toEqual([q, count]);
  });

  it("offers sizes of the same rim and nearly the same diameter for one that nobody has", async () => {
    const { understood } = await search("letní 205/45 r15");
    const sizes = understood.nearest.filter(({ kind, label, q }) => kind === "size" && label === q);
    expect(sizes.length).toBeGreaterThan(0);
    for (const { q } of sizes) expect(q).toMatch(/^\d{3}\/\d{2} R15 letní$/);
  });

  it("offers nothing for text without meaning, and finds nothing", async () => {
    const { page, understood } = await search("xyzzy");
    expect([page.total, understood.unknown, understood.nearest]).toEqual([0, ["xyzzy"], []]);
  });
});

describe("the shop's own names", () => {
  it("knows every pattern beside its brand", async () => {
    const { sql } = connection();
    const patterns = await sql<{ brand: string; name: string; count: number }[]>`
      select brand.name as brand, pattern.name, (select count(*)::int from product where pattern_id = pattern.id) as count
      from pattern join brand on brand.id = pattern.brand_id order by pattern.id`;
    for (const { brand, name, count } of patterns) {
      const { understood, page } = await search(`${brand} ${name}`);
      expect([brand, name, understood.unknown]).toEqual([brand, name, []]);
      expect(page.total).toBeGreaterThanOrEqual(count);
    }
  });

  it("knows every generation of every car", async () => {
    for (const { make, model, generation } of searchedVehicles()) {
      const { understood } = await search(`${make} ${model} ${generation}`);
      expect([make, model, generation, understood.vehicle?.label.startsWith(`${make} ${model}`)]).toEqual([
        make,
        model,
        generation,
        true,
      ]);
      expect([understood.unknown, understood.parts.length]).toEqual([[], 1]);
    }
  });
});

describe("suggestions", () => {
  it.each([
    ["205", "size", "205/55 R16", "/cs/search-result?q=205%2F55+R16"],
    [
      "205/55 r16 zimní mich",
      "size",
      "205/55 R16 · Zimní pneumatiky · Michelin",
      "/cs/zimni-pneumatiky/205-55-r16/michelin",
    ],
    ["205 zimní", "size", "205/55 R16 zimní", "/cs/search-result?q=205%2F55+R16+zimn%C3%AD"],
    ["mich", "brand", "Michelin", "/cs/search-result?q=Michelin"],
    ["snowp", "pattern", "Nokian Tyres Snowproof 1", "/cs/search-result?q=Nokian+Tyres+Snowproof+1"],
    ["okt", "vehicle", "Škoda Octavia", "/cs/search-result?q=%C5%A0koda+Octavia"],
    ["octavia 2015", "vehicle", "Škoda Octavia III (2013–2020)", "/cs/search-result?q=%C5%A0koda+Octavia+III"],
  ])("for %j begin with the %s %s", async (typed, kind, label, path) => {
    expect((await suggest(typed))[0]).toEqual({ kind, label, path });
  });

  it("bring articles whose title has the words", async () => {
    const found = (await suggest("pneumatik")).find(({ kind }) => kind === "article");
    expect(found?.path).toMatch(/^\/cs\/blog\/[a-z0-9-]+$/);
  });

  it("are none for an empty field, and none for nonsense", async () => {
    expect([await suggest(""), await suggest("   "), await suggest("qqqqqq")]).toEqual([[], [], []]);
  });
});

describe("hostile text", () => {
  it.each([
    "'; drop table product; --",
    "<script>alert(1)</script>",
    "%_%\\",
    `${"205/55 ".repeat(28)}`,
    "\u202e\ud800", // half a character: an address says U+FFFD instead
    `${"a".repeat(199)}!`,
    "1".repeat(200),
    "((((((((((((((((((((",
    "r".repeat(100) + " 1".repeat(50),
  ])("%j is answered, and in no endless time", async (typed) => {
    await search(typed.trim() || "x");
    expect(Array.isArray(await suggest(typed))).toBe(true);
  });

  it("with a NUL is refused: no table keeps one", async () => {
    for (const call of ["GET /products", "GET /search/suggestions"] as const) {
      const { code, errors } = await shopper("cs").isRefused(call, { query: { q: "205\u0000" } });
      expect([code, errors?.map((error) => [error.path, error.code])]).toEqual(["invalid", [["q", "unreadable_text"]]]);
    }
  });

  it("longer than 200 characters is refused", async () => {
    const query = { q: "a".repeat(201) };
    for (const call of ["GET /products", "GET /search/suggestions"] as const)
      expect((await shopper("cs").isRefused(call, { query })).code).toBe("invalid");
  });
});
