import type { APIRequestContext, Page } from "@playwright/test";
import { adminTexts } from "@/messages/admin/texts";
import { expect, test } from "./fixtures";
import { hydrated } from "./support/hydrated";
import { cashOrder, enterOffice, isAccessible } from "./support/office";
import { mailTo } from "./support/outbox";
import { tyresOf } from "./support/tyres";

/** Writes to the shop from a place of its own. */
async function write(request: APIRequestContext, name: string, email: string, message: string): Promise<void> {
  const response = await request.post("/api/v1/contacts", {
    headers: { "x-forwarded-for": `10.9.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}` },
    data: { name, email, message },
  });
  expect(response.status(), await response.text()).toBe(201);
}

const rowOf = (page: Page, name: string) => page.locator("table.msgs tr[id]", { hasText: name });

test("messages are answered, closed and taken back by the keyboard alone", async ({ page, dataDir, baseURL }) => {
  test.setTimeout(180_000); // the mail waits until nobody can undo the answer any more
  const { messages } = adminTexts.cs;
  const [first, second] = [`Prvni${Date.now()}`, `Druhy${Date.now()}`];
  const email = `${first}@post.example`.toLowerCase();
  await write(page.request, first, email, "Máte 205/55 R16?\nhttps://example.com");
  await write(page.request, second, `${second}@post.example`, "Kdy máte otevřeno?");
  await enterOffice(page, dataDir, baseURL ?? "", "cs");
  await page.goto("/admin/messages");
  await hydrated(page.locator("table.msgs tr[tabindex='0']").first());

  await rowOf(page, second).focus();
  await page.keyboard.press("c");
  await expect(rowOf(page, second)).toContainText(messages.state.closed, { timeout: 20_000 });
  await page.keyboard.press("u");
  await expect(rowOf(page, second)).toContainText(messages.answer, { timeout: 20_000 });

  await rowOf(page, first).focus();
  await page.keyboard.press("r");
  await expect(page.locator("textarea[name=text]")).toBeFocused({ timeout: 20_000 });
  await expect(page.locator(".letter")).toContainText("https://example.com");
  await expect(page.locator(".said a")).toHaveCount(0);
  await page.keyboard.type("Dobrý den, máme je skladem.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(rowOf(page, first)).toContainText(messages.state.answered, { timeout: 20_000 });
  await expect(page.locator("textarea[name=text]")).toHaveCount(0);
  await expect(async () => {
    expect((await mailTo(dataDir, "contact-reply-", email)).text).toContain("Dobrý den, máme je skladem.");
  }).toPass({ timeout: 90_000 });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a message is answered, and what was typed stays when somebody else was faster", async ({
    page,
    dataDir,
    baseURL,
  }) => {
    const { messages } = adminTexts.cs;
    const name = `Bezskriptu${Date.now()}`;
    await write(page.request, name, `${name}@post.example`, "Dobrý den");
    await enterOffice(page, dataDir, baseURL ?? "", "cs");
    await page.goto("/admin/messages");
    await rowOf(page, name).getByRole("link", { name }).first().click();
    const colleague = await page.context().newPage();
    await colleague.goto(page.url());
    await colleague.getByRole("button", { name: messages.to.closed }).click();
    await expect(colleague.locator("table.msgs")).toContainText(messages.state.closed);
    const [text, send] = [page.locator("textarea[name=text]"), page.locator(".reply button[type=submit]")];
    const answer = "Dobrý den. ".repeat(90).trim();
    await text.fill(answer);
    await send.click();
    await expect(page.locator(".reply .note").last()).toContainText("Zprávu mezitím změnil(a)");
    await expect(text).toHaveValue(answer);
    await send.click();
    await expect(page.locator(".notes .said")).toContainText("Dobrý den.");
  });
});

for (const [language, width, colorScheme] of [
  ["cs", 1440, "light"],
  ["sk", 390, "dark"],
  ["en", 390, "light"],
] as const) {
  test(`messages can be read and answered by everybody (${language}, ${width}, ${colorScheme})`, async ({
    page,
    playwright,
    dataDir,
    baseURL,
  }) => {
    test.setTimeout(120_000); // axe looks at four pages
    const email = `zprava-${language}-${width}@post.example`;
    const [, tyre] = await tyresOf(page.request, "suv-all_season");
    if (!tyre) throw new Error("There is no tyre to order.");
    await cashOrder(playwright, baseURL ?? "", tyre, email);
    const name = `Jmeno${language}`;
    await write(page.request, name, email, `${"Velmidlouhéslovo".repeat(20)}\n\nDruhý odstavec.`);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await enterOffice(page, dataDir, baseURL ?? "", language);
    await page.goto("/admin/messages");
    const open = await rowOf(page, name).first().locator("th a").getAttribute("href");
    for (const path of ["/admin/messages", open ?? "", "/admin/messages?view=done", "/admin/messages?view=spam"]) {
      await page.goto(path);
      await expect(page.locator("main")).not.toBeEmpty();
      await isAccessible(page);
    }
  });
}
