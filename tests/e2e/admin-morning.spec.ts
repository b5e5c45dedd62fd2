import { randomInt, randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { adminTexts } from "@/messages/admin/texts";
import { expect, test } from "./fixtures";
import { hydrated } from "./support/hydrated";
import { cashOrder, codeOf, enterOffice, staffPassword } from "./support/office";
import { mailTo } from "./support/outbox";
import { tyresOf } from "./support/tyres";

const patience = { timeout: 20_000 };

/** The keyboard of a person, which counts what it is pressed for. */
function keyboardOf(page: Page) {
  let pressed = 0;
  return {
    get pressed() {
      return pressed;
    },
    press: async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
      pressed += keys.length;
    },
    /** What is pasted counts as one press. */
    paste: async (text: string) => {
      await page.keyboard.insertText(text);
      pressed += 1;
    },
    tabTo: async (target: Locator, key: "Tab" | "Shift+Tab" = "Tab") => {
      for (let i = 0; i < 40; i++) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press(key);
        pressed += 1;
      }
      throw new Error("The keyboard does not come there.");
    },
  };
}

const said = {
  cs: { shipped: "je na cestě", settled: "odstoupení", parcels: 40123450000 },
  sk: { shipped: "je na ceste", settled: "odstúpenie", parcels: 50123450000 },
  en: { shipped: "is on its way", settled: "withdrawal", parcels: 60123450000 },
};

for (const language of ["cs", "sk", "en"] as const) {
  test(`a morning by the keyboard: sign-in, forty orders to the carrier, one waits, one is taken back, one withdrawal (${language})`, async ({
    page,
    playwright,
    dataDir,
    baseURL,
    mayLog,
  }) => {
    mayLog(/\/api\/v1\/admin\/me: .*401/); // the sign-in looks whether somebody is in after all
    test.setTimeout(300_000); // the mails wait until nobody can undo the move any more
    const texts = adminTexts[language];
    const { shipped, settled, parcels } = said[language];
    const { order_step_done: done, order_state, returns } = texts;
    const letters = Array.from({ length: 8 }, () => String.fromCharCode(97 + randomInt(26))).join("");
    const name = `Ranní-${language}${letters}`;
    const emailOf = (i: number) => `${i}-${language}-${letters}@post.example`;
    const at = `rano-${language}-${randomUUID()}@firma.example`;
    const tyres = await tyresOf(page.request, "suv-winter");
    const numbers: string[] = [];
    const ofOne = { language, name, pieces: 1 };
    for (let i = 0; i < 42; i++) {
      const tyre = tyres[i % tyres.length];
      if (!tyre) throw new Error("There is no tyre to order.");
      numbers.push(await cashOrder(playwright, baseURL ?? "", tyre, emailOf(i), ofOne));
    }
    const emails = new Map(numbers.map((number, i) => [number, emailOf(i)]));
    const [held = "", cancelled = "", ...forty] = numbers.toReversed(); // the latest stands first
    const row = (number: string) => page.locator(`#row-${number}`);
    const keys = keyboardOf(page);

    const secret = await enterOffice(page, dataDir, baseURL ?? "", language, at);
    await page.goto("/admin/orders");
    await page.locator(".out").press("Enter");
    await expect(page).toHaveURL(/sign-in/, patience);
    await page.locator("#email").focus();
    await page.keyboard.insertText(at);
    await page.keyboard.press("Tab");
    await page.keyboard.insertText(staffPassword);
    await page.keyboard.press("Enter");
    await page.locator("#code").focus();
    await page.keyboard.insertText(codeOf(secret, 1));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/admin\/orders/, patience);

    const find = async () => {
      await page.waitForLoadState("load");
      await expect(async () => {
        await keys.press("/");
        await expect(page.locator("[type=search]")).toBeFocused({ timeout: 500 });
      }).toPass(patience);
      await keys.paste(name);
      await keys.press("Enter");
      await expect(page).toHaveURL(/q=Rann/, patience);
      await hydrated(page.locator("#moves"));
      await expect(page.locator(".orders tr[id^=row-]")).toHaveCount(42);
    };
    const forAll = async (word: string) => {
      await keys.press("Home", "j", "j", "x", "End", "X", "e");
      await expect(page.locator(".orders .okc", { hasText: word })).toHaveCount(40, { timeout: 60_000 });
    };

    await find();
    await forAll(done.confirmed);
    await forAll(done.packed);

    await keys.press("g", "s");
    await expect(page).toHaveURL(/\/admin\/shipping/, patience);
    await hydrated(page.locator("form", { has: page.locator("#paste") }));
    await keys.press("t");
    await keys.paste(forty.map((number, i) => `${number}\t${parcels + i}`).join("\n"));
    await keys.tabTo(page.getByRole("button", { name: texts.ship.paste_do }));
    await keys.press("Enter");
    const pasted = page.locator("form", { has: page.locator("#paste") });
    await expect(pasted).toContainText(texts.ship.matched.replace("{list}", forty[0] ?? ""), { timeout: 60_000 });

    await keys.press("g", "o");
    await expect(page).toHaveURL(/\/admin\/orders/, patience);
    await find();
    await forAll(done.shipped);
    expect(keys.pressed, "keys for forty orders").toBeLessThanOrEqual(160);

    await keys.press("Home", "h");
    await expect(page.locator(`#hold-reason-${held}`)).toBeFocused(patience);
    await keys.press("Tab", "Enter");
    await expect(row(held)).toContainText(texts.hold_reason.supplier, patience);

    await keys.press("Escape", "j");
    await expect(row(cancelled)).toBeFocused();
    await page.goto(`/admin/orders/${cancelled}`);
    await hydrated(page.locator(".step-form"));
    await page.locator(`#cancel-${cancelled} summary`).focus();
    await keys.press("Enter", "Tab", "Tab", "Tab", "Enter");
    await expect(page.locator(".say b")).toHaveText(order_state.cancelled, patience);
    await keys.press("u");
    await expect(page.locator(".say b")).toHaveText(order_state.placed, patience);

    const stated = await page.request.post("/api/v1/withdrawals", {
      headers: { "idempotency-key": randomUUID(), "accept-language": language },
      data: { name: "Jana Dvořáková", order_number: forty[0], email: emails.get(forty[0] ?? "") },
    });
    const { number } = await stated.json();
    await page.goto("/admin/returns");
    const withdrawal = page.locator(`[id="${number}"]`);
    await hydrated(withdrawal.locator("form").first());
    await withdrawal.locator("summary").first().focus();
    await keys.press("Enter");
    await keys.tabTo(withdrawal.locator("summary", { hasText: returns.do.settled }));
    await keys.press("Enter");
    await keys.tabTo(withdrawal.getByRole("button", { name: returns.do.settled, exact: true }));
    await keys.press("Enter");
    await expect(withdrawal).toHaveCount(0, patience);

    for (const [i, order] of forty.entries()) {
      let mail = { subject: "", text: "" };
      await expect(async () => {
        mail = await mailTo(dataDir, `${order}-shipped`, emails.get(order) ?? "");
      }).toPass({ timeout: 90_000 });
      expect(mail.subject).toContain(shipped);
      expect(mail.text).toContain(String(parcels + i));
    }
    let end = { subject: "", text: "" };
    await expect(async () => {
      end = await mailTo(dataDir, `withdrawal-settled-${number}`, emails.get(forty[0] ?? "") ?? "");
    }).toPass({ timeout: 90_000 });
    expect(end.subject.toLowerCase()).toContain(settled);
    const sent = await readdir(join(dataDir, "outbox"));
    expect(sent.filter((name) => name.startsWith(`${cancelled}-cancelled`))).toEqual([]);
  });
}
