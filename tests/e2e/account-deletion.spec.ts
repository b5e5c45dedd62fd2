import { expect, test } from "./fixtures";
import { accountLink, password, register, sessionOf } from "./support/account";
import { hydrated } from "./support/hydrated";

test.use({ locale: "cs-CZ" });

test("an account is deleted with its password, and with no other", async ({ page, context, mayLog }) => {
  const email = await register(page.request);
  await page.goto("/cs/account");
  const open = page.getByRole("button", { name: "Zrušit můj účet" });
  await hydrated(open);
  await open.click();
  const field = page.getByLabel("Vaše heslo pro potvrzení", { exact: true });
  const confirm = page.getByRole("button", { name: "Nenávratně zrušit" });
  await expect(field).toBeFocused();
  mayLog(/users\/info.*401/);
  await field.fill("Tohle heslo to není");
  await confirm.click();
  await expect(page.getByText("Tohle není vaše heslo.")).toBeVisible();
  await field.fill(password);
  await confirm.click();
  await expect(page).toHaveURL("/cs");
  await expect(accountLink(page, "Přihlásit")).toBeVisible();
  expect(await sessionOf(context)).toBeUndefined();
  const again = await page.request.post("/api/v1/auth/login", { data: { email, password } });
  expect(again.status()).toBe(401);
});
