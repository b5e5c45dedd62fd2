import { expect, test } from "./fixtures";
import { accountLink, mailedLink, newEmail, newPlace, password } from "./support/account";
import { cartLines, putIntoCart } from "./support/cart";
import { hydrated } from "./support/hydrated";
import { tyresOf } from "./support/tyres";

test.use({ locale: "cs-CZ", extraHTTPHeaders: newPlace() });

test("who registers over a tyre's page stays there with the cart, and confirms the e-mail by the mailed link", async ({
  page,
  dataDir,
}) => {
  const [tyre] = await tyresOf(page.request, "van-winter", 8);
  if (!tyre) throw new Error("No tyre.");
  await putIntoCart(page.request, tyre, 4);
  const email = newEmail();
  await page.goto(tyre.paths.cs);
  await hydrated(accountLink(page, "Přihlásit"));
  await accountLink(page, "Přihlásit").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("link", { name: "Založit účet" }).click();
  await expect(dialog.getByRole("heading", { name: "Nový účet" })).toBeFocused();
  for (const [label, value] of [
    ["Jméno", "Jana"],
    ["Příjmení", "Dvořáková"],
    ["E-mail", email],
    ["Heslo", password],
  ] as const) {
    await dialog.getByLabel(label, { exact: true }).fill(value);
  }
  await dialog.getByRole("checkbox", { name: /^Souhlasím s obchodními podmínkami/ }).check();
  await dialog.getByRole("button", { name: "Založit účet" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(tyre.paths.cs);
  await expect(accountLink(page, "Můj účet: Jana")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Košík, 4 kusy" })).toBeVisible();
  expect(await cartLines(page.request)).toEqual([{ product_id: tyre.id, quantity: 4 }]);

  await page.goto(await mailedLink(dataDir, "verify", email));
  await expect(page.getByText("E-mail je potvrzený.")).toBeVisible();
  await expect(page).toHaveURL("/cs/account");
  await expect(page.getByText("Potvrzený", { exact: true })).toBeVisible();
});
