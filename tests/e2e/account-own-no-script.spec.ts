import { expect, test } from "./fixtures";
import { mailedLink, newPlace, password, register, sessionOf } from "./support/account";
import { accountTexts } from "./support/account-texts";
import { cartLines } from "./support/cart";
import { orderOf } from "./support/order";
import { tyresOf } from "./support/tyres";

test.use({ javaScriptEnabled: false, locale: "cs-CZ" });
test.beforeEach(({ page }) => page.setExtraHTTPHeaders(newPlace()));

for (const language of ["cs", "sk", "en"] as const) {
  const { profile: say, remove, signedIn } = accountTexts[language];

  test(`without scripts a wrong detail is named at its field, and right ones are saved (${language})`, async ({
    page,
  }) => {
    await register(page.request);
    await page.goto(`/${language}/account`);
    const field = (label: string) => page.getByLabel(label, { exact: true });
    const save = page.getByRole("button", { name: say.save, exact: true });
    await field(say.phone).fill("+49 30 1234567");
    await field(say.country).selectOption({ label: say.czechia });
    await field(say.zip).fill("811 06");
    await field(say.city).fill("Praha 2");
    await save.click();
    await expect(page).toHaveURL(`/${language}/account`);
    await expect(field(say.phone)).toBeFocused();
    await expect(field(say.phone)).toHaveAccessibleDescription(say.foreignPhone);
    await expect(field(say.zip)).toHaveAccessibleDescription(say.foreignZip);
    await expect(field(say.phone)).toHaveValue("+49 30 1234567");
    await expect(field(say.country)).toHaveValue("CZ");
    await expect(field(say.city)).toHaveValue("Praha 2");
    await field(say.phone).fill("601 234 567");
    await field(say.zip).fill("370 04");
    await save.click();
    await expect(page.getByRole("status").filter({ hasText: say.saved })).toHaveCount(1);
    await page.goto(`/${language}/account`);
    await expect(field(say.phone)).toHaveValue(/^\+420\s601\s234\s567$/);
    await expect(field(say.city)).toHaveValue("Praha 2");
    await page.getByRole("button", { name: say.again }).click();
    await expect(page.getByText(say.sent).first()).toBeVisible();
  });

  test(`without scripts an account is deleted with its password, and with no other (${language})`, async ({
    page,
    context,
  }) => {
    const email = await register(page.request);
    await page.goto(`/${language}/account`);
    await page.getByRole("button", { name: remove.open }).click();
    await page.getByRole("link", { name: remove.keep }).click();
    await expect(page).toHaveURL(`/${language}/account#delete-title`);
    await page.getByRole("button", { name: remove.open }).click();
    const field = page.getByLabel(remove.password, { exact: true });
    await field.fill("Tohle heslo to není");
    await page.getByRole("button", { name: remove.confirm }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(new RegExp(`${remove.wrong.replace(".", "\\.")}$`));
    await expect(field).toHaveValue("");
    await expect(page.getByText(`${signedIn}${email}`)).toBeVisible();
    await field.fill(password);
    await page.getByRole("button", { name: remove.confirm }).click();
    await expect(page).toHaveURL(`/${language}`);
    expect(await sessionOf(context)).toBeUndefined();
    const again = await page.request.post("/api/v1/auth/login", { data: { email, password } });
    expect(again.status()).toBe(401);
  });
}

test("without scripts who signs out leaves neither a session nor what the checkout has kept", async ({
  page,
  context,
  baseURL,
}) => {
  await register(page.request);
  await context.addCookies([{ name: "userForm", value: "%7B%7D", url: baseURL ?? "" }]);
  const { cookie } = (await sessionOf(context)) ?? {};
  await page.goto("/cs/account");
  await page.getByRole("button", { name: "Odhlásit se" }).click();
  await expect(page).toHaveURL("/cs/sign-in?return_to=%2Fcs%2Faccount");
  const names = (await context.cookies()).map(({ name }) => name);
  for (const gone of ["auth_token", "auth_fresh", "signed_in", "userForm"]) expect(names).not.toContain(gone);
  await context.addCookies(cookie ? [cookie] : []);
  await page.goto("/cs/account");
  await expect(page).toHaveURL("/cs/sign-in?return_to=%2Fcs%2Faccount");
});

test("without scripts an e-mail is confirmed by the mailed link and a button, once", async ({ page, dataDir }) => {
  const email = await register(page.request);
  const link = `/cs/account${new URL(await mailedLink(dataDir, "verify", email)).search}`;
  await page.goto(link);
  const confirm = page.locator("noscript button", { hasText: "Potvrdit e-mail" });
  await confirm.click();
  await expect(page.getByRole("status").filter({ hasText: "E-mail je potvrzený." })).toBeFocused();
  await expect(page.getByText("Potvrzený", { exact: true })).toBeVisible();
  await page.goto(link);
  await expect(confirm).toHaveCount(0);
});

test("without scripts a link of somebody else confirms nothing", async ({ page }) => {
  await register(page.request);
  await page.goto("/cs/account?verify=tohle-nikdo-neposlal");
  await page.locator("noscript button", { hasText: "Potvrdit e-mail" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Tento odkaz neplatí");
  await expect(page.getByText("Zatím nepotvrzený.", { exact: false })).toBeVisible();
});

test("without scripts the same order goes into the cart once more", async ({ page }) => {
  await register(page.request);
  const [tyre] = await tyresOf(page.request, "van-winter", 8);
  if (!tyre) throw new Error("No tyre.");
  const { number } = await orderOf(page.request, tyre, 2);
  await page.goto(`/cs/account/orders/${number}`);
  await page.getByRole("button", { name: "Objednat totéž znovu" }).click();
  const told = page.getByRole("main").getByRole("status").filter({ hasText: "V košíku jsou 2 pneumatiky navíc." });
  await expect(told).toBeFocused();
  expect(await cartLines(page.request)).toEqual([{ product_id: tyre.id, quantity: 2 }]);
  await told.getByRole("link", { name: "Do košíku" }).click();
  await expect(page).toHaveURL("/cs/cart");
});

test("a form of an account whose session has ended leads to the sign-in and back", async ({ page, context }) => {
  await register(page.request);
  await page.goto("/cs/account");
  await context.clearCookies();
  await page.getByRole("button", { name: "Uložit", exact: true }).click();
  await expect(page).toHaveURL("/cs/sign-in?return_to=%2Fcs%2Faccount");
});
