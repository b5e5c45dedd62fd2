import brands from "@/lib/backend/catalogue/demonstration/data/brands.json" with { type: "json" };
import { seasons } from "@/lib/domain/category";
import { slugify } from "@/lib/domain/slug";
import { expect, test } from "./fixtures";
import { lookAt, unlikeness } from "./support/tread-sight";

/** Below it people who tried the shop took two treads for the same tyre. */
const alike = 0.32;

const catalogue = brands.flatMap(({ slug: brand, patterns }) =>
  patterns.map(([name, season, _segment, families]) => ({
    slug: `${brand}-${slugify(String(name))}`,
    season,
    families: String(families).split(" "),
  })),
);

for (const season of seasons)
  test(`no two drawn treads that can stand in one ${season} list are alike at the size of a row`, async ({ page }) => {
    await page.goto("/cs/zimni-pneumatiky/205-55-r16");
    const listed = catalogue.filter((pattern) => pattern.season === season);
    const sights = await lookAt(
      page,
      listed.map(({ slug }) => `/img/tread/${slug}.svg`),
    );
    const seen = listed.flatMap((pattern, index) => {
      const sight = sights[index];
      return sight ? [{ ...pattern, sight }] : [];
    });
    expect(seen.length).toBeGreaterThan(50);
    const taken: string[] = [];
    for (const [index, one] of seen.entries())
      for (const other of seen.slice(0, index)) {
        if (!one.families.some((family) => other.families.includes(family))) continue;
        const difference = unlikeness(one.sight, other.sight);
        if (difference < alike) taken.push(`${one.slug} = ${other.slug}: ${difference.toFixed(2)}`);
      }
    expect(taken).toEqual([]);
  });

test("a list names its drawings with a version, under which a browser may keep them for good", async ({ request }) => {
  const html = await (await request.get("/cs/zimni-pneumatiky/205-55-r16")).text();
  const [named = ""] = /\/img\/tread\/[a-z0-9-]+\.svg\?v=[\da-f]{8}/.exec(html) ?? [];
  const keeping = async (path: string) => (await request.get(path)).headers()["cache-control"];
  expect(await keeping(named)).toBe("public, max-age=31536000, immutable");
  expect(await keeping(named.replace(/\?.*/, ""))).toBe("public, max-age=86400");
  expect(await keeping(named.replace(/v=.*/, "v=00000000"))).toBe("public, max-age=86400");
});
