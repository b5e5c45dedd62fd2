import type { Page } from "@playwright/test";
import { adminTexts } from "@/messages/admin/texts";
import { expect, test } from "./fixtures";
import { hydrated } from "./support/hydrated";
import { cashOrder, enterOffice } from "./support/office";
import { tyresOf } from "./support/tyres";

const row = (page: Page, number: string) => page.locator(`#row-${number}`);
const listOf = (email: string) => `/admin/orders?view=all&q=${encodeURIComponent(email)}`;

test("what a row holds stands in the address: the way back and forward and a reload show the same, a lost answer changes neither", async ({
  page,
  playwright,
  dataDir,
  baseURL,
  mayLog,
}) => {
  const email = `rozbaleni-${Date.now()}@post.example`;
  const [tyre] = await tyresOf(page.request, "suv-all_season");
  if (!tyre) throw new Error("There is no tyre to order.");
  const earlier = await cashOrder(playwright, baseURL ?? "", tyre, email);
  const later = await cashOrder(playwright, baseURL ?? "", tyre, email);
  await enterOffice(page, dataDir, baseURL ?? "", "cs");
  await page.goto(listOf(email));
  await hydrated(page.locator("#moves"));
  const unfolded = page.locator(".unfolded");
  const shows = async (number: string | null) => {
    await expect(page).toHaveURL((url) => url.searchParams.get("open") === number);
    if (number === null) return expect(unfolded).toHaveCount(0);
    await expect(unfolded).toHaveCount(1);
    await expect(page.locator(`#row-${number} + .unfolded`)).toContainText(email);
  };
  const asked: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/admin/orders") asked.push(request.method());
  });
  await row(page, later).focus();
  await page.keyboard.press("Enter");
  await shows(later);
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await shows(earlier);
  expect(asked).toEqual(["POST", "POST"]); // each time only what the row holds
  await page.goBack();
  await shows(later);
  await page.goBack();
  await shows(null);
  await page.goForward();
  await shows(later);
  mayLog(/ERR_FAILED/);
  await page.route(
    (url) => url.pathname === "/admin/orders",
    (route) => (route.request().method() === "POST" ? route.abort() : route.continue()),
  );
  await page.reload();
  await shows(later);
  await hydrated(page.locator("#moves"));

  await row(page, earlier).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(`#row-${earlier} + .unfolded`)).toHaveText(adminTexts.cs.shell.unreachable);
  await expect(page.locator(`#row-${later} + .unfolded`)).toContainText(email);
  await expect(page).toHaveURL((url) => url.searchParams.get("open") === later);
  await expect(row(page, earlier)).toBeFocused();
  await page.unrouteAll();
  await page.keyboard.press("Enter");
  await shows(earlier);
});

test("the place stays in a long list, whatever is done with an order that is unfolded in it", async ({
  page,
  playwright,
  dataDir,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const { order_step_done: done, moves } = adminTexts.cs;
  const email = `misto-${Date.now()}@post.example`;
  const [tyre] = await tyresOf(page.request, "suv-all_season");
  if (!tyre) throw new Error("There is no tyre to order.");
  const number = await cashOrder(playwright, baseURL ?? "", tyre, email); // the earliest stands last
  for (let i = 0; i < 3; i++) await cashOrder(playwright, baseURL ?? "", tyre, email);
  await page.setViewportSize({ width: 1440, height: 420 });
  await enterOffice(page, dataDir, baseURL ?? "", "cs");
  await page.goto(listOf(email));
  await hydrated(page.locator("#moves"));
  /** Brings a place below the middle of the list into sight, does something there, and the page is where it was. */
  const stays = async (doIt: () => Promise<void>) => {
    const top = await page.evaluate(() => scrollY);
    expect(top).toBeGreaterThan(100);
    await doIt();
    expect(await page.evaluate(() => scrollY)).toBe(top);
  };

  // A key that is pressed before the page hears of keys is lost; at the last row another one changes nothing.
  await expect(async () => {
    await page.keyboard.press("j");
    await expect(row(page, number)).toBeFocused({ timeout: 300 });
  }).toPass({ timeout: 20_000 });
  await page.keyboard.press("n");
  const note = page.locator(`#text-${number}`);
  await expect(note).toBeFocused({ timeout: 20_000 });
  await note.fill("Volat po páté");
  const save = page.locator(`#note-${number} button[type=submit]`);
  await save.scrollIntoViewIfNeeded();
  await stays(async () => {
    await save.click();
    await expect(page.locator(`#row-${number} + .unfolded .notes`)).toContainText("Volat po páté", { timeout: 20_000 });
  });

  await row(page, number).focus();
  await stays(async () => {
    await page.keyboard.press("e");
    await expect(row(page, number).locator(".okc")).toContainText(done.confirmed, { timeout: 20_000 });
  });
  await stays(async () => {
    await page.keyboard.press("u");
    await expect(row(page, number)).toContainText(moves.undone, { timeout: 20_000 });
    await expect(page.locator(`#row-${number} + .unfolded .road-log .undone`)).toHaveCount(1, { timeout: 20_000 });
  });
  await page.keyboard.press("Escape");
  await expect(page.locator(".unfolded")).toHaveCount(0);
  await expect(row(page, number)).toBeFocused();
  await expect(row(page, number)).toBeInViewport();
});
