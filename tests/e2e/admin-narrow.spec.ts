import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { enterOffice } from "./support/office";

/** The line of rooms: how many lines it takes, and whether the present room is seen whole in it. */
const railOf = (page: Page) =>
  page.locator(".rooms").evaluate((rail) => {
    const links = [...rail.querySelectorAll("a")];
    const outer = rail.getBoundingClientRect();
    const here = rail.querySelector("[aria-current]")?.getBoundingClientRect();
    return {
      lines: new Set(links.map((link) => Math.round(link.getBoundingClientRect().top))).size,
      here: here !== undefined && here.left >= outer.left && here.right <= outer.right,
      sticksOut: document.documentElement.scrollWidth - innerWidth,
    };
  });

/** Search fields whose hint is longer than their place. */
const cutHints = (page: Page) =>
  page.locator("[type=search]").evaluateAll((fields) =>
    (fields as HTMLInputElement[]).flatMap((field) => {
      const { font, fontStretch, paddingLeft, paddingRight } = getComputedStyle(field);
      const text = document.createElement("span");
      Object.assign(text.style, { font, fontStretch, position: "absolute", whiteSpace: "pre" });
      text.textContent = field.placeholder;
      document.body.append(text);
      const [needs, has] = [
        text.getBoundingClientRect().width,
        field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
      ];
      text.remove();
      return needs > 0 && needs <= has ? [] : [`${field.placeholder}: ${needs} px in ${has}`];
    }),
  );

for (const language of ["cs", "sk", "en"]) {
  test(`at 390 and 320 px the rooms are one line with the present one in sight, and no hint of a search is cut (${language})`, async ({
    page,
    dataDir,
    baseURL,
  }) => {
    await enterOffice(page, dataDir, baseURL ?? "", language);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      for (const room of ["orders", "returns", "tyres", "patterns", "log"]) {
        await page.goto(`/admin/${room}`);
        const at = `${room} at ${width}`;
        await expect.poll(async () => [at, await railOf(page)]).toEqual([at, { lines: 1, here: true, sticksOut: 0 }]);
        expect([at, await cutHints(page)]).toEqual([at, []]);
      }
      await page.goto("/admin/orders?view=all");
      const view = page.locator(".views [aria-current]");
      await expect(view).toBeInViewport({ ratio: 0.95 });
      for (const link of await page.locator(".rooms a").all()) {
        await link.focus();
        await expect(link).toBeInViewport({ ratio: 0.95 });
      }
    }
  });
}

test.describe("under a finger", () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });

  test("no letters are offered, and a keyboard that is there all the same lists them by ?", async ({
    page,
    dataDir,
    baseURL,
  }) => {
    await enterOffice(page, dataDir, baseURL ?? "", "cs");
    await page.goto("/admin/returns");
    const keys = page.locator("#keys");
    await expect(keys).toBeHidden();
    await expect(page.locator(".sheet kbd:visible")).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    await page.keyboard.press("?");
    await expect(keys).toBeVisible();
    await expect(keys.locator("dt kbd").first()).toBeVisible();
  });
});
