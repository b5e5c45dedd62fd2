import { expect, test } from "./fixtures";
import { password, register, signIn } from "./support/account";
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
    ["ZIP code", "120 00"],
    ["Town", "Praha 2"],
  ] as const;
  for (const [label, value] of typed) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel("Country", { exact: true }).selectOption({ label: "Czechia" });
  await save.click();
  await expect(page.getByText("Saved.").first()).toBeVisible();

  const [tyre] = await tyresOf(page.request, "van-winter", 20);
  if (!tyre) throw new Error("No tyre.");
  await putIntoCart(page.request, tyre, 1);
  await page.goto("/en/cart/checkout");
  for (const [label, value] of [...typed, ["Email", email]] as const) {
    const shown = label === "Phone" ? "777 123 456" : value;
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(shown);
  }
  await expect(page.getByLabel("Country of delivery", { exact: true })).toHaveValue("CZ");
});
