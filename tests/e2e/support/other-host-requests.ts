import type { Page } from "@playwright/test";
import type { PlainHost } from "../../support/plain-host/server";
import { accountLink } from "./account";
import { hydrated } from "./hydrated";
import { customer, expect, fillCart, type Shape, test } from "./other-host";

const headers = { "sec-fetch-site": "same-origin" };
const badge = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Koš/ });

/** The three headers of the specification, of every request so far but those of one call. */
const sent = (host: PlainHost, but: string) =>
  host.requests
    .filter(({ name }) => name !== but)
    .map(({ name, headers: { authorization, ...rest } }) => [
      name,
      authorization,
      rest["accept-language"],
      rest["x-currency"],
    ]);

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
        const asked = sent(host, "GET /geo-preferences").filter(([name]) => name !== undefined);
        const names = new Set(asked.map(([name]) => name));
        for (const name of ["GET /users/info", "GET /cart", "GET /checkout/shipping-methods"])
          expect(names).toContain(name);
        const mine = asked.filter(([, token]) => token !== undefined);
        // What a page says to everybody alike, its contact for one, is asked for on behalf of nobody.
        expect(mine.filter(([, ...three]) => three.join() !== [authorization, "sk", "CZK"].join())).toEqual([]);
        expect(asked.filter(([, , language]) => language !== "sk")).toEqual([]);
        expect([...names].filter((name) => !mine.some(([own]) => own === name))).toEqual([]);
      });
    });
  });
}
