import { expect, type Page } from "@playwright/test";
import type { Product } from "@/lib/contract/products";
import { hydrated } from "../support/hydrated";
import { nameOf } from "../support/tyres";
import type { Journey } from "./journey";

/** From the product's page into the cart, with four, and on to the checkout. */
export async function addFour(page: Page, { product, cart, price }: Journey, tyre: Product): Promise<void> {
  const goods = price({ amount: tyre.price.amount * 4 });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(nameOf(tyre));
  const buy = page.locator("#buy");
  await expect(buy.getByRole("radio", { name: product.four })).toBeChecked();
  await expect(buy).toContainText(goods);
  const add = buy.getByRole("button", { name: product.add, exact: true });
  await hydrated(add);
  await add.click();
  await expect(buy.getByRole("status")).toContainText(product.added);
  const badge = page.getByRole("banner").getByRole("link", { name: cart.badge, exact: true });
  await badge.click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(cart.heading);
  await expect(page.getByRole("textbox", { name: `${cart.quantityOf} ${nameOf(tyre)}` })).toHaveValue("4");
  const summary = page.getByRole("complementary", { name: cart.summary });
  await expect(summary).toContainText(goods);
  await expect(summary).toContainText(cart.vat);
  await summary.getByRole("link", { name: cart.checkout }).click();
}

/** Fills the checkout in as a guest and places the order. @returns what the order has to come to, in minor units */
export async function order(page: Page, { checkout, price, cart }: Journey, tyre: Product): Promise<number> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(checkout.heading);
  const button = page.getByRole("button", { name: checkout.order });
  await hydrated(button);
  await expect(page.getByLabel(checkout.country.label, { exact: true })).toHaveValue(checkout.country.value);
  for (const [label, value] of checkout.fields) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole("radio", { name: checkout.delivery }).check();
  if (checkout.point) {
    await page.getByLabel(checkout.point.search).fill(checkout.point.text);
    await page.getByRole("radio", { name: checkout.point.name }).check();
  }
  await page.getByRole("radio", { name: checkout.payment }).check();
  const total = tyre.price.amount * 4 + checkout.fee;
  const summary = page.getByRole("complementary", { name: cart.summary });
  await expect(summary).toContainText(price({ amount: total }));
  await expect(summary).toContainText(cart.vat);
  await page.getByRole("checkbox", { name: checkout.agree }).check();
  await button.click();
  await expect(page).toHaveURL(/\/create-order-success\?order=[\w-]+&token=[\w-]+$/);
  return total;
}
