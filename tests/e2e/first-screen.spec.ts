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
