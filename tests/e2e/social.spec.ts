import type { Page } from "@playwright/test";
import { newPlace, register } from "./support/account";
import { cartLines, putIntoCart } from "./support/cart";
import { hydrated } from "./support/hydrated";
import { expect, test } from "./support/social-shop";
import { socialTexts } from "./support/social-texts";
import { tyresOf } from "./support/tyres";

test.use({ locale: "cs-CZ" });
test.describe.configure({ mode: "default" }); // one shop is enough for all of them

/** A reader who has chosen a language: the provider's way back has none in its address. */
const reads = (page: Page, language: string) =>
  page.context().addCookies([{ name: "language", value: language, domain: "localhost", path: "/" }]);

const userOf = async (page: Page) => (await page.request.get("/api/v1/users/info")).json();

/** Signs in on the OpenID provider's own pages. */
async function signInAtGoogle(page: Page, login: string): Promise<void> {
  await page.getByPlaceholder("Enter any login").fill(login);
  await page.getByPlaceholder("and password").fill("any");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
}

async function signInAtFacebook(page: Page, login: string): Promise<void> {
  await page.locator("input[name=login]").fill(login);
  await page.getByRole("button", { name: "Continue" }).click();
}

for (const language of ["cs", "sk", "en"] as const) {
  test(`a person from Google is signed in, with the cart, where they came from (${language})`, async ({ page }) => {
    const [tyre] = await tyresOf(page.request, "car-winter", 4);
    if (!tyre) throw new Error("No tyre.");
    await putIntoCart(page.request, tyre, 4);
    await page.goto(`/${language}/sign-in?return_to=/${language}/cart`);
    await reads(page, language);
    await page.getByRole("link", { name: socialTexts[language].google }).click();
    const email = `jana.${language}@post.example`;
    await signInAtGoogle(page, email);
    await expect(page).toHaveURL(new RegExp(`/${language}/cart$`));
    expect(await userOf(page)).toMatchObject({ email, first_name: "Jana", last_name: "Vzorová" });
    expect(await cartLines(page.request)).toEqual([{ product_id: tyre.id, quantity: 4 }]);
    expect(await page.evaluate(() => document.cookie)).not.toMatch(/auth_token|social_state/);
  });

  test(`a sign-in cancelled at Google ends in a clear message (${language})`, async ({ page, mayLog }) => {
    mayLog(/callback.*401/);
    await page.goto(`/${language}/sign-in`);
    await reads(page, language);
    await page.getByRole("link", { name: socialTexts[language].google }).click();
    await page.getByRole("link", { name: "[ Cancel ]" }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/auth/google\\?`));
    await expect(page.getByRole("main").getByRole("alert")).toHaveText(socialTexts[language].cancelled);
    expect((await userOf(page)).id).toBeFalsy();
  });
}

for (const language of ["cs", "sk", "en"] as const) {
  const say = socialTexts[language];

  test(`a person from Facebook is signed in; the address they came back to is good once (${language})`, async ({
    page,
    mayLog,
  }) => {
    mayLog(/callback.*401/);
    await page.goto(`/${language}/sign-in`);
    await page.getByRole("link", { name: say.facebook }).click();
    const back = page.waitForRequest(/\/auth\/facebook\?code=/);
    await signInAtFacebook(page, "10001");
    const address = (await back).url();
    await expect(page).toHaveURL(new RegExp(`/${language}/account`));
    expect((await userOf(page)).email).toBe("petra@post.example");
    await page.goto(address);
    await expect(page.getByRole("main").getByRole("alert")).toHaveText(say.used);
    await expect(page.getByRole("link", { name: say.account })).toHaveAttribute("href", `/${language}/account`);
    expect((await userOf(page)).email).toBe("petra@post.example");
  });

  test(`a person from Facebook who keeps their e-mail back is told why that does not do (${language})`, async ({
    page,
    mayLog,
  }) => {
    mayLog(/callback.*401/);
    await page.goto(`/${language}/sign-in`);
    await page.getByRole("link", { name: say.facebook }).click();
    await signInAtFacebook(page, "10002");
    await expect(page.getByRole("main").getByRole("alert")).toHaveText(say.noEmail);
    await page.getByRole("link", { name: say.otherwise }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/sign-in`));
  });

  test(`a return the shop never asked for signs nobody in, and no robot keeps it (${language})`, async ({
    page,
    mayLog,
  }) => {
    mayLog(/callback.*401/);
    await page.goto(`/${language}/sign-in`);
    await reads(page, language);
    const answer = await page.goto(`/auth/google?code=forged&state=${"Z".repeat(43)}`);
    await expect(page).toHaveURL(new RegExp(`/${language}/auth/google\\?code=forged&state=Z+$`));
    await expect(page.getByRole("main").getByRole("alert")).toHaveText(say.forged);
    const registered = await answer?.request().redirectedFrom()?.response();
    for (const response of [registered, answer]) expect(response?.headers()["x-robots-tag"]).toBe("noindex");
    expect((await userOf(page)).id).toBeFalsy();
  });

  test(`who took longer at Google than a sign-in may take starts again (${language})`, async ({
    page,
    mayLog,
    socialShop,
  }) => {
    mayLog(/callback.*401/);
    await page.goto(`/${language}/sign-in`);
    await page.getByRole("link", { name: say.google }).click();
    await page.getByPlaceholder("Enter any login").waitFor();
    await socialShop.endAttempts();
    await signInAtGoogle(page, `late.${language}@post.example`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say.failed);
    await expect(page.getByRole("main").getByRole("alert")).toHaveText(say.expired);
    expect((await userOf(page)).id).toBeFalsy();
  });
}

for (const language of ["cs", "sk", "en"] as const) {
  test(`who signed in by password links Google in the account, and unlinks it (${language})`, async ({ page }) => {
    const email = await register(page.request);
    await page.goto(`/${language}/account`);
    const link = page.getByRole("button", { name: socialTexts[language].link });
    await hydrated(link);
    await link.click();
    await signInAtGoogle(page, `other.${email}`);
    await expect(page).toHaveURL(new RegExp(`/${language}/account$`));
    const unlink = page.getByRole("button", { name: socialTexts[language].unlink });
    await hydrated(unlink);
    expect((await userOf(page)).email).toBe(email);
    await unlink.click();
    await expect(link).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: socialTexts[language].unlinked })).toHaveCount(1);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ page }) => page.setExtraHTTPHeaders(newPlace()));

  const finish = { cs: "Dokončit přihlášení", sk: "Dokončiť prihlásenie", en: "Finish signing in" };

  for (const language of ["cs", "sk", "en"] as const) {
    test(`a person from Facebook is signed in where they came from, by one more button (${language})`, async ({
      page,
    }) => {
      await page.goto(`/${language}/sign-in?return_to=/${language}/faq`);
      await page.getByRole("link", { name: socialTexts[language].facebook }).click();
      await signInAtFacebook(page, "10001");
      await expect(page).toHaveURL(new RegExp(`/${language}/auth/facebook\\?`));
      const back = page.url();
      await page.locator("noscript button", { hasText: finish[language] }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/faq(#_=_)?$`)); // the mark is Facebook's
      expect((await userOf(page)).email).toBe("petra@post.example");
      await page.goto(back);
      await page.locator("noscript button", { hasText: finish[language] }).click();
      await expect(page.getByRole("main").getByRole("alert")).toHaveText(socialTexts[language].used);
      await expect(page.getByRole("link", { name: socialTexts[language].account })).toBeVisible();
    });
  }

  test("the only way to sign in stays, and another is linked by one more link", async ({ page }) => {
    await page.goto("/cs/sign-in");
    await page.getByRole("link", { name: socialTexts.cs.facebook }).click();
    await signInAtFacebook(page, "10001");
    await page.locator("noscript button", { hasText: finish.cs }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Můj účet");
    await page.getByRole("button", { name: "Odpojit Facebook" }).click();
    await expect(page.getByRole("main").getByRole("alert")).toContainText("Bez této služby byste se do účtu nedostali");
    await page.getByRole("button", { name: "Připojit Google" }).click();
    const on = page.getByRole("main").getByRole("link", { name: "Pokračovat na Google" });
    await expect(on).toHaveAttribute("href", /^http:\/\/.+[?&]state=/);
  });
});
