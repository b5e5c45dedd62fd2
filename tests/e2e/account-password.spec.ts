import { expect, test } from "./fixtures";
import { mailedLink, newPlace, register, signIn } from "./support/account";
import { hydrated } from "./support/hydrated";

test.use({ locale: "sk-SK", extraHTTPHeaders: newPlace() });

test("a forgotten password is set anew by the mailed link, which is good once", async ({
  page,
  context,
  dataDir,
  mayLog,
}) => {
  const email = await register(page.request);
  await context.clearCookies();
  const main = page.getByRole("main");
  await page.goto("/sk/sign-in");
  await main.getByRole("link", { name: "Zabudnuté heslo" }).click();
  await expect(page).toHaveURL(/\/sk\/forgot-password/);
  await hydrated(main.getByRole("button", { name: "Poslať odkaz" }));
  await main.getByLabel("E-mail", { exact: true }).fill(email);
  await main.getByRole("button", { name: "Poslať odkaz" }).click();
  await expect(page.getByRole("heading", { name: "Pozrite sa do pošty" })).toBeFocused();

  const link = await mailedLink(dataDir, "reset", email);
  expect(new URL(link).pathname).toBe("/reset-password");
  const choose = async (password: string) => {
    await page.goto(link);
    const save = main.getByRole("button", { name: "Uložiť heslo" });
    await hydrated(save);
    await main.getByLabel("Nové heslo", { exact: true }).fill(password);
    await save.click();
  };
  await choose("Zimné gumy od novembra");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Heslo je zmenené");
  await main.getByRole("link", { name: "Prihlásiť sa" }).click();
  await signIn(page, ["E-mail", "Heslo", "Prihlásiť sa"], email, "Zimné gumy od novembra");
  await expect(page).toHaveURL("/sk/account");
  await expect(page.getByText(`Prihlásený účet: ${email}`)).toBeVisible();

  mayLog(/reset-password.*4\d\d/);
  await choose("Letné gumy od apríla");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tento odkaz neplatí");
  await expect(main.getByRole("link", { name: "Poslať nový odkaz" })).toHaveAttribute("href", "/sk/forgot-password");
});
