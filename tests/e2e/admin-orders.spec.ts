import type { Page } from "@playwright/test";
import { type AdminTexts, adminTexts } from "@/messages/admin/texts";
import { expect, test } from "./fixtures";
import { hydrated } from "./support/hydrated";
import { cashOrder, enterOffice, isAccessible } from "./support/office";
import { mailTo } from "./support/outbox";
import { tyresOf } from "./support/tyres";

const row = (page: Page, number: string) => page.locator(`#row-${number}`);
const listOf = (email: string) => `/admin/orders?view=all&q=${encodeURIComponent(email)}`;

/** What the step of a row says once it was done. */
const isDone = (page: Page, number: string, text: string) =>
  expect(row(page, number).locator(".okc")).toContainText(text, { timeout: 20_000 });

test("orders go from new to shipped by the keyboard alone, one waits, one is cancelled and taken back", async ({
  page,
  playwright,
  dataDir,
  baseURL,
}) => {
  test.setTimeout(240_000); // the mails wait until nobody can undo the move any more
  const texts: AdminTexts = adminTexts.cs;
  const done = texts.order_step_done;
  const email = `klavesnice-${Date.now()}@post.example`;
  const [tyre] = await tyresOf(page.request, "suv-all_season");
  if (!tyre) throw new Error("There is no tyre to order.");
  const numbers: string[] = [];
  for (let i = 0; i < 4; i++) numbers.push(await cashOrder(playwright, baseURL ?? "", tyre, email));
  await enterOffice(page, dataDir, baseURL ?? "", "cs");
  await page.goto(listOf(email));
  await hydrated(page.locator("#moves"));
  // The latest order stands first.
  const [held = "", cancelled = "", second = "", first = ""] = numbers.toReversed();

  await page.keyboard.press("h");
  await expect(page.locator(`#hold-reason-${held}`)).toBeFocused({ timeout: 20_000 });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(row(page, held)).toContainText(texts.hold_reason.supplier, { timeout: 20_000 });
  await page.keyboard.press("Escape");
  await expect(row(page, held)).toBeFocused();

  for (const [step, picked] of [
    [done.confirmed, [second, first]],
    [done.packed, [second, first]],
    [done.shipped, [second, first]],
  ] as const) {
    await page.keyboard.press("Home");
    for (const key of ["j", "j", "x", "j", "X", "e"]) await page.keyboard.press(key);
    for (const number of picked) await isDone(page, number, step);
    await expect(page.locator(".undo.bar a[href='/admin/shipping#paste']")).toBeVisible({
      visible: step === done.packed,
    });
  }
  for (const number of [first, second]) {
    let text = "";
    await expect(async () => {
      ({ text } = await mailTo(dataDir, `${number}-shipped`, email));
    }).toPass({ timeout: 90_000 });
    expect(text).toContain(number);
  }

  await page.goto(`/admin/orders/${cancelled}`);
  await hydrated(page.locator(".step-form"));
  await page.locator(`#cancel-${cancelled} summary`).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator(".say b")).toHaveText(texts.order_state.cancelled, { timeout: 20_000 });
  await page.keyboard.press("u");
  await expect(page.locator(".say b")).toHaveText(texts.order_state.placed, { timeout: 20_000 });
  await expect(page.locator(".road-log .undone")).toHaveCount(1);
});

for (const [language, width, colorScheme] of [
  ["cs", 1440, "light"],
  ["sk", 390, "dark"],
  ["en", 390, "light"],
  ["en", 1440, "dark"],
] as const) {
  test(`every screen of orders can be used by everybody (${language}, ${width}, ${colorScheme})`, async ({
    page,
    playwright,
    dataDir,
    baseURL,
    mayLog,
  }) => {
    mayLog(/\/admin\/orders(?:\?view=nothing|\/1234567890): .*404/);
    test.setTimeout(240_000); // axe looks at seven pages
    const email = `pristupnost-${language}-${width}@post.example`;
    const [, tyre] = await tyresOf(page.request, "suv-all_season");
    if (!tyre) throw new Error("There is no tyre to order.");
    const number = await cashOrder(playwright, baseURL ?? "", tyre, email);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await enterOffice(page, dataDir, baseURL ?? "", language);
    const { queue } = adminTexts[language];
    for (const path of [
      "/admin/orders",
      "/admin/orders?q=nobody@post.example",
      `${listOf(email)}&open=${number}`,
      `/admin/orders/${number}`,
      "/admin/shipping",
      ...["pick", "notes", "sheets", "hand"].map((sheet) => `/admin/print/${sheet}?orders=${number}`),
    ]) {
      await page.goto(path);
      await expect(page.locator("main")).not.toBeEmpty();
      for (const form of await page.locator("details.fold").all())
        await form.evaluate((details: HTMLDetailsElement) => {
          details.open = true;
        });
      await isAccessible(page);
    }
    await page.goto("/admin/orders?q=nobody@post.example");
    await expect(page.getByText(queue.empty.search)).toBeVisible();
    expect((await page.goto("/admin/orders?view=nothing"))?.status()).toBe(404);
    expect((await page.goto("/admin/orders/1234567890"))?.status()).toBe(404);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an order is moved by the form below the list, and the page says of each what came of it", async ({
    page,
    playwright,
    dataDir,
    baseURL,
  }) => {
    const email = `bez-skriptu-${Date.now()}@post.example`;
    const [, , tyre] = await tyresOf(page.request, "suv-all_season");
    if (!tyre) throw new Error("There is no tyre to order.");
    const number = await cashOrder(playwright, baseURL ?? "", tyre, email);
    const { order_step_done: done, moves, order_step, order_state } = adminTexts.en;
    await enterOffice(page, dataDir, baseURL ?? "", "en");
    await page.goto(listOf(email));
    await row(page, number).getByRole("checkbox").check();
    await page.getByRole("button", { name: moves.next }).click();
    await expect(page.locator(".results li")).toContainText(`${number} ✓ ${done.confirmed}`.replace("✓ ", ""));
    await row(page, number).getByRole("button", { name: order_step.pack }).click();
    await expect(page.locator(".results li")).toContainText(done.packed);
    const toShipping = { name: moves.to_shipping };
    await expect(page.locator("#moves").getByRole("link", toShipping)).toBeVisible();
    await page.goto("/admin/orders?view=to_ship");
    await expect(page.locator(".say").getByRole("link", toShipping)).toBeVisible();
    await page.goto(`/admin/orders/${number}`);
    await page.locator(`#note-${number} summary`).click();
    await page.locator(`#text-${number}`).fill("Calls back tomorrow");
    await page.locator(`#note-${number} button[type=submit]`).click();
    await expect(page.locator(".notes")).toContainText("Calls back tomorrow");
    await page.locator(".step-form").getByRole("link", toShipping).click();
    await expect(page).toHaveURL(/\/admin\/shipping#paste$/);
    await expect(page.locator("#paste")).toBeInViewport();
    await page.goto(`/admin/orders/${number}`);
    await page.locator(".step-form button").click();
    await expect(page.locator(".say b")).toHaveText(order_state.shipped);
  });
});
