import { expect, test } from "./fixtures";
import { hydrated } from "./support/hydrated";

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [1440, 900],
] as const) {
  test(`where a size is read opens in sight of who asked, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/cs");
    const where = page.locator("details.where");
    const button = where.locator("summary");
    await hydrated(where);
    // As it stands for somebody who has just scrolled down to it: at the lower edge.
    await button.evaluate((element: HTMLElement) => {
      element.scrollIntoView({ block: "end" });
      element.click();
    });
    await expect(where.getByRole("listitem")).toHaveCount(3);
    for (const place of await where.getByRole("listitem").all()) await expect(place).toBeInViewport({ ratio: 1 });
    await expect(button).toBeInViewport({ ratio: 1 });
  });
}

test("on a phone the questions are listed once, on a wide screen the contents name them too", async ({ page }) => {
  const words = "Kde najdu rozměr pneumatiky?";
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/cs/faq");
  await expect(page.getByRole("heading", { name: words })).toBeInViewport();
  await expect(page.getByText(words).filter({ visible: true })).toHaveCount(1);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByText(words).filter({ visible: true })).toHaveCount(2);
});
