import type { Page } from "@playwright/test";
import { newPlace } from "./support/account";
import { expect, test } from "./support/social-shop";
import { socialTexts } from "./support/social-texts";

test.use({ javaScriptEnabled: false, locale: "cs-CZ" });
test.describe.configure({ mode: "default" }); // one shop is enough for all of them
test.beforeEach(({ page }) => page.setExtraHTTPHeaders(newPlace()));

const userOf = async (page: Page) => (await page.request.get("/api/v1/users/info")).json();

async function signInAtFacebook(page: Page, login: string): Promise<void> {
  await page.locator("input[name=login]").fill(login);
  await page.getByRole("button", { name: "Continue" }).click();
}

const finish = { cs: "Dokončit přihlášení", sk: "Dokončiť prihlásenie", en: "Finish signing in" };

for (const language of ["cs", "sk", "en"] as const) {
  test(`without scripts a person from Facebook is signed in where they came from, by one more button (${language})`, async ({
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

test("without scripts the only way to sign in stays, and another is linked by one more link", async ({ page }) => {
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
