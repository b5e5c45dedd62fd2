import type { Page } from "@playwright/test";
import type { PlainHost } from "../../support/plain-host/server";
import { accountLink } from "./account";
import { hydrated } from "./hydrated";
import { customer, expect, fillCart, type Shape, test } from "./other-host";

const headers = { "sec-fetch-site": "same-origin" };
const badge = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Koš/ });

/** The three headers of the specification, of every request so far. */
const sent = ({ requests }: PlainHost): [name: string, ...(string | undefined)[]][] =>
  requests.map(({ name, method, path, headers }) => [
    name ?? `${method} ${path}`,
    headers.authorization,
    headers["accept-language"],
    `${headers["x-currency"] ?? ""}`,
  ]);

/** Calls of the specification that the host answers for whoever is signed in. */
const personal = /^GET \/(users\/info|cart|cart\/detailed|checkout\/(shipping|payment)-methods)$/;

/** What goes to a back end of another hand while somebody walks through the shop. Source: specification, sections 2 and 7. */
export function requests(shape: Shape): void {
  test.describe("the requests of a visit", () => {
    // Neither the browser's language nor that of an earlier visit is the page's.
    test.describe("to pages in Slovak by somebody signed in", () => {
      test.use({ locale: "de-DE" });

      test("carry the session, the page's language and the stored currency, those of scripts too", async ({
        page,
        host,
        context,
        baseURL: url = "",
      }) => {
        await context.addCookies([
          { name: "language", value: "cs", url },
          { name: "currency", value: "CZK", url },
        ]);
        await page.request.post("/api/v1/auth/login", { headers, data: customer });
        const authorization = `Bearer ${host.state.sessions.at(-1)?.token}`;
        host.clear();
        const user = page.waitForResponse("**/api/v1/users/info");
        await page.goto("/sk/search-result?q=nordvik");
        await user;
        await expect(accountLink(page, "Môj účet: Petra")).toBeVisible();
        const delivery = page.waitForResponse("**/shipping-methods?*");
        await page.goto("/sk/cart/checkout");
        await delivery;
        await page.goto("/sk/account");
        await expect(page.locator("h1")).toBeVisible();
        const asked = sent(host).filter(([name]) => name !== "GET /geo-preferences");
        // Whether the back end has a call is asked for nobody; what a page says to all alike, its contact for one, in its language.
        const ofNobody = asked.filter(([, token]) => token === undefined).map(([name]) => name);
        expect(ofNobody.filter((name) => personal.test(name))).toEqual([]);
        const mine = asked.filter(([, token]) => token !== undefined);
        expect(mine.filter(([, ...three]) => three.join() !== [authorization, "sk", "CZK"].join())).toEqual([]);
        const names = mine.map(([name]) => name);
        for (const name of ["GET /users/info", "GET /cart", "GET /checkout/shipping-methods"])
          expect(names).toContain(name);
        expect(asked.every(([, , language, currency]) => /^(cs|en|sk)$/.test(`${language}`) && currency)).toBe(true);
      });
    });

    test("ask for the small cart and the preferences once, across layouts, a pause, the focus and the way back", async ({
      page,
      host,
    }) => {
      await page.clock.install();
      await page.goto("/cs");
      const links = page.getByRole("banner").getByRole("navigation");
      const asked = () => ["GET /cart", "GET /geo-preferences"].map((call) => host.requestsTo(call).length);
      await expect.poll(asked).toEqual([1, 1]);
      await hydrated(links.getByRole("link").first());
      await page.clock.fastForward(6000); // longer than any reading counts as fresh
      await links.getByRole("link", { name: "Kontakty" }).click();
      await expect(page.locator("body > .layout-default")).toBeVisible();
      await page.evaluate(() => dispatchEvent(new Event("focus")));
      await page.goBack();
      await expect(page.locator("body > .layout-temp")).toBeVisible();
      await page.evaluate(() => dispatchEvent(new Event("focus")));
      await hydrated(links.getByRole("link").first());
      expect(asked()).toEqual([1, 1]);
    });

    test("ask for the contact once, for all pages that are made for their visitors", async ({
      page,
      host,
      context,
      baseURL: url = "",
    }) => {
      // A language and a currency in which no other test of this file has a page made.
      await context.addCookies([{ name: "currency", value: "EUR", url }]);
      for (const path of ["/cs/cart", "/cs/search-result?q=a", "/cs/cart/checkout", "/cs/cart"]) {
        await page.goto(path);
        await expect(page.getByRole("contentinfo")).toBeVisible();
      }
      const contact = host.requestsTo("GET /contacts/info");
      expect(contact.map(({ headers }) => [headers["accept-language"], headers["x-currency"]])).toEqual([
        ["cs", "EUR"],
      ]);
    });

    test("tell the other tabs of a change in the cart by a message: they read it once more, and never else", async ({
      page,
      host,
      context,
    }) => {
      await fillCart(page, shape, [1003], 1);
      const other = await context.newPage();
      await other.goto("/cs");
      await expect(badge(other)).toHaveAccessibleName("Košík, 1 kus");
      await page.goto("/cs/cart");
      const more = page.getByRole("main").getByRole("button", { name: /^Přidat kus/ });
      await hydrated(more);
      host.clear();
      await more.click();
      await expect(badge(other)).toHaveAccessibleName("Košík, 2 kusy");
      expect(host.requestsTo("GET /cart")).toHaveLength(1);
      await page.request.delete("/api/v1/cart/items/0");
    });

    test("ask for the delivery options to the user's country on any address that contains checkout", async ({
      page,
      host,
      mayLog,
    }) => {
      mayLog(/\/cs\/checkout-je-jinde: .*status of 404/);
      await page.request.post("/api/v1/auth/login", { headers, data: customer });
      const fields = { first_name: "Petra", country: "Slovak Republic", zip_code: "94901" };
      const user = host.state.users[0];
      if (!user) throw new Error("No user.");
      const { country, zip_code } = user;
      Object.assign(user, fields);
      for (const path of ["/cs/cart/checkout", "/cs/checkout-je-jinde"]) {
        const answer = page.waitForResponse("**/shipping-methods?country=SK");
        await page.goto(path);
        expect((await answer).status()).toBe(200);
      }
      Object.assign(user, { country, zip_code });
      expect(new Set(host.requestsTo("GET /checkout/shipping-methods").map(({ query }) => query.country))).toContain(
        "SK",
      );
    });
  });
}
