import type { Page } from "@playwright/test";
import type { Product } from "@/lib/contract/products";
import { adminTexts } from "@/messages/admin/texts";
import { hydrated } from "./support/hydrated";
import { expect, test } from "./support/list-shop";
import { cashOrder, enterOffice, isAccessible } from "./support/office";
import { listed, tyreNow } from "./support/tyres";

test.use({ tests: "lists in the office" });

const { imports } = adminTexts.cs;
const patience = { timeout: 60_000 };
const brand = "Matrax";

/** A wholesaler's list of twelve tyres: what they cost without VAT, and what they should be sold for. */
const listOf = (headers: readonly [string, string], cost: number, price: number) =>
  [
    ["Výrobce", "Dezén", "Rozměr", "Indexy", "Sezóna", ...headers, "Sklad"],
    ...Array.from({ length: 12 }, (_, at) => [
      ...[brand, `Zima ${at + 1}`, "205/55 R16", "91H", "zimní"],
      ...[cost + at, price + at, 8],
    ]),
  ]
    .map((cells) => cells.join(";"))
    .join("\n");

const costs = "VO cena";
const prices = "Doporučená MOC";
const file = (name: string, text: string) => ({ name, mimeType: "text/csv", buffer: Buffer.from(text) });

const guards = (page: Page) => page.locator("#guards tbody th");

/** Drops a file onto the page. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const data = await page.evaluateHandle(
    ([called, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content ?? ""], called ?? ""));
      return transfer;
    },
    [name, text],
  );
  await page.dispatchEvent("h1", "drop", { dataTransfer: data });
}

test("a list with a shifted column is stopped, mapped, applied, sold from, reverted", async ({
  page,
  playwright,
  listShop,
}) => {
  test.setTimeout(300_000);
  const tyre = async (): Promise<Product | undefined> =>
    (await listed(page.request, "width=205&profile=55&rim=16&season=winter")).data.find(
      (one) => one.brand === brand && one.pattern === "Zima 1",
    );
  await enterOffice(page, listShop.dataDir, listShop.url, "cs");
  await page.goto("/admin/imports");
  await hydrated(page.locator("form.upload"));
  await expect(page.locator(".empty")).toHaveText(imports.empty);

  // The first list of a supplier that is named here.
  await page.locator("#name").fill("Velkoobchod Matrax");
  await page.locator("#file").setInputFiles(file("matrax-1.csv", listOf([costs, prices], 1000, 1690)));
  await page.getByRole("button", { name: imports.send }).click();
  await expect(guards(page)).toHaveText([imports.guard.first_list], patience);
  await expect(page.locator(".say")).toContainText("12 nových");
  await page.reload();
  await expect(page.locator(".rooms [aria-current] .vh"), "read aloud only").toHaveText(/: 1$/);
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await isAccessible(page);
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await tyre()).toBeUndefined();
  await hydrated(page.locator("form").last());
  await page.keyboard.press("a");
  await expect(page.locator("#confirmed")).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("a");
  await expect(page.locator("#revert")).toBeVisible(patience);
  const first = await tyre();
  if (!first) throw new Error("The list was not applied.");
  expect([first.price.amount, first.stock]).toEqual([169_000, 8]);

  // The next one has changed the places of two headers, but not of what stands below them.
  await page.goto("/admin/imports");
  await hydrated(page.locator("form.upload"));
  await drop(page, "matrax-2.csv", listOf([prices, costs], 1030, 1740));
  await expect(guards(page).first()).toBeVisible(patience);
  expect(await guards(page).allTextContents()).toContain(imports.guard.repriced);
  await expect(page.locator(".chgs tbody tr").first()).toContainText(imports.flag.below_cost);
  expect((await tyreNow(page.request, first)).price.amount).toBe(169_000);

  // Corrected in place: what it does then is what the supplier meant.
  const meaning = (header: string) => page.locator(`[aria-label="Význam sloupce ${header}"]`);
  await hydrated(page.locator("form").last());
  await page.locator("#columns").evaluate((fold: HTMLDetailsElement) => {
    fold.open = true;
  });
  await meaning(prices).selectOption("cost");
  await meaning(costs).selectOption("recommended");
  await page.getByRole("button", { name: imports.read_again }).click();
  await expect(guards(page)).toHaveText([imports.guard.columns], patience);
  await expect(page.locator(".say")).toContainText("12 zdražuje");
  await hydrated(page.locator("form").last());
  await page.locator("#confirmed").check();
  await page.locator("#apply").click();
  await expect(page.locator("#revert")).toBeVisible(patience);
  await expect(page.locator(".accl .okc")).toContainText("12");

  // Sold from: the new price, and two pieces fewer.
  const dearer = await tyreNow(page.request, first);
  expect([dearer.price.amount, dearer.stock]).toEqual([174_000, 8]);
  await cashOrder(playwright, listShop.url, dearer, `matrax-${Date.now()}@post.example`);
  expect((await tyreNow(page.request, first)).stock).toBe(6);

  // Reverted: the price before, and what was sold stays sold.
  await hydrated(page.locator("form").last());
  await page.keyboard.press("z");
  await page.locator("#revert [type=submit]").click();
  await expect(page.locator(".say")).toContainText(imports.say_undone.slice(imports.say_undone.indexOf(" ")), patience);
  const back = await tyreNow(page.request, first);
  expect([back.price.amount, back.stock]).toEqual([169_000, 6]);
  await page.goto("/admin/imports");
  await expect(page.locator("tr.set").first()).toContainText(imports.state.undone);
});
