import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { putIntoCart } from "./support/cart";
import { hydrated } from "./support/hydrated";
import { tyresOf } from "./support/tyres";

const stored = async (page: Page, name: string) =>
  (await page.context().cookies()).find((cookie) => cookie.name === name);

/** Opens the panel of language, currency and theme. @param shown what its button says, e.g. `CS · Kč` */
async function openPanel(page: Page, shown: string) {
  const opener = page.getByRole("banner").getByText(shown, { exact: true });
  await hydrated(opener);
  await opener.click();
}

test("the panel opened before the scripts have come stays open, and closes by Escape after", async ({ page }) => {
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route("**/_next/static/**/*.js", async (route) => {
    await coming;
    await route.continue();
  });
  await page.goto("/cs", { waitUntil: "commit" });
  const opener = page.getByRole("banner").getByText("CS · Kč", { exact: true });
  await opener.click();
  come();
  await hydrated(opener);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.getByRole("link", { name: "Slovenčina" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Slovenčina" })).toBeHidden();
});

test.describe("changing the language", () => {
  test.use({ locale: "cs-CZ" });

  test("keeps a listing with its filters, order and page, and is remembered for a year", async ({ page }) => {
    await page.goto("/cs/zimni-pneumatiky/205-55-r16?page=2&sort=price_asc&wet=B");
    await openPanel(page, "CS · Kč");
    await page.getByRole("link", { name: "Slovenčina" }).click();
    await expect(page).toHaveURL("/sk/zimne-pneumatiky/205-55-r16?page=2&sort=price_asc&wet=B");
    await expect(page.locator("html")).toHaveAttribute("lang", "sk");
    const cookie = await stored(page, "language");
    expect(cookie).toMatchObject({ value: "sk", sameSite: "Lax" });
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400);
    await page.goto("/cart");
    await expect(page).toHaveURL("/sk/cart");
  });

  test("keeps a product", async ({ page }) => {
    const [tyre] = await tyresOf(page.request, "suv-winter");
    await page.goto(tyre?.paths.cs ?? "");
    await openPanel(page, "CS · Kč");
    await page.getByRole("link", { name: "English" }).click();
    await expect(page).toHaveURL(tyre?.paths.en ?? "");
    await expect(page.getByRole("button", { name: "Add to cart", exact: true }).first()).toBeVisible();
  });

  test("keeps the cart", async ({ page }) => {
    const [tyre] = await tyresOf(page.request, "suv-winter");
    if (!tyre) throw new Error("No tyre.");
    await putIntoCart(page.request, tyre, 3);
    await page.goto("/cs/cart");
    await openPanel(page, "CS · Kč");
    await page.getByRole("link", { name: "English" }).click();
    await expect(page).toHaveURL("/en/cart");
    await expect(page.getByRole("textbox", { name: `Quantity of ${tyre.brand} ${tyre.pattern}` })).toHaveValue("3");
    await expect(page.getByRole("link", { name: "Cart, 3 tyres" })).toBeVisible();
  });
});

test.describe("changing the currency", () => {
  test.use({ locale: "cs-CZ" });

  test("keeps a listing with its query and is remembered", async ({ page }) => {
    await page.goto("/cs/zimni-pneumatiky/205-55-r16?sort=price_asc&wet=B");
    await openPanel(page, "CS · Kč");
    await page.getByRole("link", { name: "€, eura" }).click();
    await expect(page.getByRole("banner").getByText("CS · €", { exact: true })).toBeVisible();
    await expect(page).toHaveURL("/cs/zimni-pneumatiky/205-55-r16?sort=price_asc&wet=B");
    await expect(page.getByRole("article").first()).toContainText(/\d,\d\d\s€/);
    expect(await stored(page, "currency")).toMatchObject({ value: "EUR", sameSite: "Lax" });
    await page.goto("/cs");
    await expect(page.getByText(/^od\s[\d\s]+,\d\d\s€ za kus$/)).toBeVisible();
  });
});

test.describe("a visitor whose country speaks another language", () => {
  test.use({ locale: "sk-SK" });

  test("is offered the change in one line, once, and may leave things as they are", async ({ page }) => {
    await page.goto("/cs");
    const offer = page.getByRole("region", { name: "Nabídka jazyka a měny" });
    await expect(offer).toContainText("Chcete obchod po slovensky a s cenami v EUR?");
    await offer.getByRole("button", { name: "Nechať tak" }).click();
    await expect(offer).toBeHidden();
    await expect(page).toHaveURL("/cs");
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("geo-preferences")) asked.push(request.url());
    });
    await page.goto("/cs/zimni-pneumatiky", { waitUntil: "networkidle" });
    await expect(offer).toBeHidden();
    expect(asked).toEqual([]);
  });

  test("gets the same page in that language and currency by accepting", async ({ page }) => {
    await page.goto("/cs/zimni-pneumatiky/205-55-r16");
    await page.getByRole("button", { name: "Prepnúť" }).click();
    await expect(page).toHaveURL("/sk/zimne-pneumatiky/205-55-r16");
    await expect(page.getByRole("banner").getByText("SK · €")).toBeVisible();
    expect(await stored(page, "language")).toMatchObject({ value: "sk" });
    expect(await stored(page, "currency")).toMatchObject({ value: "EUR" });
  });
});

test.describe("a visitor whose country speaks the page's language", () => {
  test.use({ locale: "cs-CZ" });

  test("is offered nothing", async ({ page }) => {
    const asked = page.waitForResponse(/geo-preferences/);
    await page.goto("/cs");
    await asked;
    await expect(page.getByRole("region", { name: "Nabídka jazyka a měny" })).toBeHidden();
  });
});
