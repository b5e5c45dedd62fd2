import { fileURLToPath } from "node:url";
import { freePort, type ShopProcess, startShop } from "../support/shop-process";
import { expect, test } from "./fixtures";
import { cartLines, putIntoCart } from "./support/cart";
import { CartPage } from "./support/cart-page";
import { type HostBetween, hostBetween } from "./support/host-between";
import { tyresOf } from "./support/tyres";

test.use({ locale: "cs-CZ" });

test.describe("what cannot be read", () => {
  let host: HostBetween;
  let storefront: ShopProcess;

  test.beforeAll(async ({ baseURL, dataDir, development }) => {
    test.skip(development, "A second storefront beside the first needs a production build.");
    host = await hostBetween(baseURL ?? "");
    storefront = await startShop({
      cwd: fileURLToPath(new URL("../..", import.meta.url)),
      port: await freePort(),
      env: { API_HOST: host.url, DATABASE_URL: "", DATA_DIR: `${dataDir}-storefront` },
    });
  });
  test.afterAll(async () => {
    await storefront?.stop();
    await host?.close();
  });

  test("a cart counts as empty, says that it could not be loaded, and comes back by trying again", async ({
    page,
    mayLog,
  }) => {
    mayLog(/status of 503/);
    const [tyre] = await tyresOf(page.request, "suv-all_season");
    if (!tyre) throw new Error("No tyre.");
    await putIntoCart(page.request, tyre, 4);
    const cart = new CartPage(page);
    host.away = /^\/api\/v1\/cart/;
    await page.goto(`${storefront.url}/cs/cart`);
    await expect(cart.problem).toContainText("Košík se nepodařilo načíst. Nic se neztratilo, zkuste to prosím znovu.");
    await expect(page.getByRole("heading", { name: "Košík je prázdný" })).toBeVisible();
    await expect(cart.badge).toHaveAccessibleName("Košík");
    const again = page.getByRole("button", { name: "Zkusit znovu" });
    // It stands still before the host is back: the page tries again by itself as well, and then there is nothing to press.
    await again.hover();
    host.away = null;
    await again.click();
    await expect(cart.quantity(tyre)).toHaveValue("4");
    await expect(cart.problem).toBeHidden();
    await expect(cart.badge).toHaveAccessibleName("Košík, 4 kusy");
    expect(await cartLines(page.request)).toEqual([{ product_id: tyre.id, quantity: 4 }]);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    for (const [path, text] of [
      ["/cs/cart", "Košík se nepodařilo načíst"],
      ["/sk/cart/checkout", "Košík sa nepodarilo načítať"],
      ["/en/cart/checkout", "could not be loaded"],
    ] as const)
      test(`a cart says so in the HTML, and comes back by one button: ${path}`, async ({ page, mayLog }) => {
        mayLog(/status of 50[03]/);
        const [tyre] = await tyresOf(page.request, "suv-all_season");
        if (!tyre) throw new Error("No tyre.");
        await putIntoCart(page.request, tyre, 4);
        for (const broken of ["away", "broken"] as const) {
          host[broken] = /^\/api\/v1\/cart/;
          await page.goto(`${storefront.url}${path}`);
          await expect(page.getByRole("alert").first()).toContainText(text);
          host[broken] = null;
          await page.getByRole("alert").getByRole("button").click();
          await expect(page.getByRole("main")).toContainText(tyre.pattern);
          await expect(page.getByRole("alert")).toHaveCount(0);
        }
      });

    test("leads nobody to believe that an order, or a brand's list, is not there", async ({
      page,
      otherBuys,
      mayLog,
    }) => {
      mayLog(/status of 50[03]/);
      const [tyre] = await tyresOf(page.request, "suv-all_season");
      if (!tyre) throw new Error("No tyre.");
      const { id, token, number } = await otherBuys(tyre, 1);
      const order = `/cs/create-order-success?order=${id}&token=${token}`;
      const list = `/cs/celorocni-pneumatiky-suv/${tyre.brand_slug}`;
      for (const [path, calls, title] of [
        [order, /^\/api\/v1\/checkout\//, new RegExp(number)],
        [list, /^\/api\/v1\/brands/, new RegExp(tyre.brand)],
      ] as const) {
        host.broken = calls;
        expect((await page.goto(`${storefront.url}${path}`))?.status()).toBe(503);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Obchod je na chvíli mimo provoz");
        host.broken = null;
        expect((await page.goto(`${storefront.url}${path}`))?.status()).toBe(200);
        await expect(page).toHaveTitle(title);
      }
    });
  });
});

test("a small cart that does not load leaves the page whole, and is there on the next one", async ({
  page,
  mayLog,
}) => {
  mayLog(/ERR_FAILED/);
  const [tyre] = await tyresOf(page.request, "suv-all_season");
  if (!tyre) throw new Error("No tyre.");
  await putIntoCart(page.request, tyre, 2);
  const cart = new CartPage(page);
  await page.route("**/api/v1/cart*", (route) => route.abort());
  const refused = page.waitForEvent("requestfailed");
  await page.goto("/cs");
  await refused;
  await expect(cart.badge).toHaveAccessibleName("Košík");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rozměr máte na boku pneumatiky");
  await page.unroute("**/api/v1/cart*");
  await cart.badge.click();
  await expect(cart.quantity(tyre)).toHaveValue("2");
  await expect(cart.badge).toHaveAccessibleName("Košík, 2 kusy");
});
