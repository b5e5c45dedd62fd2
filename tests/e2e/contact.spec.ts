import { expect, test } from "./fixtures";
import { newEmail } from "./support/account";
import { hydrated } from "./support/hydrated";
import { mailTo } from "./support/outbox";
import { ownPlace } from "./support/place";

const words = {
  cs: {
    name: "Jméno",
    email: "E-mail",
    message: "Zpráva",
    send: "Odeslat zprávu",
    sent: "Děkujeme, zpráva je u nás",
    errors: [
      "Toto pole je povinné: vyplňte jméno nebo název",
      "Zadejte platný e-mail",
      "Napište prosím, co potřebujete",
    ],
    subject: "Vaši zprávu máme, Dezén",
  },
  sk: {
    name: "Meno",
    email: "E-mail",
    message: "Správa",
    send: "Odoslať správu",
    sent: "Ďakujeme, správa je u nás",
    errors: [
      "Toto pole je povinné: vyplňte meno alebo názov",
      "Zadajte platný e-mail",
      "Napíšte, prosím, čo potrebujete",
    ],
    subject: "Vašu správu máme, Dezén",
  },
  en: {
    name: "Name",
    email: "Email",
    message: "Message",
    send: "Send message",
    sent: "Thank you, we have your message",
    errors: ["This field is required: enter the name", "Please enter a valid email", "Please write what you need"],
    subject: "We have your message, Dezén",
  },
} as const;

for (const language of ["cs", "sk", "en"] as const) {
  const say = words[language];

  test(`a message is written, corrected and sent in ${language}`, async ({ page, dataDir }) => {
    await page.setExtraHTTPHeaders(ownPlace());
    await page.goto(`/${language}/contacts`);
    const main = page.getByRole("main");
    const send = main.getByRole("button", { name: say.send });
    await hydrated(send);
    await main.getByLabel(say.email, { exact: true }).fill("petr@");
    await send.click();
    for (const error of say.errors) await expect(main.getByText(error)).toBeVisible();
    await expect(main.getByLabel(say.name, { exact: true })).toBeFocused();
    await expect(main.getByLabel(say.email, { exact: true })).toHaveValue("petr@");

    const email = newEmail();
    await main.getByLabel(say.name, { exact: true }).fill("Petr Svoboda");
    await main.getByLabel(say.email, { exact: true }).fill(email);
    await main.getByLabel(say.message, { exact: true }).fill("205/55 R16?");
    await page.reload();
    await expect(main.getByLabel(say.message, { exact: true })).toHaveValue("205/55 R16?");
    await hydrated(send);
    await send.click();
    await expect(main.getByRole("heading", { name: say.sent })).toBeFocused();
    await expect(main.getByText(email)).toBeVisible();
    expect((await mailTo(dataDir, "contact-acknowledgement-", email)).subject).toBe(say.subject);
    await page.reload();
    await expect(main.getByLabel(say.message, { exact: true })).toHaveValue("");
  });
}

test("the fourth message to one mailbox is refused with when to come back, and stays written", async ({ page }) => {
  await page.setExtraHTTPHeaders(ownPlace());
  const data = { name: "Petr", email: newEmail(), message: "Dobrý den" };
  for (let time = 0; time < 3; time += 1)
    expect((await page.request.post("/api/v1/contacts", { data })).status()).toBe(201);
  await page.goto("/cs/contacts");
  const main = page.getByRole("main");
  const send = main.getByRole("button", { name: "Odeslat zprávu" });
  await hydrated(send);
  await main.getByLabel("Jméno", { exact: true }).fill(data.name);
  await main.getByLabel("E-mail", { exact: true }).fill(data.email);
  await main.getByLabel("Zpráva", { exact: true }).fill("Ještě jednou");
  await send.click();
  await expect(main.getByRole("alert")).toContainText(/Zkuste\sto\sprosím\sznovu\sza\s\d+\sminut/);
  await expect(main.getByLabel("Zpráva", { exact: true })).toHaveValue("Ještě jednou");
});

test("the page says how to reach the shop, and whether it is open by its own clock", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-21T13:00:00Z"));
  await page.goto("/cs/contacts");
  const reach = page.getByRole("region", { name: "Kde nás zastihnete" });
  await expect(reach.getByText("Teď máme zavřeno, otevíráme v pondělí 23. 11. v 8:00.")).toBeVisible();
  await expect(reach.getByRole("link", { name: "+420 555 000 205" })).toHaveAttribute("href", "tel:+420555000205");
  await expect(reach.getByRole("link", { name: "Zobrazit na mapě" })).toHaveAttribute("href", /^https:/);
  await expect(reach).toContainText("00000019");
  await expect(reach).toContainText("Zapsáno v obchodním rejstříku");
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a message is written, corrected and sent", async ({ page }) => {
    await page.setExtraHTTPHeaders(ownPlace());
    await page.goto("/sk/contacts");
    const main = page.getByRole("main");
    const send = main.getByRole("button", { name: "Odoslať správu" });
    await main.getByLabel("Meno", { exact: true }).fill("Petr Svoboda");
    await main.getByLabel("E-mail", { exact: true }).fill("petr@");
    await main.getByLabel("Správa", { exact: true }).fill("205/55 R16?");
    await send.click();
    await expect(main.getByText("Zadajte platný e-mail")).toBeVisible();
    await expect(main.getByLabel("Správa", { exact: true })).toHaveValue("205/55 R16?");
    await main.getByLabel("E-mail", { exact: true }).fill(newEmail());
    await send.click();
    await expect(main.getByRole("heading", { name: "Ďakujeme, správa je u nás" })).toBeVisible();
    await expect(main.getByText("Teraz máme")).toHaveCount(0);
  });
});
