import { expect, test } from "./fixtures";

const pages = [
  "/cs",
  "/cs/zimni-pneumatiky",
  "/cs/zimni-pneumatiky/205-55-r16",
  "/sk/letne-pneumatiky-suv",
  "/en/terms",
  "/cs/cart",
  "/cs/sign-in",
];

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  for (const path of pages) {
    test(`${path} shows its heading on the first screen of ${width} px and never scrolls sideways`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  }
}

for (const language of ["cs", "sk", "en"]) {
  test(`/${language}: on a phone the landing's heading stands inside the rim, not on the rubber`, async ({ page }) => {
    for (const width of [320, 390, 640]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/${language}`);
      const lines = await page.locator("h1").evaluate((heading) => {
        const range = document.createRange();
        range.selectNodeContents(heading);
        return [...range.getClientRects()].map((line) => line.width);
      });
      expect(Math.max(...lines)).toBeLessThan(0.85 * width);
    }
  });
}

for (const width of [390, 1024, 1440]) {
  test(`the shop's telephone number stays in one line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/cs/contacts");
    const number = page.getByRole("main").locator("a[href^='tel:']");
    const lines = await number.evaluate((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size;
    });
    expect(lines).toBe(1);
  });
}
