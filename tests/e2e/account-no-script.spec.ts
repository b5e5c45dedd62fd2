import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { mailedLink, newEmail, newPlace, password, register, sessionOf } from "./support/account";
import { authTexts } from "./support/auth-texts";
import { cartLines, putIntoCart } from "./support/cart";
import { tyresOf } from "./support/tyres";

test.use({ javaScriptEnabled: false, locale: "cs-CZ" });
test.beforeEach(({ page }) => page.setExtraHTTPHeaders(newPlace()));

const field = (page: Page, label: string) => page.getByRole("main").getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true }).click();

/** A text wherever it stands, with whatever blanks. */
const said = (text: string) => new RegExp(text.replace(/[.+?]/g, "\\$&").replaceAll(" ", "\\s"));

/** Makes an account and leaves it. */
async function account(page: Page): Promise<string> {
  const email = await register(page.request);
  await page.context().clearCookies();
  return email;
}

for (const language of ["cs", "sk", "en"] as const) {
  const say = authTexts[language];

  test(`without scripts a refused sign-in says so and keeps the e-mail, the right one leads back (${language})`, async ({
    page,
    context,
  }) => {
    const email = await account(page);
    const [tyre] = await tyresOf(page.request, "van-winter", 8);
    if (!tyre) throw new Error("No tyre.");
    await putIntoCart(page.request, tyre, 2);
    const address = `/${language}/sign-in?return_to=%2F${language}%2Fcart%2Fcheckout`;
    await page.goto(address);
    await press(page, say.signIn);
    await expect(field(page, say.email)).toBeFocused();
    for (const label of [say.email, say.password])
      await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(`^${say.required}`));
    await field(page, say.email).fill(email);
    await field(page, say.password).fill("tohle ne");
    await press(page, say.signIn);
    await expect(page).toHaveURL(address);
    const refusal = page.getByRole("main").getByRole("alert");
    await expect(refusal).toContainText(say.badCredentials);
    await expect(refusal).toBeFocused();
    await expect(field(page, say.email)).toHaveValue(email);
    await expect(field(page, say.password)).toHaveValue("");
    expect(await page.content()).not.toContain("tohle ne");
    expect(await sessionOf(context)).toBeUndefined();

    await field(page, say.password).fill(password);
    await press(page, say.signIn);
    await expect(page).toHaveURL(`/${language}/cart/checkout`);
    await expect(page.getByLabel(say.email, { exact: true })).toHaveValue(email);
    const session = await sessionOf(context);
    expect(session?.cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: "Lax", path: "/" });
    expect(await cartLines(page.request)).toEqual([{ product_id: tyre.id, quantity: 2 }]);
  });

  test(`without scripts wrong fields of a registration are named, and right ones make the account (${language})`, async ({
    page,
    context,
  }) => {
    const taken = await account(page);
    await page.goto(`/${language}/register`);
    const agreement = page.getByRole("checkbox", { name: say.agreement });
    await field(page, say.firstName).fill("Jana");
    await field(page, say.email).fill("jana");
    await field(page, say.password).fill("krátké");
    await field(page, say.phone).fill("+49 30 123456");
    await press(page, say.register);
    await expect(field(page, say.lastName)).toBeFocused();
    await expect(field(page, say.lastName)).toHaveAccessibleDescription(new RegExp(`^${say.required}`));
    await expect(field(page, say.email)).toHaveAccessibleDescription(say.badEmail);
    await expect(field(page, say.password)).toHaveAccessibleDescription(said(say.short));
    await expect(field(page, say.phone)).toHaveAccessibleDescription(said(say.foreignPhone));
    await expect(page.getByText(say.disagreed)).toBeVisible();
    await expect(field(page, say.firstName)).toHaveValue("Jana");
    await expect(field(page, say.phone)).toHaveValue("+49 30 123456");
    expect(await page.content()).not.toContain("krátké");

    await field(page, say.lastName).fill("Dvořáková");
    await field(page, say.phone).fill("601 234 567");
    await agreement.check();
    await field(page, say.email).fill(taken);
    await field(page, say.password).fill(password);
    await press(page, say.register);
    await expect(field(page, say.email)).toBeFocused();
    await expect(field(page, say.email)).toHaveAccessibleDescription(said(say.taken));
    await expect(agreement).toBeChecked();
    const email = newEmail();
    await field(page, say.email).fill(email);
    await field(page, say.password).fill(password);
    await press(page, say.register);
    await expect(page).toHaveURL(`/${language}/account`);
    await expect(page.getByText(email).first()).toBeVisible();
    expect((await sessionOf(context))?.token.token_type).toBe("Bearer");
  });

  test(`without scripts a forgotten password is set anew by the mailed link, which is good once (${language})`, async ({
    page,
    context,
    dataDir,
  }) => {
    await context.addCookies([{ name: "language", value: language, domain: "localhost", path: "/" }]);
    const email = await register(page.request);
    await context.clearCookies({ name: /^(auth_|signed_in)/ });
    await page.goto(`/${language}/forgot-password`);
    await field(page, say.email).fill("jana@");
    await press(page, say.sendLink);
    await expect(field(page, say.email)).toHaveAccessibleDescription(say.badEmail);
    await expect(field(page, say.email)).toHaveValue("jana@");
    await field(page, say.email).fill(email);
    await press(page, say.sendLink);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say.sentTitle);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.getByRole("main")).toContainText(email);

    const link = await mailedLink(dataDir, "reset", email);
    const answer = await page.goto(link);
    expect(answer?.headers()["cache-control"]).toContain("no-store");
    await field(page, say.newPassword).fill("krátké");
    await press(page, say.savePassword);
    await expect(field(page, say.newPassword)).toHaveAccessibleDescription(said(say.short));
    await field(page, say.newPassword).fill("12345678");
    await press(page, say.savePassword);
    await expect(field(page, say.newPassword)).toHaveAccessibleDescription(said(say.common));
    await expect(field(page, say.newPassword)).toHaveValue("");
    await field(page, say.newPassword).fill("Zimní gumy od listopadu");
    await press(page, say.savePassword);
    await page.getByRole("main").getByRole("link", { name: say.signIn }).click();
    await field(page, say.email).fill(email);
    await field(page, say.password).fill("Zimní gumy od listopadu");
    await press(page, say.signIn);
    await expect(page).toHaveURL(`/${language}/account`);

    await page.goto(link);
    await field(page, say.newPassword).fill("Letní gumy od dubna");
    await press(page, say.savePassword);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say.deadTitle);
    await expect(page.getByRole("main").getByRole("link", { name: say.again })).toBeVisible();
  });
}

test("without scripts too many sign-ins are told when to come back", async ({ page }) => {
  const email = await account(page);
  const place = newPlace();
  for (let turn = 0; turn < 10; turn += 1)
    await page.request.post("/api/v1/auth/login", { headers: place, data: { email, password: "tohle ne" } });
  await page.setExtraHTTPHeaders(place);
  await page.goto("/cs/sign-in");
  await field(page, "E-mail").fill(email);
  await field(page, "Heslo").fill(password);
  await press(page, "Přihlásit se");
  await expect(page.getByRole("main").getByRole("alert")).toContainText(authTexts.cs.tooMany);
  await expect(field(page, "E-mail")).toHaveValue(email);
});

for (const elsewhere of ["https://evil.example/", "//evil.example", "/\\evil.example", "/api/v1/auth/logout"]) {
  test(`without scripts a sign-in never leads to ${elsewhere}`, async ({ page }) => {
    const email = await account(page);
    await page.goto(`/cs/sign-in?${new URLSearchParams({ return_to: elsewhere })}`);
    await field(page, "E-mail").fill(email);
    await field(page, "Heslo").fill(password);
    await press(page, "Přihlásit se");
    await expect(page).toHaveURL("/cs/account");
  });
}

test("a sign-in form that was changed on its way leads nowhere else, and one of another site signs nobody in", async ({
  page,
  context,
}) => {
  const email = await account(page);
  await page.goto("/cs/sign-in");
  const hidden = page.locator("main form input[type=hidden]");
  const fields = Object.fromEntries(
    await Promise.all(
      (await hidden.all()).map(
        async (one) => [await one.getAttribute("name"), (await one.getAttribute("value")) ?? ""] as const,
      ),
    ),
  );
  const multipart = { ...fields, email, password, return_to: "https://evil.example/" };
  const send = (origin: string, site: string) =>
    page.request.post("/cs/sign-in", { multipart, maxRedirects: 0, headers: { origin, "sec-fetch-site": site } });
  const foreign = await send("https://evil.example", "cross-site");
  expect(foreign.status()).toBe(403);
  expect(foreign.headers()["set-cookie"]).toBeUndefined();
  const own = await send(new URL(page.url()).origin, "same-origin");
  expect(own.status()).toBe(303);
  expect(own.headers().location).toBe("/cs/account");
  expect(await sessionOf(context)).toBeDefined();
});

test("without scripts who is signed in already is told so, and the account asks a visitor to sign in", async ({
  page,
}) => {
  await page.goto("/cs/account");
  await expect(page).toHaveURL("/cs/sign-in?return_to=%2Fcs%2Faccount");
  const email = await register(page.request);
  await page.goto("/cs/sign-in");
  const told = page.getByRole("main").getByRole("status");
  await expect(told).toContainText(`Přihlášený účet: ${email}.`);
  await told.getByRole("link", { name: "Můj účet" }).click();
  await expect(page).toHaveURL("/cs/account");
});
