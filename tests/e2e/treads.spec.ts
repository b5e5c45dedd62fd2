import { expect, test } from "./fixtures";

/** How a picture is compared: its height in the page, px, and the part of it that no edge and no shade touches. */
const height = 120;

/**
 * How unlike two pictures are at the size they have in a row, wherever on the tread they begin: 0 the same, about 1 for pictures
 * that have nothing to do with each other.
 */
async function unlikeness(page: import("@playwright/test").Page, first: string, second: string): Promise<number> {
  return page.evaluate(
    async ([a = "", b = "", tall]) => {
      const width = Math.round((Number(tall) * 228) / 300);
      const [left, right, top, bottom] = [9, width - 9, 30, Number(tall) - 2];
      const rowsOf = async (src: string) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        const canvas = Object.assign(document.createElement("canvas"), { width, height: Number(tall) });
        const context = canvas.getContext("2d");
        if (!context) throw new Error("No canvas.");
        context.drawImage(image, 0, 0, width, Number(tall));
        const rows: number[][] = [];
        for (let y = top; y < bottom; y += 2) {
          const { data } = context.getImageData(left, y, right - left, 2);
          const row: number[] = [];
          for (let x = 0; x + 1 < right - left; x += 2)
            row.push(
              [x, x + 1, x + right - left, x + 1 + right - left].reduce((sum, at) => sum + (data[at * 4 + 1] ?? 0), 0),
            );
          const light = row.reduce((sum, value) => sum + value, 0) / row.length || 1;
          rows.push(row.map((value) => value / light)); // the light falls off towards the ends
        }
        const all = rows.flat();
        const mean = all.reduce((sum, value) => sum + value, 0) / all.length;
        const spread = Math.sqrt(all.reduce((sum, value) => sum + (value - mean) ** 2, 0) / all.length) || 1;
        return rows.map((row) => row.map((value) => (value - mean) / spread));
      };
      const [one, other] = await Promise.all([rowsOf(String(a)), rowsOf(String(b))]);
      let least = Number.POSITIVE_INFINITY;
      for (let shift = -10; shift <= 10; shift += 1) {
        const pairs = one.flatMap((row, y) => row.map((value, x) => [value, other[y + shift]?.[x]] as const));
        const both = pairs.filter((pair): pair is readonly [number, number] => pair[1] !== undefined);
        least = Math.min(least, both.reduce((sum, [v, w]) => sum + Math.abs(v - w), 0) / both.length);
      }
      return least;
    },
    [first, second, height] as const,
  );
}

test("drawn treads of different patterns are told apart at the size of a row", async ({ page }) => {
  await page.goto("/cs/zimni-pneumatiky/205-55-r16");
  const tread = (slug: string) => `/img/tread/${slug}.svg`;
  // Were taken for the same tyre by people who tried the shop.
  expect(await unlikeness(page, tread("bridgestone-blizzak-6"), tread("giti-gitiwinter-w2"))).toBeGreaterThan(0.8);
  expect(await unlikeness(page, tread("bridgestone-blizzak-6"), tread("bridgestone-blizzak-6"))).toBe(0);
  const pictures = await page
    .locator("article .pic img")
    .evaluateAll((images) => images.map((image) => image.getAttribute("src") ?? ""));
  const different = [...new Set(pictures)];
  const pairs = different.flatMap((first, index) =>
    different.slice(0, index).map((second) => [first, second] as const),
  );
  let alike = 0;
  for (const [first, second] of pairs) if ((await unlikeness(page, first, second)) < 0.6) alike += 1;
  expect(alike / pairs.length).toBeLessThan(0.1);
});

test("a list names its drawings with a version, under which a browser may keep them for good", async ({ request }) => {
  const html = await (await request.get("/cs/zimni-pneumatiky/205-55-r16")).text();
  const [named = ""] = /\/img\/tread\/[a-z0-9-]+\.svg\?v=[\da-f]{8}/.exec(html) ?? [];
  const keeping = async (path: string) => (await request.get(path)).headers()["cache-control"];
  expect(await keeping(named)).toBe("public, max-age=31536000, immutable");
  expect(await keeping(named.replace(/\?.*/, ""))).toBe("public, max-age=86400");
  expect(await keeping(named.replace(/v=.*/, "v=00000000"))).toBe("public, max-age=86400");
});
