import { expect, test } from "./fixtures";
import { newEmail, password, register } from "./support/account";
import { accountTexts } from "./support/account-texts";
import { authTexts } from "./support/auth-texts";

test.use({ javaScriptEnabled: false });

const typed = newEmail();

/** Every form that only scripts can send, in one language each: where it is, a field of its own, and its button. */
const forms = {
  cs: [
    ["/cs/sign-in", authTexts.cs.password, password, authTexts.cs.signIn],
    ["/cs/account", accountTexts.cs.profile.city, "Praha 2", accountTexts.cs.profile.save],
  ],
  sk: [["/sk/register", authTexts.sk.email, typed, authTexts.sk.register]],
  en: [
    ["/en/forgot-password", authTexts.en.email, typed, authTexts.en.sendLink],
    ["/reset-password", authTexts.en.newPassword, password, authTexts.en.savePassword],
  ],
} as const;

for (const language of ["cs", "sk", "en"] as const) {
  test(`a form sent before its scripts came says that nothing was sent (${language})`, async ({ page }) => {
    await page.context().addCookies([{ name: "language", value: language, domain: "localhost", path: "/" }]);
    await register(page.request);
    const main = page.getByRole("main");
    const told = main.getByText(authTexts[language].notReady);
    for (const [path, label, value, action] of forms[language]) {
      await page.goto(path);
      await expect(told).toBeHidden();
      await main.getByLabel(label, { exact: true }).fill(value);
      await main.getByRole("button", { name: action, exact: true }).click();
      await expect(page).toHaveURL(`${path}#not-ready`);
      await expect(told).toBeVisible();
      await expect(main.getByLabel(label, { exact: true })).toHaveValue("");
    }
  });
}
