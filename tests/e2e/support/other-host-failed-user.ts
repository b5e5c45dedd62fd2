import type { BrowserContext, Page } from "@playwright/test";
import { accountLink, sessionOf } from "./account";
import { hydrated } from "./hydrated";
import { customer, expect, test } from "./other-host";

const headers = { "sec-fetch-site": "same-origin" };
const signInFirst = "/cs/sign-in?return_to=%2Fcs%2Faccount";

async function signedIn(page: Page): Promise<void> {
  const answer = await page.request.post("/api/v1/auth/login", { headers, data: customer });
  expect(answer.status()).toBe(200);
}

/** The cookies of a session that the browser holds. */
async function sessionCookies(context: BrowserContext): Promise<string[]> {
  const names = (await context.cookies()).map(({ name }) => name);
  return names.filter((name) => ["auth_token", "auth_fresh", "signed_in"].includes(name));
}

/** The page is a guest's, whole and at rest, and its account link opens the sign-in. */
async function isGuests(page: Page, context: BrowserContext) {
  await expect.poll(() => sessionCookies(context)).toEqual([]);
  await expect(page.locator("h1")).toHaveText("Kontakty");
  await expect(page.locator("[aria-busy=true], .skel")).toHaveCount(0);
  const link = accountLink(page, "Přihlásit");
  await hydrated(link);
  await link.click();
  await expect(page.getByRole("dialog").getByLabel("E-mail", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/cs/contacts");
}

/** How the load of the user fails. A 401 is renewed and asked once more, and nothing is asked a third time. */
const failures = [400, 401, 403, 404, 422, 429, 500, 503].map((status) => ({
  status,
  asked: status === 401 ? { info: 2, refresh: 1 } : { info: 1, refresh: 0 },
}));

/** A user that the host refuses with each status, as the shopper sees it. Source: specification, section 8. */
export function refusedUser(): void {
  test.describe("a user that cannot be loaded", () => {
    for (const { status, asked } of failures) {
      test(`(${status}) is nobody: the session's cookies are cleared, the page is a guest's`, async ({
        page,
        host,
        context,
        mayLog,
      }) => {
        mayLog(new RegExp(`/api/v1/users/info: .*status of ${status}`));
        const counts = () => ({
          info: host.requestsTo("GET /users/info").length,
          refresh: host.requestsTo("POST /auth/refresh").length,
        });
        await signedIn(page);
        expect(await sessionCookies(context)).toHaveLength(3);
        host.failAlways("GET /users/info", status);
        host.clear();
        await page.goto("/cs/contacts");
        await isGuests(page, context);
        expect(counts()).toEqual(asked);
        // What is gone is not asked for again: the account leads to the sign-in, which stays where it is.
        await page.goto("/cs/account");
        await expect(page).toHaveURL(signInFirst);
        await hydrated(page.locator("h1"));
        expect(counts()).toEqual(asked);
      });

      test(`(${status}) for a page made on the server leads to the sign-in once, without the cookies`, async ({
        page,
        host,
        context,
      }) => {
        await signedIn(page);
        host.failAlways("GET /users/info", status);
        host.clear();
        const answer = await page.goto("/cs/account");
        expect(answer?.status()).toBe(200);
        await expect(page).toHaveURL(signInFirst);
        await hydrated(page.getByRole("main").getByRole("button", { name: "Přihlásit se", exact: true }));
        expect(await sessionCookies(context)).toEqual([]);
        expect(host.requestsTo("GET /users/info")).toHaveLength(asked.info);
      });
    }
  });
}

/** A session that has run out, as the shopper sees it. Source: specification, section 8. */
export function expiredUser(): void {
  test.describe("a user that cannot be loaded", () => {
    test("for a token that has run out is loaded by the renewed session, which stays", async ({
      page,
      host,
      context,
    }) => {
      await signedIn(page);
      const before = await sessionOf(context);
      host.revoke();
      host.clear();
      await page.goto("/cs/contacts");
      await expect(accountLink(page, "Můj účet: Petra")).toBeVisible();
      expect(host.requestsTo("POST /auth/refresh")).toHaveLength(1);
      const after = await sessionOf(context);
      expect(after?.token.access_token).toBe(host.state.sessions.at(-1)?.token);
      expect(after?.token.access_token).not.toBe(before?.token.access_token);
    });

    test("for a token that has run out for good is nobody", async ({ page, host, context, mayLog }) => {
      mayLog(/\/api\/v1\/(users\/info|cart): .*status of 401/);
      await signedIn(page);
      host.revoke({ refresh: false });
      host.clear();
      await page.goto("/cs/contacts");
      await isGuests(page, context);
      expect(host.requestsTo("GET /users/info")).toHaveLength(1);
      expect(host.requestsTo("POST /auth/refresh")).toHaveLength(1);
    });
  });
}
