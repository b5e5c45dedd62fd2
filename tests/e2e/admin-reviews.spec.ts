import type { Page } from "@playwright/test";
import { adminTexts } from "@/messages/admin/texts";
import { expect, test } from "./fixtures";
import { hydrated } from "./support/hydrated";
import { enterOffice, isAccessible } from "./support/office";
import { reviewOf } from "./support/review";
import { tyreNow, tyresOf } from "./support/tyres";

const rowOf = (page: Page, text: string) => page.locator(".rv").filter({ hasText: text });

/** Unfolds what can be done about a review. */
async function unfold(page: Page, text: string) {
  const row = rowOf(page, text);
  await hydrated(row.locator("form").first());
  await row.locator("summary").click();
  return row;
}

test("a review is answered and hidden from the office, taken back, and the tyre's page follows", async ({
  page,
  dataDir,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const { reviews, moves } = adminTexts.cs;
  const [tyre] = (await tyresOf(page.request, "suv-summer", 4)).filter(({ rating }) => rating === null);
  if (!tyre) throw new Error("There is no tyre to review.");
  const text = `Na dálnici hučí, ${Date.now()}`;
  const link = await reviewOf(page.request, dataDir, tyre, { stars: 2, text, name: "Petr K." });
  await enterOffice(page, dataDir, baseURL ?? "", "cs");
  await page.goto("/admin/reviews?view=low");

  let row = await unfold(page, text);
  await row.getByRole("textbox").fill("Mrzí nás to.\nOzvěte se nám prosím.");
  await row.getByRole("button", { name: reviews.answer_do }).click();
  await expect(row.locator(".rv-reply")).toContainText("Ozvěte se nám prosím.");
  await expect(row.locator(".rv-state")).toContainText(reviews.answered);

  await row.getByRole("button", { name: reviews.hide_do }).click();
  await expect(row.getByText(reviews.reason_missing)).toBeVisible();
  await row.getByRole("radio", { name: reviews.reason.insult }).check();
  await row.getByRole("button", { name: reviews.hide_do }).click();
  await expect(row.locator(".rv-state")).toContainText(reviews.reason.insult);
  expect((await tyreNow(page.request, tyre)).rating).toBeNull();
  await page.goto(link.replace(/^\/\w+/, "/cs"));
  await expect(page.getByText(reviews.reason.insult)).toBeVisible();

  // Showing it again takes the row out of the list of the hidden; it can still be taken back.
  await page.goto("/admin/reviews?view=hidden");
  row = await unfold(page, text);
  await row.getByRole("button", { name: reviews.show_do }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole("button", { name: moves.undo }).click();
  await expect(row.locator(".rv-state")).toContainText(reviews.reason.insult);
  await (await unfold(page, text)).getByRole("button", { name: reviews.show_do }).click();
  await expect(row).toHaveCount(0);

  const section = page.locator("#reviews");
  await expect(async () => {
    await page.goto(tyre.paths.cs);
    await expect(section.locator(".rv-reply")).toContainText("Odpověď obchodu", { timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await expect(section.locator(".rv-reply")).toContainText("Mrzí nás to.");
});

for (const [language, width, colorScheme] of [
  ["cs", 390, "dark"],
  ["sk", 1440, "light"],
  ["en", 390, "light"],
] as const) {
  test(`the reviews can be used by everybody (${language}, ${width}, ${colorScheme})`, async ({
    page,
    dataDir,
    baseURL,
    mayLog,
  }) => {
    mayLog(/\/admin\/reviews\?(?:view=nothing|after=x): .*404/);
    test.setTimeout(180_000);
    const tyre = (await tyresOf(page.request, "suv-summer", 4)).at(-1);
    if (!tyre) throw new Error("There is no tyre to review.");
    const text = `Tichá a měkká, ${language}`;
    await reviewOf(page.request, dataDir, tyre, { stars: 3, text, name: "Jana" }, language);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await enterOffice(page, dataDir, baseURL ?? "", language);
    for (const view of ["newest", "low", "hidden"]) {
      await page.goto(`/admin/reviews?view=${view}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(adminTexts[language].reviews.title);
      for (const fold of await page.locator("details").all())
        await fold.evaluate((details: HTMLDetailsElement) => {
          details.open = true;
        });
      await isAccessible(page);
    }
    for (const query of ["view=nothing", "after=x"])
      expect((await page.goto(`/admin/reviews?${query}`))?.status()).toBe(404);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a review is answered and hidden by plain forms, and what was typed stays", async ({
    page,
    dataDir,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const { reviews } = adminTexts.en;
    const tyre = (await tyresOf(page.request, "suv-summer", 4)).at(-2);
    if (!tyre) throw new Error("There is no tyre to review.");
    const text = `Loud, ${Date.now()}`;
    await reviewOf(page.request, dataDir, tyre, { stars: 1, text, name: "" }, "en");
    await enterOffice(page, dataDir, baseURL ?? "", "en");
    await page.goto("/admin/reviews");
    const row = rowOf(page, text);
    await row.locator("summary").click();
    await row.getByRole("textbox").fill("We are sorry.");
    await row.getByRole("button", { name: reviews.answer_do }).click();
    await expect(row.locator(".rv-reply")).toContainText("We are sorry.");
    await row.locator("summary").click();
    await row.getByRole("button", { name: reviews.hide_do }).click();
    // The page comes anew with the error in sight: its row is not folded.
    await expect(row.getByText(reviews.reason_missing)).toBeVisible();
    await row.getByRole("radio", { name: reviews.reason.advertisement }).check();
    await row.getByRole("button", { name: reviews.hide_do }).click();
    await expect(row.locator(".rv-state")).toContainText(reviews.reason.advertisement);
  });
});
