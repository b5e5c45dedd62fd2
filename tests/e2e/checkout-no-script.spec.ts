import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { putIntoCart } from "./support/cart";
import { CheckoutPage } from "./support/checkout-page";
import { mailTo } from "./support/outbox";
import { ownPlace } from "./support/place";
import { tyresOf } from "./support/tyres";

test.use({ javaScriptEnabled: false, locale: "cs-CZ" });

let checkout: CheckoutPage;

test.beforeEach(async ({ page }) => {
  await page.setExtraHTTPHeaders(ownPlace());
  const [tyre] = await tyresOf(page.request, "van-all_season", 12);
  if (!tyre) throw new Error("No tyre.");
  await putIntoCart(page.request, tyre, 1);
  checkout = new CheckoutPage(page);
  await page.goto("/cs/cart/checkout");
});

const way = (page: Page, name: string) => page.getByRole("radio", { name });

/** The address of the page is the checkout's: nothing that was typed stands in it. */
const staysHere = (page: Page) => expect(page).toHaveURL("/cs/cart/checkout");

test("without scripts an order is placed, after a look at what it comes to", async ({ page, dataDir }) => {
  const email = `bez.skriptu.${Date.now()}@post.example`;
  await checkout.fill();
  await checkout.field("E-mail").fill(email);
  await way(page, "Kurýr na adresu").check();
  await way(page, "Bankovní převod").check();
  await checkout.order.click();
  await staysHere(page);
  const review = page.getByText("Teď objednávku prosím projděte");
  await expect(review).toBeVisible();
  await expect(page.getByRole("main").getByRole("status").filter({ has: review })).toBeFocused();
  await expect(checkout.agreement).toBeChecked();
  await expect(way(page, "Bankovní převod")).toBeChecked();
  await checkout.order.click();
  await expect(page).toHaveURL(/\/cs\/create-order-success\?order=[\w-]+&token=/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("main")).toContainText("Lipová 1511/23, 370 04 České Budějovice");
  const number = /Objednávka (\d{10}) je přijatá/.exec((await page.getByRole("main").textContent()) ?? "")?.[1] ?? "";
  expect((await mailTo(dataDir, number, email)).subject).toBe(`Objednávka ${number} je přijatá`);
  await page.goto("/cs/cart/checkout");
  await expect(page.getByRole("heading", { name: "Není co objednat" })).toBeVisible();
});

test("without scripts nothing that was typed is lost by an error, and the summary leads to the field", async ({
  page,
}) => {
  await checkout.fill();
  await checkout.field("Předvolba").fill("+49");
  await checkout.field("PSČ").fill("811 06");
  await checkout.field("Město").fill("");
  const note = `Zvonek nefunguje.\n${"Volejte prosím předem. ".repeat(40)}`.trim();
  await checkout.field("Poznámka k objednávce").fill(note);
  await way(page, "Kurýr na adresu").check();
  await way(page, "Bankovní převod").check();
  await checkout.order.click();
  await staysHere(page);
  await expect(checkout.notice).toBeFocused();
  await expect(checkout.notice).toContainText("Ještě 3 věci: Předvolba, PSČ, Město.");
  await expect(checkout.field("Předvolba")).toHaveAccessibleDescription(/Předvolbu neznáme, zadejte \+420 nebo \+421/);
  await expect(checkout.error("Město")).toHaveText("Toto pole je povinné: vyplňte město");
  await expect(checkout.error("PSČ")).toHaveText("Toto PSČ patří do jiné země");
  await checkout.notice.getByRole("link", { name: "PSČ" }).click();
  await expect(page).toHaveURL(/#address-zip_code$/);
  await expect(checkout.field("Předvolba")).toHaveValue("+49");
  await expect(checkout.field("Telefon")).toHaveValue("601 234 567");
  await expect(checkout.field("PSČ")).toHaveValue("811 06");
  await expect(checkout.field("Jméno")).toHaveValue("Jana");
  await expect(checkout.field("Poznámka k objednávce")).toHaveValue(note);
  await expect(checkout.agreement).toBeChecked();
  await expect(way(page, "Kurýr na adresu")).toBeChecked();
  await expect(way(page, "Bankovní převod")).toBeChecked();
  await page.goto("/cs/cart");
  await page.goto("/cs/cart/checkout");
  await expect(checkout.field("Předvolba")).toHaveValue("+49");
  await expect(checkout.field("Jméno")).toHaveValue("Jana");
});

test("without scripts another country and a partner garage are chosen by the button that counts anew", async ({
  page,
}) => {
  const update = page.locator("noscript button", { hasText: "Přepočítat dopravu a platbu" });
  await checkout.fill();
  await checkout.field("Země").selectOption("Slovensko");
  await update.click();
  await staysHere(page);
  await expect(page.getByRole("complementary", { name: "Souhrn" })).toContainText("z toho DPH 23 %");
  await checkout.field("PSČ").fill("811 06");
  await way(page, "Partnerský pneuservis").check();
  await update.click();
  const points = page.getByRole("group", { name: "Kde si je vyzvednete" });
  await expect(points.getByRole("radio").first()).toHaveAccessibleName(/Bratislava/);
  await checkout.order.click();
  await expect(checkout.notice).toContainText("Ještě 2 věci: Výdejní místo, Způsob platby.");
  await points.getByRole("radio").first().check();
  await way(page, "Bankovní převod").check();
  await checkout.order.click();
  await checkout.order.click();
  await expect(page).toHaveURL(/create-order-success/);
  await expect(page.getByRole("main")).toContainText("Bratislava");
});

test("without scripts the garages nearest to the ZIP come first, to that of the delivery where there is one", async ({
  page,
}) => {
  await checkout.fill();
  await checkout.field("PSČ").fill("");
  await way(page, "Partnerský pneuservis").check();
  await page.locator("noscript button", { hasText: "Přepočítat dopravu a platbu" }).click();
  const points = page.getByRole("group", { name: "Kde si je vyzvednete" });
  const sort = points.locator("noscript button", { hasText: "Seřadit podle PSČ z adresy" });
  const first = points.getByRole("radio").first();
  const from = points.locator("noscript p");
  await expect(from).toContainText("Vyplňte nahoře PSČ");
  await expect(points.getByText(/\d+\skm/)).toHaveCount(0);

  await checkout.field("PSČ").fill("370 04");
  await checkout.field("Poznámka k objednávce").fill("Zvonek nefunguje.");
  await way(page, "Bankovní převod").check();
  await sort.click();
  await staysHere(page);
  await expect(from).toBeFocused();
  await expect(from).toContainText(/370\s04/);
  await expect(first).toHaveAccessibleName(/do 10\skm/);
  await expect(first).toHaveAccessibleName(/České Budějovice/);
  await expect(points.getByText(/^asi \d+\skm$/).first()).toBeVisible();
  await first.check();

  await page.getByRole("checkbox", { name: "Doručit na jinou adresu" }).check();
  await checkout.field("PSČ (doručení)").fill("602 00");
  await sort.click();
  await expect(from).toContainText(/602\s00/);
  await expect(first).toHaveAccessibleName(/Brno/);
  await expect(points.getByRole("radio", { name: /České Budějovice/ }).first()).toBeChecked();
  await expect(checkout.field("Poznámka k objednávce")).toHaveValue("Zvonek nefunguje.");
  await expect(checkout.field("PSČ")).toHaveValue("370 04");
  await expect(way(page, "Bankovní převod")).toBeChecked();
  await expect(checkout.agreement).toBeChecked();
});

test("without scripts the tyres can go to another address than the invoice", async ({ page }) => {
  await checkout.fill();
  await expect(checkout.field("PSČ (doručení)")).toBeHidden();
  await page.getByRole("checkbox", { name: "Doručit na jinou adresu" }).check();
  await checkout.field("Ulice a číslo domu (doručení)").fill("Dílny 7");
  await checkout.field("PSČ (doručení)").fill("390 01");
  await checkout.field("Země doručení").selectOption("Česko");
  await way(page, "Kurýr na adresu").check();
  await way(page, "Bankovní převod").check();
  await checkout.order.click();
  await expect(checkout.error("Město (doručení)")).toHaveText("Toto pole je povinné: vyplňte město");
  await checkout.field("Město (doručení)").fill("Tábor");
  await checkout.order.click(); // what it comes to stood on the page with the error
  await expect(page).toHaveURL(/create-order-success/);
  await expect(page.getByRole("main")).toContainText("Dílny 7, 390 01 Tábor");
  await expect(page.getByRole("term").filter({ hasText: "Fakturační adresa" })).toBeVisible();
});

test("without scripts the same form sent twice places one order", async ({ page, context }) => {
  await checkout.fill();
  await way(page, "Kurýr na adresu").check();
  await way(page, "Bankovní převod").check();
  await checkout.order.click();
  await expect(page.getByText("Teď objednávku prosím projděte")).toBeVisible();
  const jar = await context.cookies();
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === "POST"),
    checkout.order.click(),
  ]);
  await expect(page).toHaveURL(/create-order-success/);
  const order = new URL(page.url()).searchParams.get("order");
  await context.addCookies(jar);
  const again = await page.request.post("/cs/cart/checkout", {
    headers: { "content-type": (await request.headerValue("content-type")) ?? "", origin: new URL(page.url()).origin },
    data: request.postDataBuffer() ?? "",
    maxRedirects: 0,
  });
  expect(again.status()).toBe(303);
  expect(new URL(again.headers().location ?? "", page.url()).searchParams.get("order")).toBe(order);
});

test("without scripts dollars are changed for crowns without losing what was typed", async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: "currency", value: "USD", url: baseURL ?? "" }]);
  await page.goto("/cs/cart/checkout");
  await checkout.field("Jméno").fill("Jana");
  await page.locator("noscript button", { hasText: "Přepnout na koruny" }).click();
  await staysHere(page);
  await expect(checkout.field("Jméno")).toHaveValue("Jana");
  await expect(page.getByRole("complementary", { name: "Souhrn" })).toContainText("Kč");
});
