import type { Page } from "@playwright/test";
import { adminTexts } from "@/messages/admin/texts";
import { hydrated } from "./support/hydrated";
import { expect, test } from "./support/list-shop";
import { enterOffice, isAccessible } from "./support/office";
import { listed } from "./support/tyres";

test.use({ tests: "several tyres edited at once" });

const { tyre_edit: words, imports } = adminTexts.cs;

const list = `Výrobce;Dezén;Rozměr;Indexy;Sezóna;Cena (Kč);Sklad
Matrax;Zima 1;205/55 R16;91H;zimní;2000;8
Matrax;Zima 2;205/55 R16;91H;zimní;2400;8
Matrax;Zima 3;205/55 R16;91H;zimní;2600;8
`;

const button = (page: Page, name: string) => page.getByRole("button", { name });
const box = (page: Page, pattern: string) => page.locator("tr.tyre", { hasText: pattern }).locator("[name=ids]");

/** What the rows of the set's page say, in their order. */
const change = (page: Page, pattern: string) => page.locator("tr.chg", { hasText: pattern });

/** Patterns that the shop sells in the size of the list. */
async function onSale(page: Page): Promise<string[]> {
  const { data } = await listed(page.request, "width=205&profile=55&rim=16&season=winter");
  return data
    .filter(({ brand }) => brand === "Matrax")
    .map(({ pattern }) => pattern)
    .sort();
}

test("several tyres get the same facts: seen before, one left out, applied, and found in the lists of gaps", async ({
  page,
  listShop,
}) => {
  test.setTimeout(300_000);
  await listShop.importList(list);
  await enterOffice(page, listShop.dataDir, listShop.url, "cs");
  await page.goto("/admin/tyres?gap=weight");
  await hydrated(page.locator(".pick-all input"));

  await page.locator("#edit-weight_g").fill("8 900");
  await button(page, words.send).click();
  await expect(page.getByText(words.refused.none_picked)).toBeVisible();
  await expect(page.locator("#edit-weight_g")).toHaveValue("8 900");
  await page.locator("h1").click();
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(page.locator("tr.tyre [name=ids]:checked")).toHaveCount(1);
  await page.getByLabel(words.pick_all).check();
  await expect(page.locator("tr.tyre [name=ids]:not(:checked)")).toHaveCount(0);
  await expect(page.locator(".bar .bn")).toContainText("3");
  await isAccessible(page);
  await page.setViewportSize({ width: 320, height: 900 });
  await isAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator("#edit-fuel").selectOption("B");
  await button(page, words.send).click();
  await expect(page.locator("#edit-noise_db")).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator("tr.tyre [name=ids]:checked")).toHaveCount(3);
  await page.locator("#edit-fuel").selectOption("");
  await page.locator("#edit-active").selectOption("no");
  await button(page, words.send).click();

  await expect(page.locator("tr.chg")).toHaveCount(3);
  await expect(page.locator(".say")).toContainText("3 pneumatiky: hmotnost, v prodeji");
  await isAccessible(page);
  await change(page, "Zima 3").getByRole("button", { name: imports.take_out }).click();
  await expect(change(page, "Zima 3")).toHaveClass(/left-out/);
  expect(await onSale(page)).toEqual(["Zima 1", "Zima 2", "Zima 3"]);
  await page.locator("#apply").click();
  await expect(change(page, "Zima 1")).toContainText(imports.result.done, { timeout: 60_000 });
  await expect(page.locator(".say")).toContainText("je použitá");
  expect(await onSale(page)).toEqual(["Zima 3"]);

  await page.locator("#revert > summary").click();
  await page.locator("#revert [type=submit]").click();
  await expect(page.locator(".say")).toContainText("je vrácená", { timeout: 60_000 });
  expect(await onSale(page)).toEqual(["Zima 1", "Zima 2", "Zima 3"]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the box of the page picks all of it, what was ticked and typed stays, and the change set follows", async ({
    page,
    listShop,
  }) => {
    test.setTimeout(300_000);
    await listShop.importList(list);
    await enterOffice(page, listShop.dataDir, listShop.url, "cs");
    await page.goto("/admin/tyres?gap=year");
    await box(page, "Zima 2").check();
    await button(page, words.send).click();
    await expect(page.getByText(words.refused.no_fact)).toBeVisible();
    await expect(box(page, "Zima 2")).toBeChecked();
    await expect(box(page, "Zima 1")).not.toBeChecked();
    await page.locator("#edit-production_year").fill("1890");
    await button(page, words.send).click();
    await expect(page.locator("#edit-production_year")).toHaveAttribute("aria-invalid", "true");
    await expect(page.locator("#edit-production_year")).toHaveValue("1890");
    await page.getByLabel(words.pick_all).check();
    await page.locator("#edit-production_year").fill("2026");
    await button(page, words.send).click();
    await expect(page.locator("tr.chg")).toHaveCount(3);
    await expect(change(page, "Zima 1")).toContainText("2026");
    await page.locator("#apply").click();
    await expect(async () => {
      await page.reload();
      await expect(page.locator(".say")).toContainText("je použitá");
    }).toPass();

    await page.goto("/admin/tyres?q=Matrax");
    await box(page, "Zima 2").check();
    await page.locator("#edit-production_year").fill("2025");
    await page.getByRole("checkbox", { name: adminTexts.cs.tyres.fact.production_year }).check();
    await button(page, words.send).click();
    await expect(page.getByText(words.refused.both)).toBeVisible();
    await expect(page.getByRole("checkbox", { name: adminTexts.cs.tyres.fact.production_year })).toBeChecked();
    await page.locator("#edit-production_year").fill("");
    await button(page, words.send).click();
    await expect(page.locator("tr.chg")).toHaveCount(1);
    await expect(change(page, "Zima 2")).toContainText(imports.nothing_before);
  });
});
