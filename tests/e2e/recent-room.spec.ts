import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { moved } from "./support/moved";
import { tyresOf } from "./support/tyres";

/** Opens the pages of two tyres, so that the browser remembers both. */
async function lookAtTwo(page: Page) {
  const tyres = (await tyresOf(page.request, "van-summer", 4)).slice(0, 2);
  for (const [place, { paths }] of tyres.entries()) {
    await page.goto(paths.cs);
    const remembered = () => page.evaluate(() => JSON.parse(localStorage.getItem("dezen-recent") ?? "[]").length);
    await expect.poll(remembered).toBe(place + 1);
  }
}

const place = (page: Page) => page.locator("main > div").last();
const title = (page: Page) => page.getByRole("heading", { name: "Naposledy prohlížené" });

for (const width of [320, 390, 1440]) {
  test(`the landing page of a returning visitor does not move when the tyres looked at come, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await lookAtTwo(page);
    await page.goto("/cs");
    await place(page).evaluate((element) => element.scrollIntoView({ block: "center" }));
    await expect(title(page)).toBeVisible();
    await expect(page.getByRole("main").locator("section").last().getByRole("link")).toHaveCount(2);
    expect(await moved(page)).toBeLessThan(0.01);
  });
}

test("no room is kept for a visitor who has looked at nothing, nor once it is forgotten", async ({ page }) => {
  const height = () => place(page).evaluate((element) => element.getBoundingClientRect().height);
  await page.goto("/cs");
  expect(await height()).toBe(0);
  await lookAtTwo(page);
  await page.goto("/cs");
  expect(await height()).toBeGreaterThan(200);
  await place(page).scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Zapomenout" }).click();
  await expect(title(page)).toHaveCount(0);
  await expect.poll(height).toBe(0);
});

test("with doubled text no tyre's name or size runs into the next one's", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await lookAtTwo(page);
  await page.goto("/cs");
  await page.addStyleTag({ content: "html { font-size: 200% }" });
  await place(page).evaluate((element) => element.scrollIntoView({ block: "center" }));
  await expect(title(page)).toBeVisible();
  const links = page.getByRole("main").locator("section").last().getByRole("link");
  await expect(links).toHaveCount(2);
  const tooWide = await links.evaluateAll((all) =>
    all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  );
  expect(tooWide).toEqual([0, 0]);
});
