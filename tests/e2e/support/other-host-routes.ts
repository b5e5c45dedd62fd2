import { randomUUID } from "node:crypto";
import type { Page, Response } from "@playwright/test";
import type { Language } from "@/lib/domain/locale";
import { czechOrder } from "../../support/order-request";
import { type SpecifiedRoute, specifiedRoutes } from "../../support/specified-routes";
import { hydrated } from "./hydrated";
import { expect, fillCart, type Shape, test } from "./other-host";

const locales = { cs: "cs-CZ", sk: "sk-SK", en: "en-US" };

/** What the callback pages say of a code that no provider has given out. */
const refused = {
  cs: "Přihlášení se nepovedlo",
  sk: "Prihlásenie sa nepodarilo",
  en: "Signing in failed",
};

/** The statuses of the redirects that led to an answer, and its own. */
async function hops(answer: Response | null): Promise<number[]> {
  const statuses: number[] = [];
  for (let request = answer?.request() ?? null; request; request = request.redirectedFrom())
    statuses.unshift((await request.response())?.status() ?? 0);
  return statuses;
}

/** What the scripts of a page ask for once it has come to life; `null` where that is nothing, or stands in the HTML. */
function fetched(path: string, layout: SpecifiedRoute["layout"]): string | null {
  if (path.includes("checkout")) return "**/api/v1/checkout/shipping-methods?*";
  return layout === null || layout === "404" || path.endsWith("/cart") ? null : "**/api/v1/cart";
}

/** What every page of the shop is, with and without scripts. */
async function isWhole(
  page: Page,
  language: Language,
  { layout, heading }: Pick<SpecifiedRoute, "layout" | "heading">,
) {
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.locator("h1")).toHaveText([heading]);
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.locator("body > [class^=layout-]")).toHaveCount(layout === null ? 0 : 1);
  if (layout !== null) await expect(page.locator(`body > .layout-${layout}`)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
}

/** Places an order of a guest's by the calls that the checkout makes. @returns the address of its page */
async function orderedBy(page: Page, shape: Shape, language: Language): Promise<string> {
  await fillCart(page, shape, [1003], 1);
  const first = async (call: string) => (await (await page.request.get(`/api/v1/checkout/${call}`)).json()).data[0].id;
  const delivery = { id: await first("shipping-methods?country=CZ") };
  const payment = { id: await first("payment-methods") };
  const headers = { "idempotency-key": randomUUID(), "accept-language": language };
  const data = { ...czechOrder, delivery, payment };
  const answer = await page.request.post("/api/v1/checkout/create-order", { headers, data });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id, token } = await answer.json();
  return `/${language}/create-order-success?${new URLSearchParams({ order: id, token })}`;
}

/**
 * Every route of the specification, on a phone, in one language: with scripts, and once more without.
 * @param thanks the heading of the page of an order, @param which only these routes
 */
export function routes(shape: Shape, language: Language, thanks: string, which = (_: SpecifiedRoute) => true): void {
  const each = specifiedRoutes(language).filter(which);
  const created = { layout: "default", heading: thanks } as const;

  test.describe(`on a phone in ${language}`, () => {
    test.use({ locale: locales[language], viewport: { width: 390, height: 844 } });

    for (const { route, path, statuses, layout, heading } of each) {
      test(`the route ${route} is there (${path})`, async ({ page, mayLog }) => {
        if (statuses.includes(404)) mayLog(new RegExp(`${path}: .*status of 404`));
        if (layout === null) mayLog(/\/api\/v1\/auth\/\w+\/callback\?.*status of (401|422)/);
        const part = fetched(path, layout);
        const answer = part === null ? null : page.waitForResponse(part);
        expect(await hops(await page.goto(path))).toEqual(statuses);
        await hydrated(page.locator("h1"));
        expect((await answer)?.status() ?? 200).toBe(200);
        await isWhole(page, language, { layout, heading: layout === null ? refused[language] : heading });
      });
    }

    test("an order that was placed has its page at /{lang}/create-order-success", async ({ page }) => {
      const cart = page.waitForResponse("**/api/v1/cart");
      expect(await hops(await page.goto(await orderedBy(page, shape, language)))).toEqual([200]);
      await hydrated(page.locator("h1"));
      expect((await cart).status()).toBe(200);
      await isWhole(page, language, created);
    });

    test.describe("without scripts", () => {
      test.use({ javaScriptEnabled: false });

      test("an order that was placed has its page at /{lang}/create-order-success", async ({ page }) => {
        expect(await hops(await page.goto(await orderedBy(page, shape, language)))).toEqual([200]);
        await isWhole(page, language, created);
      });

      for (const { route, path, statuses, layout, heading } of each) {
        test(`the route ${route} is there (${path})`, async ({ page, mayLog }) => {
          if (statuses.includes(404)) mayLog(new RegExp(`${path}: .*status of 404`));
          expect(await hops(await page.goto(path))).toEqual(statuses);
          await isWhole(page, language, { layout, heading });
          // biome-ignore lint/performance/useDomNodeTextContent: what is seen is meant
          const text = await page.locator("main").innerText();
          expect(text.length).toBeGreaterThan(heading.length + 40);
          await expect(page.locator("[aria-busy=true], .skel")).toHaveCount(0);
        });
      }
    });
  });
}
