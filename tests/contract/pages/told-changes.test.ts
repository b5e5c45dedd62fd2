import { beforeAll, describe, expect, it } from "@jest/globals";
import { connection } from "@/lib/backend/kernel/database/connect";
import { withDatabase } from "@/tests/support/scene";
import { storeSmallCatalogue } from "@/tests/support/small-catalogue";
import { toldWhile } from "@/tests/support/told-changes";

withDatabase();

const sql = () => connection().sql;
const cheapest = "ceska-zima-plus-205-55-r16-91t";
const dearer = "alfa-snow-205-55-r16-91h";
let ids: Record<string, number> = {};

beforeAll(async () => {
  await storeSmallCatalogue();
  const rows = await sql()<{ id: number; slug: string }[]>`select id, slug from product`;
  ids = Object.fromEntries(rows.map(({ id, slug }) => [slug, id]));
});

const listed = ["catalogue", "category-car-winter", "size-205-55-160-winter"];
const rivals = ["rivals-205-55-160-winter"];
const ranked = [...listed, ...rivals];
const offered = ["offer-205-55-160"];
/** What is told of a change to one tyre: where it may be an alternative now, by its own tag too. */
const told = (slug: string, ...more: string[]) => {
  const rival = rivals.some((tag) => more.includes(tag)) ? [`rival-${ids[slug]}`] : [];
  return [...more, ...rival, `tyre-${ids[slug]}`].sort();
};
const set = (slug: string, assignment: string) =>
  sql().unsafe(`update product set ${assignment} where slug = '${slug}'`);

describe("a change of a tyre tells", () => {
  it.each([
    ["another piece of many", "stock = 60"],
    ["the ids of a back end elsewhere", "host_product_id = 'x'"],
    ["a time of change", "updated_at = now()"],
    ["the same once more", "price_czk = price_czk"],
  ])("nothing: %s", async (_name, assignment) => {
    await set(dearer, "stock = 40");
    expect(await toldWhile(() => set(dearer, assignment))).toEqual([]);
  });

  it("what only the tyre itself shows, of it alone", async () => {
    for (const assignment of ["stock = 12", "stock = 5", "description = 'Good'"])
      expect(await toldWhile(() => set(dearer, assignment))).toEqual(told(dearer));
  });

  it("what searches know it by", async () => {
    for (const assignment of ["mpn = 'M1'", "ean = '4019238000016'"])
      expect(await toldWhile(() => set(dearer, assignment))).toEqual(told(dearer, "names"));
    expect(await toldWhile(() => set(dearer, "mpn = 'M1'"))).toEqual([]);
  });

  it("what tyres are compared and found by, of its size and category", async () => {
    expect(await toldWhile(() => set(dearer, "popularity = 901"))).toEqual(told(dearer, ...ranked));
    const rated = "rating_sum = 5, rating_count = 1";
    expect(await toldWhile(() => set(dearer, rated))).toEqual(told(dearer, ...listed));
    expect(await toldWhile(() => set(dearer, "production_year = 2024"))).toEqual(told(dearer, ...rivals));
  });

  it("what its size is offered for, where it costs something else, is sold out or comes sooner", async () => {
    for (const assignment of ["price_czk = 290000", "price_usd = 1", "stock = 0", "stock = 9", "dispatch_days = 7"])
      expect(await toldWhile(() => set(dearer, assignment))).toEqual(told(dearer, ...ranked, ...offered));
  });

  it("of the assortment where a tyre comes, goes or becomes another, of both its places", async () => {
    const all = [...ranked, ...offered, "assortment"];
    expect(await toldWhile(() => set(dearer, "active = false"))).toEqual(told(dearer, ...all));
    expect(await toldWhile(() => set(dearer, "price_czk = 1"))).toEqual([]);
    expect(await toldWhile(() => set(dearer, "active = true"))).toEqual(told(dearer, ...all));
    const moved = ["offer-215-55-160", "rivals-215-55-160-winter", "size-215-55-160-winter"];
    expect(await toldWhile(() => set(dearer, "width = 215"))).toEqual(told(dearer, ...all, ...moved));
  });
});

describe("a change beside the tyres tells", () => {
  it("of a brand or pattern, where it is another: its tyres, and of a brand the brands", async () => {
    const tagsOf = (of: "brand" | "pattern", slug: string) =>
      sql()<{ tag: string }[]>`
      select 'tyre-' || p.id as tag from product p join ${sql()(of)} t on t.id = p.${sql()(`${of}_id`)}
      where t.slug = ${slug} and active`.then((rows) => rows.map(({ tag }) => tag));
    expect(await toldWhile(() => sql()`update brand set name = name`)).toEqual([]);
    const renamed = await toldWhile(() => sql()`update brand set name = 'Alpha' where slug = 'alfa'`);
    expect(renamed).toEqual(["brands", ...(await tagsOf("brand", "alfa"))].sort());
    const changed = await toldWhile(() => sql()`update pattern set tread = 'symmetric' where slug = 'snow'`);
    expect(changed).toEqual(["names", ...(await tagsOf("pattern", "snow"))].sort());
    const added = () => sql()`insert into pattern (brand_id, slug, name, match_key, search, season, tread)
      select brand_id, 'x', 'X', 'x', 'x', season, tread from pattern limit 1`;
    expect(await toldWhile(added)).toEqual(["names"]);
    expect(await toldWhile(() => sql()`delete from pattern where slug = 'x'`)).toEqual(["names"]);
    expect(await toldWhile(() => sql()`insert into brand (slug, name) values ('x', 'X')`)).toEqual(["brands"]);
  });

  it("of a price that was: its tyre", async () => {
    const id = ids[cheapest] ?? 0;
    const past = () => sql()`insert into price_log (product_id, currency, amount, at)
      values (${id}, 'CZK', 777, now() - interval '9 days')`;
    expect(await toldWhile(past)).toEqual([`tyre-${id}`]);
    expect(await toldWhile(() => sql()`update price_log set amount = 778 where amount = 777`)).toEqual([`tyre-${id}`]);
    expect(await toldWhile(() => sql()`delete from price_log where amount = 778`)).toEqual([`tyre-${id}`]);
  });

  it("that the stock may have become a demonstration, or ceased to be one", async () => {
    const toldOf = (assignment: string) => toldWhile(() => set(cheapest, assignment));
    expect(await toldOf("source = 'demonstration'")).toEqual(["demonstration"]);
    expect(await toldOf("active = false")).toContain("demonstration");
    expect(await toldOf("source = 'test'")).toEqual([]);
    expect(await toldOf("active = true")).not.toContain("demonstration");
  });
});

it("a change of thousands comes in messages that the database takes, each tag once", async () => {
  const added = () => sql()`
    insert into product (brand_id, pattern_id, price_czk, price_eur, price_usd, category, season, family, width, profile, rim_tenths,
      load_index, speed_rank, speed_symbol, slug, source)
    select brand_id, pattern_id, 771, 1, 1, category, season, family, width, profile, rim_tenths, load_index, speed_rank, speed_symbol,
      slug || '-' || copy, source
    from product cross join generate_series(1, 200) as copy where active`;
  const changed = () => sql()`update product set price_czk = 772 where price_czk = 771`;
  for (const work of [added, changed]) {
    const heard = await toldWhile(work);
    expect(new Set(heard).size).toBe(heard.length);
    expect(heard.filter((tag) => tag.startsWith("tyre-")).length).toBe(13 * 200);
  }
});

it.each(["review", "price_log", "product", "pattern", "brand"])(
  "a table that is emptied, %s, outdates all",
  async (table) => {
    expect(await toldWhile(() => sql()`truncate ${sql()(table)} cascade`)).toContain("all");
  },
);
