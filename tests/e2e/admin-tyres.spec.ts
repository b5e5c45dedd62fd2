import type { Page } from "@playwright/test";
import { adminTexts } from "@/messages/admin/texts";
import { photographJpeg } from "../support/photographs";
import { hydrated } from "./support/hydrated";
import { expect, test } from "./support/list-shop";
import { enterOffice, isAccessible } from "./support/office";
import { listed, tyreNow } from "./support/tyres";

test.use({ tests: "tyres in the office" });

const { tyre: words, tyres, moves, patterns } = adminTexts.cs;

const list = `Výrobce;Dezén;Rozměr;Indexy;Sezóna;Cena (Kč);Sklad
Matrax;Zima 1;205/55 R16;91H;zimní;2000;8
Matrax;Zima 2;205/55 R16;91H;zimní;2400;8
`;

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const photo = async (seed: number) => ({
  name: "zima.jpg",
  mimeType: "image/jpeg",
  buffer: await photographJpeg(seed, 900, 700),
});

/** The tyre of a pattern as the shop sells it. */
async function soldOf(page: Page, pattern: string) {
  const { data } = await listed(page.request, "width=205&profile=55&rim=16&season=winter");
  const tyre = data.find((one) => one.pattern === pattern);
  if (!tyre) throw new Error(`No tyre ${pattern} is on sale.`);
  return tyre;
}

test("a tyre gets a price by hand, pieces and a picture from its own page, each taken back or seen in the shop", async ({
  page,
  listShop,
}) => {
  test.setTimeout(300_000);
  await listShop.importList(list);
  const tyre = await soldOf(page, "Zima 1");
  await enterOffice(page, listShop.dataDir, listShop.url, "cs");
  await page.goto("/admin/tyres?gap=picture");
  await page.getByRole("link", { name: "Matrax Zima 1" }).click();
  await hydrated(page.locator("#set-price_czk"));

  await button(page, words.price.save).click();
  await expect(page.locator("#set-price_czk")).toHaveAttribute("aria-invalid", "true");
  await page.locator("#set-price_czk").fill("1 799");
  await page.locator("#set-reason").fill("Výprodej");
  await button(page, words.price.save).click();
  await expect(page.getByText(words.price.done)).toBeVisible();
  await expect(page.getByText("„Výprodej“")).toBeVisible();
  expect((await tyreNow(page.request, tyre)).price.amount).toBe(179_900);
  await page.getByRole("button", { name: moves.undo }).click();
  await expect(page.getByText(words.price.none)).toBeVisible();
  expect((await tyreNow(page.request, tyre)).price.amount).toBe(200_000);

  await page.locator("#own-quantity").fill("99");
  await button(page, words.own.take).click();
  await expect(page.locator("#own-quantity")).toHaveAttribute("aria-invalid", "true");
  await page.locator("#own-quantity").fill("4");
  await page.locator("#own-note").fill("dodací list 88410");
  await button(page, words.own.add).click();
  await expect(page.locator(".mv")).toContainText("dodací list 88410");
  expect((await tyreNow(page.request, tyre)).stock).toBe(12);

  await page.locator("#files").setInputFiles(await photo(1));
  await button(page, patterns.upload.add).click();
  await expect(page.locator(".pc")).toHaveCount(1, { timeout: 60_000 });
  expect((await tyreNow(page.request, tyre)).picture).toMatchObject({ width: 900, height: 700 });
  await isAccessible(page);
  await page.setViewportSize({ width: 320, height: 900 });
  await isAccessible(page);
  await page.goto("/admin/tyres?gap=picture");
  await expect(page.locator("table.ty tbody tr")).toHaveCount(1);
  await expect(page.locator("table.ty")).toContainText("Zima 2");
  await expect(page.locator(".gaps")).toContainText(`${tyres.without.picture} 1`);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a price is set and removed, pieces and a picture are added", async ({ page, listShop }) => {
    test.setTimeout(300_000);
    await listShop.importList(list);
    const tyre = await soldOf(page, "Zima 2");
    await enterOffice(page, listShop.dataDir, listShop.url, "cs");
    await page.goto(`/admin/tyres/${tyre.id}`);
    await page.locator("#set-price_czk").fill("2 199");
    await button(page, words.price.save).click();
    await expect(page.locator("#set-reason")).toHaveAttribute("aria-invalid", "true");
    await expect(page.locator("#set-price_czk")).toHaveValue("2 199");
    await page.locator("#set-reason").fill("Víkend");
    await button(page, words.price.save).click();
    await expect(page.getByText("„Víkend“")).toBeVisible();
    expect((await tyreNow(page.request, tyre)).price.amount).toBe(219_900);
    await button(page, words.price.free).click();
    await expect(page.getByText(words.price.none)).toBeVisible();
    await page.locator("#own-quantity").fill("2");
    await button(page, words.own.add).click();
    await expect(page.locator(".mv tr")).toHaveCount(1);
    expect((await tyreNow(page.request, tyre)).stock).toBe(10);
    await page.locator("#files").setInputFiles(await photo(2));
    await button(page, patterns.upload.add).click();
    await expect(page).toHaveURL(/added=1/);
    await expect(page.locator(".pc")).toHaveCount(1);
  });
});
