import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { putIntoCart } from "./support/cart";
import { hydrated } from "./support/hydrated";
import { listed } from "./support/tyres";

const widths = [320, 390, 1440];
const languages = ["cs", "sk", "en"] as const;
const seasonNav = { cs: "Hlavní", sk: "Hlavná", en: "Main" } as const;

const hrefs = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    test(`${language}: on the landing page the header lies over the finder, which is its search`, async ({ page }) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`/${language}`);
        await expect(page.locator("body > .layout-temp")).toBeVisible();
        await expect(page.getByRole("banner").getByRole("searchbox")).toHaveCount(0);
        const [over, under] = [await page.getByRole("banner").boundingBox(), await page.locator("#find").boundingBox()];
        expect(over?.y).toBe(0);
        expect(under?.y).toBeLessThan(over?.height ?? 0);
        for (const section of await page.getByRole("main").locator("> section").all())
          expect((await section.boundingBox())?.width).toBe(width);
      }
      await expect(page.getByRole("contentinfo").getByRole("link")).toHaveCount(23);
    });

    test(`${language}: the catalogue has the search, the season marked, the way to a size at hand`, async ({
      page,
    }) => {
      const { data } = await listed(page.request, "category=suv-winter");
      const tyre = data[0];
      if (!tyre) throw new Error("No tyre.");
      const category = tyre.paths[language].split("/").slice(0, 3).join("/");
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        for (const path of [tyre.paths[language], category]) {
          await page.goto(path);
          await expect(page.locator("body > .layout-home")).toBeVisible();
          await expect(page.getByRole("banner").getByRole("searchbox")).toBeVisible();
          const seasons = page.getByRole("navigation", { name: seasonNav[language], exact: true }).getByRole("link");
          await expect(seasons).toHaveCount(4);
          for (const season of await seasons.all()) await expect(season).toBeVisible();
          await expect(seasons.first()).toHaveAttribute("aria-current", "true");
          await expect(page.locator("[aria-current=true]").getByText(/./)).not.toHaveCount(0);
          await expect(page.locator("main .cf").first()).toBeVisible();
        }
      }
      await page.goto(`/${language}/car/skoda`);
      await expect(page.getByRole("banner").locator("nav a[aria-current]")).toHaveCount(0);
      await expect(page.locator("main .cf").getByRole("link")).toHaveCount(2);
    });

    test(`${language}: other pages have a low header, one line back, help, and a footer of one row`, async ({
      page,
    }) => {
      const parents = {
        "/terms": "",
        "/blog": "",
        "/blog/news": "/blog",
        "/register": "/sign-in",
        "/forgot-password": "/sign-in",
        "/cart": "",
        "/cart/checkout": "/cart",
      };
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        for (const [path, parent] of Object.entries(parents)) {
          await page.goto(`/${language}${path}`);
          await expect(page.locator("body > .layout-default")).toBeVisible();
          expect((await page.getByRole("banner").boundingBox())?.height).toBeLessThan(60);
          await expect(page.getByRole("banner").getByRole("searchbox")).toHaveCount(0);
          await expect(page.getByRole("navigation", { name: seasonNav[language], exact: true })).toHaveCount(0);
          expect([path, await hrefs(page, ".back nav a")]).toEqual([path, [`/${language}${parent}`]]);
          await expect(page.locator(".help a[href^='tel:']")).toBeVisible();
          await expect(page.locator(".help")).toContainText(/8:00–\u206018:00/);
          await expect(page.getByRole("contentinfo").getByRole("link")).toHaveCount(5);
          expect([path, width, await sideways(page)]).toEqual([path, width, 0]);
        }
      }
    });
  }

  test("no two of the four layouts are alike, neither in markup nor in look", async ({ page, mayLog }) => {
    mayLog(/\/cs\/nic: .*status of 404/);
    const layouts = { temp: "/cs", home: "/cs/zimni-pneumatiky", default: "/cs/terms", "404": "/cs/nic" };
    const markup: Record<string, object> = {};
    const looks: string[] = [];
    for (const [layout, path] of Object.entries(layouts)) {
      await page.goto(path);
      markup[layout] = {
        search: await page.getByRole("banner").getByRole("searchbox").count(),
        seasons: await page.getByRole("navigation", { name: "Hlavní", exact: true }).getByRole("link").count(),
        back: await page.locator(".back nav a").count(),
        help: await page.locator(".help").count(),
        footer: await page.getByRole("contentinfo").getByRole("link").count(),
      };
      const look = await page.evaluate(() => {
        const [header, frame = document.body] = ["header", "body > div"].map((found) => document.querySelector(found));
        if (!header || !frame) return "nothing";
        const { position, backgroundColor } = getComputedStyle(header);
        const ground = getComputedStyle(frame).backgroundColor;
        return [header.getBoundingClientRect().height, position, backgroundColor, ground].join(" ");
      });
      looks.push(look);
    }
    expect(markup).toEqual({
      temp: { search: 0, seasons: 4, back: 0, help: 0, footer: 23 },
      home: { search: 1, seasons: 4, back: 0, help: 0, footer: 23 },
      default: { search: 0, seasons: 0, back: 1, help: 1, footer: 5 },
      "404": { search: 0, seasons: 0, back: 0, help: 0, footer: 0 },
    });
    expect(new Set(looks).size, looks.join("; ")).toBe(4);
  });

  test("results without a language, and the new password, stand in the layout of the catalogue", async ({
    page,
    context,
    baseURL: url = "",
  }) => {
    await context.addCookies([{ name: "language", value: "cs", url }]);
    for (const path of ["/search-result?q=205", "/reset-password?token=t"]) {
      await page.goto(path);
      await expect(page.locator("body > .layout-home")).toBeVisible();
      await expect(page.getByRole("banner").getByRole("searchbox")).toBeVisible();
      await expect(page.getByRole("navigation", { name: "Hlavní", exact: true }).getByRole("link")).toHaveCount(4);
      await expect(page.locator(".back nav a, .help")).toHaveCount(0);
    }
    // The same results under a language are a page to read, with its own way back.
    await page.goto("/cs/search-result?q=205");
    await expect(page.locator("body > .layout-default")).toBeVisible();
    await expect(page.getByRole("banner").getByRole("searchbox")).toHaveCount(0);
    await expect(page.locator(".back nav a")).toHaveCount(1);
  });

  test("nothing leads away from the checkout but the cart, help and what the law wants at hand", async ({ page }) => {
    const { data } = await listed(page.request, "category=car-all_season&in_stock=1&sort=price_desc");
    const tyre = data.find(({ stock }) => stock >= 4);
    if (!tyre) throw new Error("No tyre.");
    await putIntoCart(page.request, tyre, 1);
    await page.goto("/cs/cart/checkout");
    const outside = (await hrefs(page, "body a[href]:not(main a, .skip)")).map((href) => href.replace(/\?.*/, ""));
    const allowed =
      /^(tel:|mailto:|\/cs\/sign-in$|\/(cs|sk|en)\/cart(\/checkout)?$|\/cs\/(terms|privacy|cookies|accessibility|withdrawal)$)/;
    // The sign-in opens over the page; without scripts it comes back to it.
    expect(outside.filter((href) => !allowed.test(href))).toEqual([]);
    expect(outside).toContain("/cs/cart");
    expect(outside.some((href) => href.startsWith("tel:"))).toBe(true);
    await expect(page.locator("search, .menu")).toHaveCount(0);
  });

  for (const provider of ["google", "facebook"]) {
    test(`a sign-in at ${provider} comes back to a page without layout and without meta of another`, async ({
      page,
    }) => {
      await page.goto(`/cs/auth/${provider}?code=x&state=y`);
      await expect(page.locator("header, footer, nav, [class^=layout-]")).toHaveCount(0);
      await expect(page.locator('meta[name="description"], meta[property^="og:"], meta[name^="twitter:"]')).toHaveCount(
        0,
      );
      await expect(page.locator('link[rel="canonical"], link[rel="alternate"][hreflang]')).toHaveCount(0);
      await expect(page).toHaveTitle("Dezén");
    });
  }
});

test("the line back goes back in the history where the shopper came from: filters stay", async ({ page }) => {
  await page.goto("/cs/zimni-pneumatiky/205-55-r16?sort=price_asc");
  const toCart = page.getByRole("banner").getByRole("link", { name: /^Košík/ });
  await hydrated(toCart);
  await toCart.click();
  await expect(page).toHaveURL("/cs/cart");
  await page.getByRole("link", { name: "Zpět k pneumatikám" }).click();
  await expect(page).toHaveURL("/cs/zimni-pneumatiky/205-55-r16?sort=price_asc");

  await page.goto("/cs/terms");
  await page.goto("/cs/cart");
  const back = page.getByRole("link", { name: "Zpět k pneumatikám" });
  await hydrated(back);
  await back.click();
  await expect(page).toHaveURL("/cs");
});
