import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { fill } from "@/messages/admin/fill";
import { adminTexts } from "@/messages/admin/texts";
import { expect, test } from "./fixtures";
import { isAccessible } from "./support/office";
import { inviteStaff } from "./support/staff-command";

const password = "Zimní gumy na dvoře 12";

/** The six digits of a phone; a later step counts as well, so that no code is used twice. */
const codeOf = (secret: string, stepsAhead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: "SHA1", digits: 6, period: 30 }).generate({
    timestamp: Date.now() + stepsAhead * 30_000,
  });

const send = (page: Page) => page.locator("main form:not(.touch) .do[type=submit]").first().click();

for (const [language, width, colorScheme] of [
  ["cs", 1440, "light"],
  ["sk", 390, "dark"],
  ["en", 390, "light"],
] as const) {
  test(`an invited person sets up password and phone, and signs in again (${language}, ${width}, ${colorScheme})`, async ({
    page,
    dataDir,
    baseURL,
    mayLog,
  }) => {
    test.setTimeout(180_000); // axe looks at seven pages
    mayLog(/\/api\/v1\/admin\/me: .*401/); // the sign-in looks whether somebody is in after all
    // Next would ask the shop for the page that follows while the form keeps its place among what is rendered.
    page.on("response", (response) => expect(response.headers()).not.toHaveProperty("x-action-redirect"));
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const texts = adminTexts[language];
    const email = `${language}-${Date.now()}@firma.example`;
    await page.goto(await inviteStaff(dataDir, baseURL ?? "", email, language));
    await expect(page.locator("html")).toHaveAttribute("lang", /cs|sk|en/);
    // All of the page is in the invited person's language, whatever the browser asks for.
    await expect(page.locator(".door")).toHaveAttribute("lang", language);
    await expect(page.locator(".door")).toContainText(texts.door.rule_time);
    await expect(page).toHaveTitle(new RegExp(texts.welcome.title));
    await isAccessible(page);
    await send(page);
    const secret = ((await page.locator(".phone code").textContent()) ?? "").replaceAll(" ", "");
    await isAccessible(page);
    await page.locator("#password").fill(password);
    await page.locator("#code").fill(codeOf(secret));
    await send(page);
    await expect(page.locator(".codes li")).toHaveCount(10);
    await isAccessible(page);
    await page.getByRole("link", { name: texts.welcome.go_on }).click();
    await expect(page).toHaveURL("/admin/orders");
    await isAccessible(page);
    for (const room of ["staff", "log", "me"] as const) {
      await page.goto(`/admin/${room}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts[room].title);
      await isAccessible(page);
    }
    await page.getByRole("button", { name: texts.shell.sign_out }).click();
    await expect(page).toHaveURL("/admin/sign-in");
    await page.goto("/admin/log");
    await expect(page).toHaveURL("/admin/sign-in?to=%2Fadmin%2Flog");
    await page.locator("#email").fill(email);
    await page.locator("#password").fill(password);
    await send(page);
    await page.locator("#code").fill(codeOf(secret, 1));
    await send(page);
    await expect(page).toHaveURL("/admin/log");
    await expect(page.getByRole("link", { name: "Jana Nová" })).toBeVisible();
    expect(await page.title()).toContain(fill(texts.meta.title, { title: texts.log.title, shop: "" }).split(" · ")[0]);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an invited person sets up password and phone, changes the name, and signs out", async ({
    page,
    dataDir,
    baseURL,
  }) => {
    await page.goto(await inviteStaff(dataDir, baseURL ?? "", `noscript-${Date.now()}@firma.example`, "en"));
    await send(page);
    const secret = ((await page.locator(".phone code").textContent()) ?? "").replaceAll(" ", "");
    await page.locator("#password").fill(password);
    await page.locator("#code").fill("000000");
    await send(page);
    await expect(page.locator("#code-error")).toContainText("does not match");
    await page.locator("#password").fill(password);
    await page.locator("#code").fill(codeOf(secret));
    await send(page);
    await expect(page.locator(".codes li")).toHaveCount(10);
    await page.goto("/admin/me");
    await page.locator("#name").fill("Jana Novotná");
    await page.getByRole("button", { name: "Save" }).first().click();
    await expect(page.getByText("Saved.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Jana Novotná" })).toBeVisible();
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page).toHaveURL("/admin/sign-in");
  });
});
