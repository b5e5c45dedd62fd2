import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { breaksNoRule } from "./support/accessibility";
import { register } from "./support/account";
import { putIntoCart } from "./support/cart";
import { CartPage } from "./support/cart-page";
import { CheckoutPage } from "./support/checkout-page";
import { hydrated } from "./support/hydrated";
import { orderOf } from "./support/order";
import { tyresOf } from "./support/tyres";

test.use({ locale: "cs-CZ" });

async function firstTyre(page: Page) {
  const [tyre] = await tyresOf(page.request, "car-summer", 20);
  if (!tyre) throw new Error("No tyre.");
  return tyre;
}

/** Each page as a shopper meets it. */
const pages: Record<string, (page: Page) => Promise<unknown>> = {
  "the landing page": (page) => page.goto("/cs"),
  "a listing with filters": (page) => page.goto("/cs/zimni-pneumatiky/205-55-r16?in_stock=1&wet=B"),
  "the sheet of filters on a phone": async (page) => {
    await page.setViewportSize({ width: 390, height: 780 });
    await page.goto("/cs/zimni-pneumatiky/205-55-r16");
    await hydrated(page.getByRole("article").getByRole("button").first());
    await page.getByRole("link", { name: /^Filtry/ }).click();
    await expect(page.getByRole("dialog", { name: "Filtry" })).toBeVisible();
  },
  "a product": async (page) => page.goto((await firstTyre(page)).paths.cs),
  "the cart with a removed tyre": async (page) => {
    const [first, second] = await tyresOf(page.request, "car-summer", 20);
    if (!first || !second) throw new Error("No tyres.");
    await putIntoCart(page.request, first, 4);
    await putIntoCart(page.request, second, 1);
    const cart = new CartPage(page);
    await cart.open();
    await cart.remove(first).click();
    await expect(cart.undo(first)).toBeVisible();
  },
  "the empty cart": (page) => page.goto("/cs/cart"),
  "the checkout": async (page) => {
    await putIntoCart(page.request, await firstTyre(page), 1);
    await new CheckoutPage(page).open();
  },
  "the checkout with errors": async (page) => {
    await putIntoCart(page.request, await firstTyre(page), 1);
    const checkout = new CheckoutPage(page);
    await checkout.open();
    await page.getByRole("radio", { name: "Partnerský pneuservis" }).check();
    await checkout.order.click();
    await expect(checkout.notice).toBeVisible();
  },
  "the confirmation": async (page) => {
    const { id, token } = await orderOf(page.request, await firstTyre(page), 1);
    await page.goto(`/cs/create-order-success?order=${id}&token=${token}`);
  },
  "a page that is not found": (page) => page.goto("/cs/nic-takoveho"),
  "the search": (page) => page.goto("/cs/search-page"),
  "what a search found": (page) => page.goto("/cs/search-result?q=205%2F55%20r16%20nokian"),
  "a search for a car": (page) => page.goto("/cs/search-result?q=oktavka%20zimni"),
  "a search that found nothing": (page) => page.goto("/cs/search-result?q=qwertzuiop"),
  "all cars": (page) => page.goto("/cs/car"),
  "a car's sizes": (page) => page.goto("/cs/car/skoda/octavia"),
  "two tyres side by side": async (page) => {
    const [first, second] = await tyresOf(page.request, "car-winter", 4);
    await page.goto(`/cs/compare?ids=${first?.id},${second?.id}`);
  },
  "a message to the shop with errors": async (page) => {
    await page.goto("/cs/contacts");
    await hydrated(page.getByRole("button", { name: "Odeslat zprávu" }));
    await page.getByRole("button", { name: "Odeslat zprávu" }).click();
    await expect(page.getByText("Toto pole je povinné").first()).toBeVisible();
  },
  "the account with an order": async (page) => {
    await register(page.request);
    await orderOf(page.request, await firstTyre(page), 1);
    await page.goto("/cs/account");
    await expect(page.getByRole("link", { name: /^Objednávka \d{10}$/ })).toBeVisible();
  },
  "an order of the account": async (page) => {
    await register(page.request);
    const { number } = await orderOf(page.request, await firstTyre(page), 1);
    await page.goto(`/cs/account/orders/${number}`);
  },
  "the link to reviews that holds no more": (page) => page.goto("/cs/review?token=unknown"),
  "a sign-in that failed elsewhere": (page) => page.goto("/cs/auth/google?error=access_denied"),
  "the guides": (page) => page.goto("/cs/blog"),
  "an article with drawings and tables": (page) => page.goto("/cs/blog/stitek-eu-na-pneumatice"),
  ...Object.fromEntries(
    [
      ...["terms", "about", "delivery", "faq", "privacy", "cookies", "complaints", "accessibility"],
      ...["withdrawal", "order-tracking", "sign-in", "register", "forgot-password", "stock-notice"],
    ].map((name) => [`the page ${name}`, (page: Page) => page.goto(`/cs/${name}`)]),
  ),
};

for (const [name, open] of Object.entries(pages)) {
  test(`${name} breaks no rule of accessibility, in the light theme and in the dark one`, async ({ page, mayLog }) => {
    mayLog(/status of 4\d\d/);
    await open(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    await breaksNoRule(page);
  });
}
