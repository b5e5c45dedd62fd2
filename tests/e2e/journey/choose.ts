import { expect, type Page } from "@playwright/test";
import type { Product, ProductList } from "@/lib/contract/products";
import { hydrated } from "../support/hydrated";
import { listed } from "../support/tyres";
import type { Journey } from "./journey";

/** From the address of the shop to the listing of a size, by the finder of the landing page. */
export async function findSize(page: Page, { finder, listing, tyres, shown }: Journey): Promise<ProductList> {
  await page.goto("/");
  await expect(page).toHaveURL(`/${shown.language}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(finder.heading);
  if (finder.currency) {
    await page.getByRole("banner").getByText(finder.currency.from).click();
    await page.getByRole("link", { name: finder.currency.to }).click();
    await expect(page.getByRole("banner").getByText(finder.currency.shown)).toBeVisible();
  }
  const list = await listed(page.request, listing.query, shown);
  const show = page.getByRole("button", { name: finder.show });
  await hydrated(show);
  for (const [label, value] of finder.fields) {
    const field = page.getByLabel(label, { exact: true });
    await field.focus(); // as a hand would; with the first field the sizes are fetched
    await field.selectOption(value);
  }
  await expect(show).toContainText(tyres(list.page.total));
  await show.click();
  await expect(page).toHaveURL(listing.path);
  return list;
}

/** Narrows the listing, sorts it, takes a filter off, goes back; ends at the cheapest tyre in stock with wet grip B. */
export async function chooseTyre(page: Page, { listing, tyres, shown }: Journey, all: ProductList): Promise<Product> {
  const inStock = page.getByRole("checkbox", { name: listing.inStock });
  const wetB = page.getByRole("checkbox", { name: listing.wetB });
  const links = page.getByRole("article").getByRole("heading", { level: 3 }).getByRole("link");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(listing.heading);
  await expect(page.getByText(listing.summary(tyres(all.page.total)))).toBeVisible();
  await hydrated(inStock);
  await inStock.check();
  await expect(page).toHaveURL(`${listing.path}?in_stock=1`);
  await wetB.check();
  await expect(page).toHaveURL(`${listing.path}?in_stock=1&wet=B`);
  await page.getByLabel(listing.sortLabel).selectOption(listing.cheapest);
  await expect(page).toHaveURL(`${listing.path}?in_stock=1&sort=price_asc&wet=B`);

  const wanted = await listed(page.request, `${listing.query}&in_stock=1&wet=B&sort=price_asc`, shown);
  await expect(page.getByText(listing.summary(tyres(wanted.page.total)))).toBeVisible();
  const paths = wanted.data.map((tyre) => tyre.paths[shown.language]);
  await expect.poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(paths);

  await page.getByRole("link", { name: listing.wetChip }).click();
  await expect(page).toHaveURL(`${listing.path}?in_stock=1&sort=price_asc`);
  await expect(page.getByRole("link", { name: listing.wetChip })).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(`${listing.path}?in_stock=1&sort=price_asc&wet=B`);
  await expect(page.getByRole("link", { name: listing.wetChip })).toBeVisible();
  await expect(page.getByRole("link", { name: listing.stockChip })).toBeVisible();
  await expect(wetB).toBeChecked();
  const tyre = wanted.data.find(({ stock }) => stock >= 8);
  if (!tyre) throw new Error("No tyre in stock to buy.");
  await links.and(page.locator(`[href="${tyre.paths[shown.language]}"]`)).click();
  await expect(page).toHaveURL(tyre.paths[shown.language]);
  return tyre;
}
