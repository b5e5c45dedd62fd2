import { expect, test } from "./fixtures";
import { password, register, signIn } from "./support/account";
import { accountTexts } from "./support/account-texts";
import { putIntoCart } from "./support/cart";
import { hydrated } from "./support/hydrated";
import { tyresOf } from "./support/tyres";

test.use({ locale: "en-GB" });

test("the account asks who is signed out to sign in, and they come back to it", async ({ page, context }) => {
  const email = await register(page.request);
  await context.clearCookies();
  await page.goto("/en/account");
  await expect(page).toHaveURL("/en/sign-in?return_to=%2Fen%2Faccount");
  await signIn(page, ["Email", "Password", "Sign in"], email, password);
  await expect(page).toHaveURL("/en/account");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My account");
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
});

test("details saved in the account stand in the checkout", async ({ page }) => {
  const email = await register(page.request);
  await page.goto("/en/account");
  const save = page.getByRole("button", { name: "Save", exact: true });
  await hydrated(save);
  const typed = [
    ["First name", "Sam"],
    ["Last name", "O’Neill"],
    ["Phone", "+420 777 123 456"],
    ["Street and house number", "Vinohradská 12"],
    ["Postcode", "120 00"],
    ["Town", "Praha 2"],
  ] as const;
  for (const [label, value] of typed) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel("Country", { exact: true }).selectOption({ label: "Czechia" });
  await save.click();
  await expect(page.getByText("Saved.").first()).toBeVisible();

  const [tyre] = await tyresOf(page.request, "van-winter", 8);
  if (!tyre) throw new Error("No tyre.");
  await putIntoCart(page.request, tyre, 1);
  await page.goto("/en/cart/checkout");
  for (const [label, value] of [...typed, ["Email", email]] as const) {
    const shown = label === "Phone" ? "777 123 456" : value;
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(shown);
  }
  await expect(page.getByLabel("Country", { exact: true })).toHaveValue("CZ");
});

for (const language of ["cs", "sk", "en"] as const) {
  const { title, signedIn, profile: say } = accountTexts[language];

  test(`a wrong detail is named at its field, and right ones are saved (${language})`, async ({ page }) => {
    const email = await register(page.request);
    await page.goto(`/${language}/account`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByText(`${signedIn}${email}`)).toBeVisible();
    await expect(page.getByText(say.unverified)).toBeVisible();
    const field = (label: string) => page.getByLabel(label, { exact: true });
    const save = page.getByRole("button", { name: say.save, exact: true });
    await hydrated(save);
    await field(say.phone).fill("+49 30 1234567");
    await field(say.zip).fill("123");
    await save.click();
    await expect(field(say.phone)).toHaveAccessibleDescription(say.foreignPhone);
    await expect(field(say.zip)).toHaveAccessibleDescription(say.badZip);
    await field(say.phone).fill("+420 601");
    await field(say.country).selectOption({ label: say.czechia });
    await field(say.zip).fill("811 06");
    await save.click();
    await expect(field(say.phone)).toHaveAccessibleDescription(say.shortPhone);
    await expect(field(say.zip)).toHaveAccessibleDescription(say.foreignZip);
    await field(say.phone).fill("601 234 567");
    await field(say.zip).fill("370 04");
    await save.click();
    await expect(page.getByRole("status").filter({ hasText: say.saved })).toHaveCount(1);
    await page.getByRole("button", { name: say.again }).click();
    await expect(page.getByText(say.sent).first()).toBeVisible();
  });
}
