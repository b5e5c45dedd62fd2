import { randomInt } from "node:crypto";
import { expect, test } from "./fixtures";
import { newEmail, newPlace, password, register } from "./support/account";
import { authTexts } from "./support/auth-texts";
import { hydrated } from "./support/hydrated";

test.use({ extraHTTPHeaders: newPlace() });

for (const language of ["cs", "sk", "en"] as const) {
  const say = authTexts[language];

  test(`registration names every field that is wrong (${language})`, async ({ page, mayLog }) => {
    mayLog(/register.*(409|422)/);
    const taken = await register(page.request);
    await page.context().clearCookies();
    await page.goto(`/${language}/register`);
    const main = page.getByRole("main");
    const field = (label: string) => main.getByLabel(label, { exact: true });
    const action = main.getByRole("button", { name: say.register, exact: true });
    const agreement = main.getByRole("checkbox", { name: say.agreement });
    await hydrated(action);
    await action.click();
    for (const label of [say.firstName, say.lastName, say.email, say.password])
      await expect(field(label)).toHaveAccessibleDescription(new RegExp(`${say.required}: `));
    await expect(agreement).toHaveAccessibleDescription(say.disagreed);
    await field(say.firstName).fill("Jana");
    await field(say.lastName).fill("Dvořáková");
    await field(say.email).fill("jana");
    await field(say.password).fill("krátké");
    await field(say.phone).fill("+49 30 1234567");
    await expect(field(say.email)).toHaveAccessibleDescription(say.badEmail);
    await expect(field(say.password)).toHaveAccessibleDescription(new RegExp(`${say.short}$`));
    await action.click();
    await expect(field(say.phone)).toHaveAccessibleDescription(
      new RegExp(`${say.foreignPhone.replace(/\+/g, "\\+")}$`),
    );

    await field(say.phone).fill("");
    await field(say.email).fill(taken);
    await field(say.password).fill("password1");
    await agreement.check();
    await action.click();
    await expect(field(say.password)).toHaveAccessibleDescription(new RegExp(`${say.common.replaceAll(" ", "\\s")}$`));
    await field(say.password).fill(password);
    await action.click();
    await expect(field(say.email)).toHaveAccessibleDescription(say.taken);
  });

  test(`a wrong password is refused, and after ten one has to wait (${language})`, async ({ page, mayLog }) => {
    mayLog(/login.*(401|429)/);
    // From a place of its own, as in life: the shop counts by place.
    const place = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
    await page.setExtraHTTPHeaders({ "x-forwarded-for": place });
    const email = newEmail();
    await page.goto(`/${language}/sign-in`);
    const main = page.getByRole("main");
    const action = main.getByRole("button", { name: say.signIn, exact: true });
    await hydrated(action);
    await action.click();
    await expect(main.getByLabel(say.email, { exact: true })).toHaveAccessibleDescription(
      new RegExp(`^${say.required}: `),
    );
    await main.getByLabel(say.email, { exact: true }).fill(email);
    await main.getByLabel(say.password, { exact: true }).fill("spatne heslo");
    await action.click();
    await expect(main.getByRole("alert")).toHaveText(say.badCredentials);
    const data = { email, password: "spatne heslo" };
    for (let turn = 2; turn <= 10; turn += 1)
      await page.request.post("/api/v1/auth/login", { headers: { "x-forwarded-for": place }, data });
    await action.click();
    await expect(main.getByRole("alert")).toHaveText(say.tooMany);
  });

  test(`a link for a new password is promised, and a dead one is named (${language})`, async ({ page, mayLog }) => {
    mayLog(/reset-password.*422/);
    const main = page.getByRole("main");
    await page.goto(`/${language}/forgot-password`);
    const send = main.getByRole("button", { name: say.sendLink, exact: true });
    await hydrated(send);
    await main.getByLabel(say.email, { exact: true }).fill(newEmail());
    await send.click();
    await expect(page.getByRole("heading", { name: say.sentTitle })).toBeFocused();
    await expect(main).toContainText(say.sent);

    await page.context().addCookies([{ name: "language", value: language, domain: "localhost", path: "/" }]);
    await page.goto(`/reset-password?token=${"Z".repeat(43)}`);
    const save = main.getByRole("button", { name: say.savePassword, exact: true });
    await hydrated(save);
    await main.getByLabel(say.newPassword, { exact: true }).fill("krátké");
    await save.click();
    await expect(main.getByLabel(say.newPassword, { exact: true })).toHaveAccessibleDescription(
      new RegExp(`${say.short}$`),
    );
    await main.getByLabel(say.newPassword, { exact: true }).fill(password);
    await save.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say.deadTitle);
    await expect(main).toContainText(say.dead);
    await expect(main.getByRole("link", { name: say.again })).toHaveAttribute("href", `/${language}/forgot-password`);
  });
}
