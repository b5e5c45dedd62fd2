import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { hydrated } from "./support/hydrated";

test.use({ locale: "cs-CZ" });

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
/** Is the page's ground dark? Its brightness from 0 to 255. */
async function brightness(page: Page): Promise<number> {
  const [red = 0, green = 0, blue = 0] = (await ground(page)).match(/[\d.]+/g)?.map(Number) ?? [];
  return (red + green + blue) / 3;
}
const isDark = async (page: Page) => (await brightness(page)) < 80;

/** Notes, before anything of the page is painted, what the document's theme was when its body began. */
async function noteThemeAtBody(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      Object.assign(window, { themeAtBody: document.documentElement.dataset.theme ?? "none" });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
}
const themeAtBody = (page: Page) => page.evaluate(() => (window as unknown as { themeAtBody: string }).themeAtBody);

for (const [system, stored, dark] of [
  ["light", "dark", true],
  ["dark", "light", false],
] as const) {
  test(`a stored ${stored} theme is there before the first paint on a ${system} system`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.addInitScript((theme) => localStorage.setItem("color-scheme", theme), stored);
    await noteThemeAtBody(page);
    for (const path of ["/cs", "/cs/zimni-pneumatiky", "/cs/cart"]) {
      await page.goto(path);
      expect(await themeAtBody(page)).toBe(stored);
      expect(await isDark(page)).toBe(dark);
    }
  });
}

test("without a stored theme the page follows the system, also when that changes", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await noteThemeAtBody(page);
  await page.goto("/cs");
  expect(await themeAtBody(page)).toBe("none");
  expect(await isDark(page)).toBe(true);
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(() => isDark(page)).toBe(false);
});

test("a chosen theme holds at once, after a reload and in another tab; auto gives it back to the system", async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/cs");
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: "light" });
  await other.goto("/cs/terms");
  const choose = async (name: string) => {
    await hydrated(page.getByRole("button", { name: "Zobrazit" }));
    await page.getByRole("banner").getByText("CS · Kč").click();
    await page.getByRole("radio", { name }).check();
  };
  await hydrated(other.getByRole("banner").getByText("CS · Kč")); // it listens from then on
  await choose("Tmavý");
  expect(await isDark(page)).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem("color-scheme"))).toBe("dark");
  await expect.poll(() => isDark(other)).toBe(true);
  await page.reload();
  expect(await isDark(page)).toBe(true);
  await choose("Podle systému");
  expect(await isDark(page)).toBe(false);
  await page.reload();
  await hydrated(page.getByRole("button", { name: "Zobrazit" }));
  await page.getByRole("banner").getByText("CS · Kč").click();
  await expect(page.getByRole("radio", { name: "Podle systému" })).toBeChecked();
});
