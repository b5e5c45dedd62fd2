import type { Page } from "@playwright/test";
import { register } from "./support/account";
import { cartLines, putIntoCart } from "./support/cart";
import { hydrated } from "./support/hydrated";
import { expect, test } from "./support/social-shop";
import { tyresOf } from "./support/tyres";

test.use({ locale: "cs-CZ" });
test.describe.configure({ mode: "default" }); // one shop is enough for all of them

const words = {
  cs: {
    google: "Pokračovat přes Google",
    facebook: "Pokračovat přes Facebook",
    cancelled: "Přihlášení jste přerušili",
  },
  sk: { google: "Pokračovať cez Google", facebook: "Pokračovať cez Facebook", cancelled: "Prihlásenie ste prerušili" },
  en: { google: "Continue with Google", facebook: "Continue with Facebook", cancelled: "You cancelled the sign-in" },
} as const;

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
    await page.getByRole("link", { name: words[language].google }).click();
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
    await page.getByRole("link", { name: words[language].google }).click();
    await page.getByRole("link", { name: "[ Cancel ]" }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/auth/google\\?`));
    await expect(page.getByRole("main").getByRole("alert")).toContainText(words[language].cancelled);
    expect((await userOf(page)).id).toBeFalsy();
  });
}

test("a person from Facebook is signed in; the address they came back to is good once", async ({ page, mayLog }) => {
  mayLog(/callback.*401/);
  await page.goto("/cs/sign-in");
  await page.getByRole("link", { name: words.cs.facebook }).click();
  const back = page.waitForRequest(/\/auth\/facebook\?code=/);
  await signInAtFacebook(page, "10001");
  const address = (await back).url();
  await expect(page).toHaveURL(/\/cs\/account/);
  expect((await userOf(page)).email).toBe("petra@post.example");
  await page.goto(address);
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Toto přihlášení už jednou proběhlo");
  expect((await userOf(page)).email).toBe("petra@post.example");
});

test("a person from Facebook who keeps their e-mail back is told why that does not do", async ({ page, mayLog }) => {
  mayLog(/callback.*401/);
  await page.goto("/cs/sign-in");
  await page.getByRole("link", { name: words.cs.facebook }).click();
  await signInAtFacebook(page, "10002");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("nepředala váš e-mail");
  await page.getByRole("link", { name: "Přihlásit se jinak" }).click();
  await expect(page).toHaveURL(/\/cs\/sign-in/);
});

const forged = {
  cs: "Toto přihlášení nezačalo v našem obchodě, proto jsme ho nedokončili.",
  sk: "Toto prihlásenie sa nezačalo v našom obchode, preto sme ho nedokončili.",
  en: "This sign-in was not started in our shop, so we did not complete it.",
} as const;

for (const language of ["cs", "sk", "en"] as const) {
  test(`a return the shop never asked for signs nobody in (${language})`, async ({ page, mayLog }) => {
    mayLog(/callback.*401/);
    await page.goto(`/${language}/sign-in`);
    await reads(page, language);
    await page.goto(`/auth/google?code=forged&state=${"Z".repeat(43)}`);
    await expect(page).toHaveURL(new RegExp(`/${language}/auth/google\\?code=forged&state=Z+$`));
    await expect(page.getByRole("main").getByRole("alert")).toContainText(forged[language]);
    expect((await userOf(page)).id).toBeFalsy();
  });
}

const ways = {
  cs: { link: "Připojit Google", unlink: "Odpojit Google", unlinked: "Služba Google je odpojená." },
  sk: { link: "Pripojiť Google", unlink: "Odpojiť Google", unlinked: "Služba Google je odpojená." },
  en: { link: "Link Google", unlink: "Unlink Google", unlinked: "Google is unlinked." },
} as const;

for (const language of ["cs", "sk", "en"] as const) {
  test(`who signed in by password links Google in the account, and unlinks it (${language})`, async ({ page }) => {
    const email = await register(page.request);
    await page.goto(`/${language}/account`);
    const link = page.getByRole("button", { name: ways[language].link });
    await hydrated(link);
    await link.click();
    await signInAtGoogle(page, `other.${email}`);
    await expect(page).toHaveURL(new RegExp(`/${language}/account$`));
    const unlink = page.getByRole("button", { name: ways[language].unlink });
    await hydrated(unlink);
    expect((await userOf(page)).email).toBe(email);
    await unlink.click();
    await expect(link).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: ways[language].unlinked })).toHaveCount(1);
  });
}
