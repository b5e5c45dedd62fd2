import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, describe, expect, it } from "@jest/globals";
import { inProcess } from "@/lib/api/transport/in-process";
import { connection } from "@/lib/backend/kernel/database/connect";
import { createSlugIndex } from "@/lib/backend/pages/slug-index";
import { hasUnknownSlug } from "@/lib/host/page-cache/missing-slug";
import { purgePages } from "@/lib/runtime/cached-pages";
import { provideSlugIndex, type SlugIndex } from "@/lib/runtime/slug-index";
import { statementsHeard } from "@/tests/support/heard-statements";
import { takeLogLines } from "@/tests/support/log-lines";
import { withDatabase } from "@/tests/support/scene";
import { newShopper } from "@/tests/support/shopper";
import { storeSmallCatalogue } from "@/tests/support/small-catalogue";
import { toldWhile } from "@/tests/support/told-changes";
import { addTyre } from "@/tests/support/tyres";

withDatabase();
beforeAll(storeSmallCatalogue);
const hear = statementsHeard();

const sql = () => connection().sql;
const snow = "alfa-snow-205-55-r16-91h";
const summer = "/cs/letni-pneumatiky";

/** An index that has read everything. */
async function readIndex(bounds: Parameters<typeof createSlugIndex>[0] = {}): Promise<SlugIndex> {
  const index = createSlugIndex(bounds);
  await index.read();
  return index;
}

/** What a change tells all processes, told to this one. @returns when the index has read it */
async function changed(index: SlugIndex, change: () => Promise<unknown>): Promise<void> {
  purgePages(await toldWhile(change));
  while (index.mayExist("brand", "nobody-at-all")) await pause(5);
}

describe("the slugs of the shop's pages", () => {
  it("are read at the first question where nobody has read them before: until then anything may exist", async () => {
    const index = createSlugIndex();
    expect(index.mayExist("tyre", "nothing")).toBe(true);
    while (index.mayExist("tyre", "nothing")) await pause(5);
    expect(index.mayExist("brand", "alfa")).toBe(true);
  });

  it("have those of every address that search engines are told of, and of the cars", async () => {
    provideSlugIndex(await readIndex());
    const shopper = newShopper(inProcess);
    const kinds = (await shopper.does("GET /sitemap", {})).body.data.map(({ kind }) => kind);
    const pages = await Promise.all(
      [...new Set(kinds)].map((kind) => shopper.does("GET /sitemap/{kind}", { path: { kind } })),
    );
    const makes = (await shopper.does("GET /vehicles", {})).body.data;
    const paths = [
      ...pages.flatMap(({ body }) => body.data.flatMap((row) => Object.values(row.paths))),
      ...makes.flatMap(({ slug, models }) => [
        `/cs/car/${slug}`,
        ...models.map((model) => `/cs/car/${slug}/${model.slug}`),
      ]),
    ];
    expect(paths.length).toBeGreaterThan(200);
    expect(paths.filter(hasUnknownSlug)).toEqual([]);
  });

  it("are all there, however few tyres are read at once", async () => {
    const index = await readIndex({ portion: 2 });
    const tyres = await sql()<{ slug: string }[]>`select slug from product`;
    expect(tyres.length).toBeGreaterThan(10);
    expect(tyres.filter(({ slug }) => !index.mayExist("tyre", slug))).toEqual([]);
  });

  it("have those of articles in each language", async () => {
    const index = await readIndex();
    const shopper = newShopper(inProcess);
    const { data } = (await shopper.does("GET /articles", {})).body;
    const slugs = data.flatMap(({ slugs }) => Object.values(slugs));
    expect(slugs.length).toBeGreaterThan(10);
    expect(slugs.filter((slug) => !index.mayExist("article", slug))).toEqual([]);
  });

  it("have that of a tyre that is no longer sold: its page tells what replaces it", async () => {
    await sql()`update product set active = false where slug = ${snow}`;
    try {
      expect((await readIndex()).mayExist("tyre", snow)).toBe(true);
    } finally {
      await sql()`update product set active = true where slug = ${snow}`;
    }
  });

  it("have the former ones of a tyre: they lead to its address", async () => {
    await sql()`insert into product_slug (slug, product_id) select 'alfa-snow-of-old', id from product where slug = ${snow}`;
    expect((await readIndex()).mayExist("tyre", "alfa-snow-of-old")).toBe(true);
  });

  it("are asked of no database once they are known", async () => {
    const index = await readIndex();
    const statements = hear();
    expect([index.mayExist("tyre", snow), index.mayExist("tyre", "nothing")]).toEqual([true, false]);
    expect(statements).toEqual([]);
  });
});

describe("a change in the catalogue", () => {
  it("brings a tyre with its size and brand", async () => {
    const index = await readIndex();
    provideSlugIndex(index);
    const added = [
      `${summer}/zeta-new-165-60-r14-75t`,
      `${summer}/165-60-r14`,
      `${summer}/205-55-r16/zeta`,
      `${summer}/zeta`,
    ];
    expect(added.map(hasUnknownSlug)).toEqual([true, true, true, true]);
    await changed(index, async () => {
      const [zeta] = await sql()<{ id: number }[]>`insert into brand (slug, name) values ('zeta', 'Zeta') returning id`;
      const slug = "zeta-new-165-60-r14-75t";
      const size = { width: 165, profile: 60, rimTenths: 140 };
      await addTyre({ slug, ...size, brandId: zeta?.id ?? 0, category: "car-summer", season: "summer" });
    });
    expect(added.map(hasUnknownSlug)).toEqual([false, false, false, false]);
    expect(hasUnknownSlug(`${summer}/165-60-r15`)).toBe(true);
  });

  it("brings the size that a tyre has from now on", async () => {
    const index = await readIndex();
    const [tyre] = await sql()<{ width: number }[]>`select width from product where slug = ${snow}`;
    expect(index.mayExist("size", "car-winter/325-55-r16")).toBe(false);
    await changed(index, () => sql()`update product set width = 325 where slug = ${snow}`);
    expect(index.mayExist("size", "car-winter/325-55-r16")).toBe(true);
    await sql()`update product set width = ${tyre?.width ?? 0} where slug = ${snow}`;
  });

  it("of prices alone does not have all sizes counted", async () => {
    const index = await readIndex();
    const statements = hear();
    await changed(index, () => sql()`update product set price_czk = price_czk + 100 where slug = ${snow}`);
    const found = statements.flatMap((said) => /select (slug|distinct category)/.exec(said)?.[1] ?? []);
    expect(new Set(found)).toEqual(new Set(["slug"]));
    await sql()`update product set price_czk = price_czk - 100 where slug = ${snow}`;
  });

  it("brings the new slug of a tyre, and leaves the old one", async () => {
    const index = await readIndex();
    await changed(index, () => sql()`update product set slug = 'alfa-snow-renamed' where slug = ${snow}`);
    expect([index.mayExist("tyre", "alfa-snow-renamed"), index.mayExist("tyre", snow)]).toEqual([true, true]);
    await sql()`update product set slug = ${snow} where slug = 'alfa-snow-renamed'`;
  });

  it("brings the former slugs of a tyre too, also one that it had for a moment only", async () => {
    const index = await readIndex();
    await changed(index, async () => {
      await sql()`insert into product_slug (slug, product_id) select 'alfa-snow-for-a-moment', id from product where slug = ${snow}`;
      await sql()`update product set slug = 'alfa-snow-in-the-end' where slug = ${snow}`;
    });
    expect([index.mayExist("tyre", "alfa-snow-for-a-moment"), index.mayExist("tyre", "alfa-snow-in-the-end")]).toEqual([
      true,
      true,
    ]);
    await sql()`update product set slug = ${snow} where slug = 'alfa-snow-in-the-end'`;
  });

  it("brings the new slug of a brand", async () => {
    const index = await readIndex();
    await changed(index, () => sql()`update brand set slug = 'alpha' where slug = 'alfa'`);
    expect(index.mayExist("brand", "alpha")).toBe(true);
    await sql()`update brand set slug = 'alfa' where slug = 'alpha'`;
  });

  it("leaves everything possible until it has been read", async () => {
    const index = await readIndex();
    purgePages(["tyre-1"]);
    expect(index.mayExist("tyre", "nothing")).toBe(true);
  });

  it("is not missed where everything may have changed while it is read", async () => {
    const statements = hear();
    const index = createSlugIndex({ portion: 1 });
    index.mayExist("tyre", "nothing");
    while (statements.filter((said) => said.includes("order by id limit")).length < 3) await pause(0);
    await sql()`update product set slug = slug || '-late' where id = (select min(id) from product)`;
    purgePages(null);
    while (index.mayExist("tyre", "nothing")) await pause(5);
    const [first] = await sql()<{ slug: string }[]>`select slug from product order by id limit 1`;
    expect([first?.slug.endsWith("-late"), index.mayExist("tyre", first?.slug ?? "")]).toEqual([true, true]);
    await sql()`update product set slug = regexp_replace(slug, '-late$', '') where id = (select min(id) from product)`;
  });

  it("is read where nobody knows what has changed, too", async () => {
    const index = await readIndex();
    await sql()`update product set slug = 'alfa-snow-unheard' where slug = ${snow}`;
    purgePages(null);
    expect(index.mayExist("tyre", "nothing")).toBe(true);
    while (index.mayExist("tyre", "nothing")) await pause(5);
    expect(index.mayExist("tyre", "alfa-snow-unheard")).toBe(true);
    await sql()`update product set slug = ${snow} where slug = 'alfa-snow-unheard'`;
  });
});

it("of more tyres than are kept in memory any may exist; brands and sizes are known all the same", async () => {
  const index = await readIndex({ maxTyres: 3 });
  expect([index.mayExist("tyre", "nothing"), index.mayExist("brand", "nobody")]).toEqual([true, false]);
  expect([index.mayExist("size", "car-winter/205-55-r16"), index.mayExist("size", "car-winter/155-65-r13")]).toEqual([
    true,
    false,
  ]);
});

it("what cannot be read is told to the log, and anything may exist", async () => {
  await sql()`alter table product_slug rename to product_slug_away`;
  try {
    const index = createSlugIndex();
    index.mayExist("tyre", "nothing");
    while (takeLogLines("warn").length === 0) await pause(5);
    expect(index.mayExist("tyre", "nothing")).toBe(true);
  } finally {
    await sql()`alter table product_slug_away rename to product_slug`;
  }
});
