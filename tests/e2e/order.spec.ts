import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { cartLines, putIntoCart } from "./support/cart";
import { CartPage } from "./support/cart-page";
import { CheckoutPage } from "./support/checkout-page";
import { nameOf, tyreNow, tyresOf } from "./support/tyres";

test.use({ locale: "cs-CZ" });

const confirmation = /\/cs\/create-order-success\?/;

/**
 * A checkout filled in, for four of a tyre. The tests of this file run side by side and count stock, so each names a
 * place in the list of its own.
 */
async function ready(page: Page, place: number, most = Number.POSITIVE_INFINITY) {
  const tyres = (await tyresOf(page.request, "suv-all_season", 8)).filter(({ stock }) => stock <= most);
  const tyre = tyres.at(place);
  if (!tyre) throw new Error("Too few tyres.");
  await putIntoCart(page.request, tyre, 4);
  const checkout = new CheckoutPage(page);
  await checkout.open();
  await checkout.fill();
  return { tyre, checkout };
}

test("a double click places one order", async ({ page }) => {
  const { tyre, checkout } = await ready(page, 0);
  const calls = checkout.watchOrders();
  // Faster than any hand: the page has had no time to show that it is sending.
  await checkout.order.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page).toHaveURL(confirmation);
  expect(calls.length).toBe(1);
  expect((await tyreNow(page.request, tyre)).stock).toBe(tyre.stock - 4);
  await expect(new CartPage(page).badge).toHaveAccessibleName("Košík");
  expect(await cartLines(page.request)).toEqual([]);
});

test("an order whose answer is lost is sent again with the same key and placed once", async ({ page, mayLog }) => {
  const { tyre, checkout } = await ready(page, 1);
  mayLog(/ERR_FAILED/);
  const calls = checkout.watchOrders();
  let lost: { number: string } | undefined;
  await page.route("**/api/v1/checkout/create-order", async (route) => {
    lost = await (await route.fetch()).json();
    await route.abort();
  });
  await checkout.order.click();
  await expect(checkout.notice).toContainText("Obchod teď neodpovídá.");
  await expect(checkout.notice).toContainText("Ani opakovaným odesláním neobjednáte dvakrát.");
  await expect(checkout.field("Město")).toHaveValue("České Budějovice");
  await page.unroute("**/api/v1/checkout/create-order");
  await checkout.order.click();
  await expect(page).toHaveURL(confirmation);
  await expect(page.getByText(`Objednávka ${lost?.number} je přijatá`)).toBeVisible();
  const keys = calls.map((call) => call.headers()["idempotency-key"]);
  expect(keys.length).toBe(2);
  expect(keys[1]).toBe(keys[0]);
  expect((await tyreNow(page.request, tyre)).stock).toBe(tyre.stock - 4);
});

test("an order whose answer is lost is found again after a reload", async ({ page, mayLog }) => {
  const { tyre, checkout } = await ready(page, 2);
  mayLog(/ERR_FAILED/);
  let lost: { number: string } | undefined;
  await page.route("**/api/v1/checkout/create-order", async (route) => {
    lost = await (await route.fetch()).json();
    await route.abort();
  });
  await checkout.order.click();
  await expect(checkout.notice).toContainText("Obchod teď neodpovídá.");
  await page.unroute("**/api/v1/checkout/create-order");
  await page.reload();
  await expect(page).toHaveURL(confirmation);
  await expect(page.getByText(`Objednávka ${lost?.number} je přijatá`)).toBeVisible();
  expect((await tyreNow(page.request, tyre)).stock).toBe(tyre.stock - 4);
});

test("tyres sold to others meanwhile are named, and the way to the cart is shown", async ({
  page,
  otherBuys,
  mayLog,
}) => {
  const { tyre, checkout } = await ready(page, -1, 20);
  mayLog(/status of 409/);
  await otherBuys(tyre, tyre.stock - 2);
  await checkout.order.click();
  await expect(checkout.notice).toContainText(`${nameOf(tyre)}: Skladem zbývá: 2.`);
  await expect(checkout.field("Město")).toHaveValue("České Budějovice");
  await checkout.notice.getByRole("link", { name: "Upravit košík" }).click();
  await expect(new CartPage(page).row(tyre)).toContainText("Skladem už jen 2 kusy.");
});

test("an empty cart has nothing to order", async ({ page }) => {
  await page.goto("/cs/cart/checkout");
  await expect(page.getByRole("heading", { name: "Není co objednat" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Vybrat pneumatiky" })).toHaveAttribute("href", "/cs");
  await expect(page.getByRole("button", { name: "Objednat s povinností platby" })).toBeHidden();
});

test("someone else's confirmation is not there for whoever lacks its token", async ({ page, otherBuys, mayLog }) => {
  mayLog(/status of 404/);
  const [tyre] = await tyresOf(page.request, "suv-all_season", 30);
  if (!tyre) throw new Error("No tyre.");
  const { id, token } = await otherBuys(tyre, 1);
  const address = (token: string) => `/cs/create-order-success?order=${id}${token}`;
  const forged = token.replace(/^./, (first) => (first === "A" ? "B" : "A"));
  for (const wrong of ["", "&token=", `&token=${forged}`, `&token=${token.slice(0, -1)}`, "&token=a&token=b"]) {
    const response = await page.goto(address(wrong));
    expect([wrong, response?.status()]).toEqual([wrong, 404]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tento odkaz objednávku neotevře");
  }
  expect((await page.goto(address(`&token=${token}`)))?.status()).toBe(200);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
});
