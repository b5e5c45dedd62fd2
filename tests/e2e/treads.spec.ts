import brands from "@/lib/backend/catalogue/demonstration/data/brands.json" with { type: "json" };
import { seasons } from "@/lib/domain/category";
import { slugify } from "@/lib/domain/slug";
import { expect, test } from "./fixtures";
import { lookAt, unlikeness } from "./support/tread-sight";

/** Treads that people who tried the shop took for the same tyre were less unlike than this. */
const alike = 0.32;

const catalogue = brands.flatMap(({ slug: brand, patterns }) =>
  patterns.map(([name, season]) => ({ slug: `${brand}-${slugify(String(name))}`, season })),
);

for (const season of seasons)
  test(`no two drawn treads of the ${season} catalogue are alike at the size of a row`, async ({ page }) => {
    test.slow(); // up to twenty thousand pairs
    await page.goto("/cs/cart");
    const slugs = catalogue.filter((pattern) => pattern.season === season).map(({ slug }) => slug);
    expect(slugs.length).toBeGreaterThan(50);
    const sights = await lookAt(
      page,
      slugs.map((slug) => `/img/tread/${slug}.svg`),
    );
    const pairs = sights.flatMap((one, index) =>
      sights.slice(0, index).map((other, place) => ({
        names: `${slugs[index]} = ${slugs[place]}`,
        difference: unlikeness(one, other),
      })),
    );
    const taken = pairs.filter(({ difference }) => difference < alike);
    expect(taken.map(({ names, difference }) => `${names}: ${difference.toFixed(2)}`)).toEqual([]);
  });

test("a list names its drawings with a version, under which a browser may keep them for good", async ({ request }) => {
  const html = await (await request.get("/cs/zimni-pneumatiky/205-55-r16")).text();
  const [named = ""] = /\/img\/tread\/[a-z0-9-]+\.svg\?v=[\da-f]{8}/.exec(html) ?? [];
  const keeping = async (path: string) => (await request.get(path)).headers()["cache-control"];
  expect(await keeping(named)).toBe("public, max-age=31536000, immutable");
  expect(await keeping(named.replace(/\?.*/, ""))).toBe("public, max-age=86400");
  expect(await keeping(named.replace(/v=.*/, "v=00000000"))).toBe("public, max-age=86400");
});
