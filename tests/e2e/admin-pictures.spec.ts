import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { adminTexts } from "@/messages/admin/texts";
import { photographJpeg } from "../support/photographs";
import { expect, test } from "./fixtures";
import { hydrated } from "./support/hydrated";
import { enterOffice, isAccessible } from "./support/office";
import { nameOf, tyreNow, tyresOf } from "./support/tyres";

const { patterns } = adminTexts.cs;
const cards = (page: Page) => page.locator(".pc");

/** The names of the pictures' bytes as the sheet shows them, first to last. */
const hashes = (page: Page) =>
  cards(page)
    .locator("img")
    .evaluateAll((images) =>
      images.map((image) => /p\/([\da-f]{32})/.exec(image.getAttribute("src") ?? "")?.[1] ?? ""),
    );

/** Drags a picture to another's place. */
async function drag(page: Page, from: number, to: number): Promise<void> {
  await cards(page).nth(from).locator("img").dragTo(cards(page).nth(to).locator("img"));
}

/** Removes the first picture. */
async function removeFirst(page: Page): Promise<void> {
  await hydrated(cards(page).first().locator("form"));
  const left = (await cards(page).count()) - 1;
  await cards(page)
    .first()
    .getByRole("button", { name: new RegExp(`^${patterns.remove}`) })
    .click();
  await expect(cards(page)).toHaveCount(left);
}

/** The file that the browser of such a screen takes for the first photograph of a tyre's page, which is what the page is waited for. */
async function firstPhotograph(browser: Browser, screen: BrowserContextOptions, url: string): Promise<string> {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  await page.goto(url);
  const image = page.locator(".gal-row img").first();
  await expect.poll(() => image.evaluate((of: HTMLImageElement) => of.complete && of.naturalWidth > 0)).toBe(true);
  const file = await image.evaluate((of: HTMLImageElement) => new URL(of.currentSrc).pathname);
  await context.close();
  return file;
}

test("pictures of a pattern are put in order by dragging, and shoppers see the first one", async ({
  page,
  dataDir,
  baseURL,
  browser,
}) => {
  test.setTimeout(240_000);
  const [tyre] = await tyresOf(page.request, "suv-all_season", 2);
  if (!tyre) throw new Error("There is no tyre to show.");
  await enterOffice(page, dataDir, baseURL ?? "", "cs");
  await page.goto(`/admin/patterns?q=${encodeURIComponent(tyre.pattern)}`);
  await page.getByRole("link", { name: nameOf(tyre), exact: true }).click();
  await hydrated(page.locator("form.pc-add"));
  for (const seed of [1, 2, 3]) {
    const buffer = await (seed === 2 ? photographJpeg(seed) : photographJpeg(seed, 480, 360));
    await page.locator("#files").setInputFiles({ name: `tyre-${seed}.jpg`, mimeType: "image/jpeg", buffer });
    await page.locator("form.pc-add [type=submit]").click();
    await expect(cards(page)).toHaveCount(seed, { timeout: 60_000 });
  }
  // All in sight: what is pressed before the sheet scrolls is not what is dragged then.
  await page.setViewportSize({ width: 1440, height: 2200 });
  const [a, b, c] = await hashes(page);
  await hydrated(page.locator(".pc").first());

  // The last to the front, then the first one behind the second; each order is kept.
  await drag(page, 2, 0);
  await expect.poll(() => hashes(page)).toEqual([c, a, b]);
  await drag(page, 0, 1);
  await expect.poll(() => hashes(page)).toEqual([a, c, b]);
  await drag(page, 1, 0);
  await expect.poll(() => hashes(page)).toEqual([c, a, b]);
  await page.reload();
  expect(await hashes(page)).toEqual([c, a, b]);
  expect((await tyreNow(page.request, tyre)).picture?.hash).toBe(c);
  await isAccessible(page);

  // Somebody else has removed one meanwhile: the order is not taken, and the sheet says so.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await removeFirst(other);
  await drag(page, 2, 0);
  await expect(page.getByText(patterns.stale.slice(0, 30))).toBeVisible();
  await expect.poll(() => hashes(page)).toEqual([a, b]);
  await drag(page, 1, 0);
  await expect.poll(() => hashes(page)).toEqual([b, a]);
  await expect(page.getByText(patterns.stale.slice(0, 30))).toHaveCount(0);

  // Where shoppers see it: on the tyre's page, in what is suggested while they search, and where the page is shared.
  await expect(async () => {
    await other.goto(tyre.paths.cs);
    await expect(other.locator(`.gal img[src*="${b}"]`).first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  for (const [screen, file] of [
    [{ viewport: { width: 412, height: 800 }, deviceScaleFactor: 3 }, `/img/p/${b}-640.avif`],
    [{ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 }, `/img/p/${b}-1280.avif`],
  ] as const) {
    expect(await firstPhotograph(browser, screen, new URL(tyre.paths.cs, baseURL).href)).toBe(file);
  }
  const card = await other.locator('meta[property="og:image"]').getAttribute("content");
  const shared = await page.request.get(new URL(card ?? "").pathname + new URL(card ?? "").search);
  expect([shared.status(), shared.headers()["content-type"]]).toEqual([200, "image/png"]);
  await expect(async () => {
    await other.reload();
    await other.locator("#search-box").focus();
    await expect(other.locator("#search-box")).toHaveAttribute("role", "combobox");
    await other.locator("#search-box").fill(nameOf(tyre));
    const shown = other.locator(`.sugg [role=option] img[src*="${b}"]`);
    await expect(shown).toBeVisible({ timeout: 3000 });
    const points = await shown.evaluate((image: HTMLImageElement) => image.naturalWidth);
    expect(points).toBeGreaterThan(0);
  }).toPass({ timeout: 60_000 });
  await other.close();

  for (let left = 2; left > 0; left -= 1) await removeFirst(page);
  expect((await tyreNow(page.request, tyre)).picture).toBeUndefined();
});
