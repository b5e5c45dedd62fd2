import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Product } from "@/lib/contract/products";
import { expect, test } from "./fixtures";
import { newEmail } from "./support/account";
import { hydrated } from "./support/hydrated";
import { mailTo } from "./support/outbox";
import { ownPlace } from "./support/place";
import { listed } from "./support/tyres";

const run = promisify(execFile);

const words = {
  cs: {
    email: "E-mail",
    send: "Hlídat naskladnění",
    bad: "Zadejte platný e-mail",
    sent: "Hlídáme",
    subject: /^Zase skladem: /,
    cancel: "Zrušit všechna hlídání",
    cancelled: "Hlídání jsou zrušená",
  },
  sk: {
    email: "E-mail",
    send: "Strážiť naskladnenie",
    bad: "Zadajte platný e-mail",
    sent: "Strážime",
    subject: /^Opäť na sklade: /,
    cancel: "Zrušiť všetky stráženia",
    cancelled: "Stráženia sú zrušené",
  },
  en: {
    email: "Email",
    send: "Notify me when in stock",
    bad: "Please enter a valid email",
    sent: "We will let you know",
    subject: /^Back in stock: /,
    cancel: "Cancel all notices",
    cancelled: "Notices cancelled",
  },
} as const;

/** The merchant cancels an order, with the command for it. */
const cancel = (number: string, dataDir: string) =>
  run("node", ["--import", "tsx", "lib/backend/order/cli.ts", number, "cancelled"], {
    env: { ...process.env, DATA_DIR: dataDir, LC_ALL: "en_GB.UTF-8" },
  });

for (const [index, language] of (["cs", "sk", "en"] as const).entries()) {
  const say = words[language];

  test(`who waits for a tyre is told once when it is back, in ${language}`, async ({ page, dataDir, otherBuys }) => {
    test.setTimeout(120_000);
    const { data } = await listed(page.request, "category=van-summer&in_stock=1");
    const tyre: Product | undefined = data.filter(({ stock }) => stock <= 20).at(index);
    if (!tyre) throw new Error("No tyre to buy out.");
    const { number } = await otherBuys(tyre, tyre.stock);
    await page.setExtraHTTPHeaders(ownPlace());
    const send = page.getByRole("button", { name: say.send });
    await expect(async () => {
      await page.goto(tyre.paths[language]);
      await expect(send).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await hydrated(send);
    const field = page.locator("#buy").getByLabel(say.email, { exact: true });
    await field.fill("jana@");
    await send.click();
    await expect(page.getByText(say.bad)).toBeVisible();
    await expect(field).toBeFocused();
    const email = newEmail().toLowerCase();
    await field.fill(email);
    await send.click();
    await expect(page.getByRole("heading", { name: say.sent })).toBeFocused();

    await cancel(number, dataDir);
    const mail = await mailTo(dataDir, "stock-notice-", email);
    expect(mail.subject).toMatch(say.subject);
    const link = /https?:\/\/\S+\/stock-notice\?token=[\w-]{43}/.exec(mail.text)?.[0] ?? "";
    const { pathname, search } = new URL(link);
    expect(pathname).toBe(`/${language}/stock-notice`);
    await page.goto(`${pathname}${search}`);
    const stop = page.getByRole("button", { name: say.cancel });
    await hydrated(stop);
    await stop.click();
    await expect(page.getByRole("heading", { level: 1, name: say.cancelled })).toBeFocused();
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, locale: "cs-CZ" });

  test("the form is answered by its page", async ({ page, otherBuys }) => {
    const { data } = await listed(page.request, "category=van-summer&in_stock=1");
    const tyre = data.filter(({ stock }) => stock <= 20).at(-1);
    if (!tyre) throw new Error("No tyre to buy out.");
    await otherBuys(tyre, tyre.stock);
    await page.setExtraHTTPHeaders(ownPlace());
    const send = page.getByRole("button", { name: "Hlídat naskladnění" });
    await expect(async () => {
      await page.goto(tyre.paths.cs);
      await expect(send).toBeVisible({ timeout: 2_000 });
    }).toPass();
    const field = page.locator("#buy").getByLabel("E-mail", { exact: true });
    await field.fill("jana.x");
    await send.click();
    await expect(page.getByText("Zadejte platný e-mail")).toBeVisible();
    await field.fill(newEmail());
    await send.click();
    await expect(page.getByRole("heading", { name: "Hlídáme" })).toBeVisible();
  });
});
