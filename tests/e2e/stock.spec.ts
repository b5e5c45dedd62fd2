import type { APIRequestContext } from "@playwright/test";
import type { Product } from "@/lib/contract/products";
import { expect, test } from "./fixtures";
import { cartLines, putIntoCart } from "./support/cart";
import { CartPage } from "./support/cart-page";
import { hydrated } from "./support/hydrated";
import { listed } from "./support/tyres";

test.use({ locale: "cs-CZ" });

type Sell = (tyre: Product, quantity: number) => Promise<unknown>;

/** Five of it are left; the tests of this file take tyres from different ends of the list. */
async function tyreWithFive(request: APIRequestContext, sort: string, sell: Sell): Promise<Product> {
  const { data } = await listed(request, `category=suv-summer&in_stock=1&sort=${sort}`);
  const tyre = data.find(({ stock }) => stock >= 5 && stock <= 20);
  if (!tyre) throw new Error("No tyre with 5 to 20 in stock.");
  if (tyre.stock > 5) await sell(tyre, tyre.stock - 5);
  return tyre;
}

test("a tyre sold to others meanwhile says what is left, and offers to take that", async ({ page, otherBuys }) => {
  const tyre = await tyreWithFive(page.request, "price_asc", otherBuys);
  const cart = new CartPage(page);
  await putIntoCart(page.request, tyre, 5);
  await cart.open();
  await expect(cart.row(tyre)).toContainText("Víc kusů skladem nemáme.");
  await otherBuys(tyre, 2);
  await page.reload();
  await expect(cart.row(tyre)).toContainText("Skladem už jen 3 kusy.");
  await expect(cart.summary).toContainText("Než budete pokračovat, upravte prosím počty podle skladu.");
  await cart.row(tyre).getByRole("button", { name: "Vzít 3 kusy" }).click();
  await expect(cart.quantity(tyre)).toHaveValue("3");
  await expect(cart.summary).not.toContainText("upravte prosím počty");
  await expect.poll(() => cartLines(page.request)).toEqual([{ product_id: tyre.id, quantity: 3 }]);
});

test("a typed quantity stops at what is in stock", async ({ page, otherBuys }) => {
  const tyre = await tyreWithFive(page.request, "price_desc", otherBuys);
  const cart = new CartPage(page);
  await putIntoCart(page.request, tyre, 1);
  await cart.open();
  await cart.quantity(tyre).fill("50");
  await cart.quantity(tyre).press("Enter");
  await expect(cart.quantity(tyre)).toHaveValue("5");
  await expect(cart.row(tyre)).toContainText("Víc kusů skladem nemáme.");
  await expect.poll(() => cartLines(page.request)).toEqual([{ product_id: tyre.id, quantity: 5 }]);
});

test("adding more than is left is refused with the number that is", async ({ page, otherBuys, mayLog }) => {
  mayLog(/status of 409/);
  const tyre = await tyreWithFive(page.request, "quietest", otherBuys);
  await page.goto(tyre.paths.cs);
  await otherBuys(tyre, 3);
  const add = page.locator("#buy").getByRole("button", { name: "Do košíku", exact: true });
  await hydrated(add);
  await add.click();
  await expect(page.locator("#buy").getByRole("alert")).toHaveText("Skladem zbývá: 2.");
  await expect(new CartPage(page).badge).toHaveAccessibleName("Košík");
  expect(await cartLines(page.request)).toEqual([]);
});
