import { CheckoutPage } from "../support/checkout-page";
import { hydrated } from "../support/hydrated";
import { expect, spelled, test } from "../support/other-host";

test.use({ shape: "bare", filled: true, locale: "cs-CZ" });

test("with a price list the whole shop is there: from the finder to an order at the host", async ({
  page,
  host,
  otherShop,
}) => {
  const rows = [
    "Výrobce;Dezén;Rozměr;Indexy;Sezóna;Cena (Kč);Sklad;ID produktu",
    `Barum;Polaris 5;205/55 R16;91H;zimní;1850;8;${spelled("bare", 1001)}`,
    `Nokian;WR D4;215/65 R17;99V;zimní;2450;12;${spelled("bare", 1002)}`,
  ];
  await otherShop.importList(`${rows.join("\n")}\n`);
  await expect(async () => {
    await page.goto("/cs");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto("/cs/find?w=205&p=55&r=16&s=winter");
    await expect(page).toHaveURL("/cs/zimni-pneumatiky/205-55-r16");
  }).toPass();
  const row = page
    .getByRole("article")
    .filter({ hasText: "Polaris 5" })
    .or(page.locator("li,section").filter({ hasText: "Polaris 5" }))
    .first();
  const add = row.getByRole("button", { name: /košíku/ }).first();
  await hydrated(add);
  host.clear();
  await add.click();
  await expect(page.getByRole("banner").getByRole("link", { name: /^Košík, \d/ })).toBeVisible();
  await expect
    .poll(() => host.requestsTo("POST /cart/items")[0]?.body)
    .toMatchObject({ product_id: spelled("bare", 1001), quantity: 4 });

  await page.goto("/cs/cart");
  await expect(page.getByRole("main").getByRole("heading", { name: "Polaris 5" })).toBeVisible();
  const checkout = new CheckoutPage(page);
  await checkout.open();
  await checkout.fill();
  for (const group of ["delivery", "payment"]) await page.locator(`input[name="${group}.id"]`).first().check();
  await checkout.order.click();
  await expect(page).toHaveURL(/\/cs\/create-order-success/);
  await expect(page.getByRole("main")).toContainText("je přijatá");
  expect(host.requestsTo("POST /checkout/create-order")[0]?.status).toBeLessThan(300);
});

test("calls of the catalogue never reach the host, calls of accounts and carts always do", async ({ page, host }) => {
  host.clear();
  await page.goto("/cs/zimni-pneumatiky");
  await page.goto("/cs/blog");
  await page.goto("/cs/search-result?q=zimni");
  await page.goto("/cs/cart");
  const asked = new Set(host.requests.map(({ path }) => path.replace("/api/v1/", "").split("/")[0]));
  for (const noun of ["products", "articles", "search", "sizes", "vehicles", "categories", "brands"])
    expect(asked.has(noun), noun).toBe(false);
  expect(asked.has("cart")).toBe(true);
});
