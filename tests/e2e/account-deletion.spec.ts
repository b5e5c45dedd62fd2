import { expect, test } from "./fixtures";
import { accountLink, password, register, sessionOf } from "./support/account";
import { accountTexts } from "./support/account-texts";
import { hydrated } from "./support/hydrated";

for (const language of ["cs", "sk", "en"] as const) {
  const { orders, remove: say, signIn } = accountTexts[language];

  test(`an account is deleted with its password, and with no other (${language})`, async ({
    page,
    context,
    mayLog,
  }) => {
    mayLog(/users\/info.*401/);
    const email = await register(page.request);
    await page.goto(`/${language}/account`);
    const none = page.getByRole("region", { name: orders.title });
    await expect(none).toContainText(orders.none);
    await expect(none.getByRole("link", { name: orders.find })).toHaveAttribute("href", `/${language}`);
    await expect(page.getByRole("region", { name: say.title })).toContainText(say.text);

    const open = page.getByRole("button", { name: say.open });
    await hydrated(open);
    await open.click();
    await page.getByRole("link", { name: say.keep }).click();
    await expect(open).toBeFocused();
    await open.click();
    const field = page.getByLabel(say.password, { exact: true });
    const confirm = page.getByRole("button", { name: say.confirm });
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(say.hint);
    await field.fill("Tohle heslo to není");
    await confirm.click();
    await expect(field).toHaveAccessibleDescription(new RegExp(`${say.wrong.replace(".", "\\.")}$`));
    await field.fill(password);
    await confirm.click();
    await expect(page).toHaveURL(`/${language}`);
    await expect(accountLink(page, signIn)).toBeVisible();
    expect(await sessionOf(context)).toBeUndefined();
    const again = await page.request.post("/api/v1/auth/login", { data: { email, password } });
    expect(again.status()).toBe(401);
  });
}
