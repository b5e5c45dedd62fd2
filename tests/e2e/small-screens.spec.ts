import type { Page } from "@playwright/test";
import { forAll, missing } from "../support/route-examples";
import { expect, test } from "./fixtures";
import { register } from "./support/account";
import { putIntoCart } from "./support/cart";
import { orderOf } from "./support/order";
import { doubleText, sticksOut } from "./support/sticks-out";
import { tyresOf } from "./support/tyres";

const languages = ["cs", "sk", "en"] as const;
type Path = (language: (typeof languages)[number]) => string;

async function tyres(page: Page) {
  const [first, second, third, fourth] = await tyresOf(page.request, "suv-summer", 8);
  if (!first || !second) throw new Error("No tyres.");
  return [first, second, third ?? first, fourth ?? second] as const;
}

/** Its size is the longest that there is. */
async function vanTyre(page: Page) {
  const tyre = (await tyresOf(page.request, "van-winter", 4)).at(-1);
  if (!tyre) throw new Error("No van tyres.");
  return tyre;
}

/** Pages that are made for their visitor, with something in them; each is the same address in every language. */
const filled: Record<string, (page: Page) => Promise<Path>> = {
  "an empty cart": async () => (language) => `/${language}/cart`,
  "a full cart": async (page) => {
    const [first, second] = await tyres(page);
    await putIntoCart(page.request, first, 4);
    await putIntoCart(page.request, second, 2);
    return (language) => `/${language}/cart`;
  },
  "the checkout": async (page) => {
    await putIntoCart(page.request, (await tyres(page))[0], 4);
    return (language) => `/${language}/cart/checkout`;
  },
  "the success page of van tyres": async (page) => {
    const { id, token } = await orderOf(page.request, await vanTyre(page), 2);
    return (language) => `/${language}/create-order-success?order=${id}&token=${token}`;
  },
  "a comparison of four": async (page) => {
    const ids = (await tyres(page)).map(({ id }) => id);
    return (language) => `/${language}/compare?ids=${[...new Set(ids)].join(",")}`;
  },
  "a van tyre": async (page) => {
    const { paths } = await vanTyre(page);
    return (language) => paths[language];
  },
  "a product": async (page) => {
    const [{ paths }] = await tyres(page);
    return (language) => paths[language];
  },
  "the account with an order": async (page) => {
    await register(page.request);
    await orderOf(page.request, (await tyres(page))[0], 2);
    return (language) => `/${language}/account`;
  },
  "an order of the account, of van tyres": async (page) => {
    await register(page.request);
    const { number } = await orderOf(page.request, await vanTyre(page), 2);
    return (language) => `/${language}/account/orders/${number}`;
  },
  "a sign-in that failed elsewhere": async () => (language) => `/${language}/auth/google?error=access_denied`,
  "a new password": async () => () => "/reset-password?token=x",
  "a review's link that holds no more": async () => (language) => `/${language}/review?token=x`,
  "results of a search": async () => (language) => `/${language}/search-result?q=octavia`,
  "a search that found nothing": async () => (language) => `/${language}/search-result?q=qwertzuiop`,
  "a finder that found nothing": async () => (language) => `/${language}/find?width=205&profile=55&rim=22`,
  "a stock notice": async () => (language) => `/${language}/stock-notice?token=x`,
  "a withdrawal": async () => (language) => `/${language}/withdrawal`,
};

/** Measures what a screen of 320 px shows, one of 390 px with its text doubled, and one of 320 px with its text doubled. */
async function fits(page: Page, path: string): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  const narrow = await sticksOut(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await doubleText(page);
  const doubled = await sticksOut(page);
  await page.setViewportSize({ width: 320, height: 700 });
  const both = await sticksOut(page);
  return [
    ...narrow.map((what) => `320 px ${path} ${what}`),
    ...doubled.map((what) => `200 % ${path} ${what}`),
    ...both.map((what) => `320 px and 200 % ${path} ${what}`),
  ];
}

for (const [name, open] of Object.entries(filled)) {
  test(`${name} fits a screen of 320 px, and with its text doubled one of 390 and of 320 px`, async ({
    page,
    mayLog,
  }) => {
    mayLog(/status of 4\d\d/);
    const path = await open(page);
    const wrong: string[] = [];
    for (const language of languages) wrong.push(...(await fits(page, path(language))));
    expect(wrong).toEqual([]);
  });
}

const more = {
  "a category": "/cs/zimni-pneumatiky",
  "a size of vans": "/cs/zimni-pneumatiky-dodavky/215-65-r16c",
  "an article with figures and tables": "/cs/blog/stitek-eu-na-pneumatice",
};

for (const [route, path] of Object.entries({ ...forAll, ...missing, ...more })) {
  test(`${route} fits a screen of 320 px, and with its text doubled one of 390 and of 320 px`, async ({
    page,
    mayLog,
  }) => {
    mayLog(/status of 4\d\d/);
    const wrong = await fits(page, path);
    // The same page in the other languages is where it says that it is.
    const others = await page
      .locator("link[rel=alternate][hreflang]:not([hreflang=x-default])")
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
    for (const other of new Set(others)) if (other !== path.split("?")[0]) wrong.push(...(await fits(page, other)));
    expect(wrong).toEqual([]);
  });
}

test("at 320 px the sum of a line in the cart stands clear of its number of pieces", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const tyre of (await tyres(page)).slice(0, 2)) await putIntoCart(page.request, tyre, 4);
  await page.goto("/cs/cart");
  const rows = page.getByRole("main").getByRole("listitem");
  await expect(rows).toHaveCount(2);
  for (const row of await rows.all()) {
    const [pieces, sum] = [await row.locator(".stp").boundingBox(), await row.locator(".it-sum").boundingBox()];
    if (!pieces || !sum) throw new Error("Nothing is shown.");
    expect(pieces.x + pieces.width <= sum.x || pieces.y + pieces.height <= sum.y).toBe(true);
  }
});

for (const panel of [".menu", ".preferences"]) {
  test(`the panel ${panel} of the header fits, opened with doubled text`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const language of languages) {
      await page.goto(`/${language}/faq`);
      await doubleText(page);
      await page.getByRole("banner").locator(`${panel} summary`).click();
      await expect(page.locator(`${panel} .flyout-panel`)).toBeVisible();
      expect(await sticksOut(page)).toEqual([]);
    }
  });
}

test("with doubled text the prices of delivery are read on a phone without scrolling aside", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of languages.flatMap((language) => [`/${language}`, `/${language}/delivery`])) {
    await page.goto(path);
    await doubleText(page);
    const rights = await page
      .locator(".by-count .r")
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right));
    expect(rights.length).toBeGreaterThan(6);
    expect([path, Math.max(...rights) <= 374.5]).toEqual([path, true]);
  }
});
