import type { Page, Route } from "@playwright/test";
import { fill } from "@/messages/admin/fill";
import { adminTexts } from "@/messages/admin/texts";
import { expect, test } from "./fixtures";
import { hydrated } from "./support/hydrated";
import { cashOrder, enterOffice } from "./support/office";
import { printed } from "./support/printed";
import { tyresOf } from "./support/tyres";

const patience = { timeout: 20_000 };
const rooms = [
  ...["orders", "to-order", "shipping", "returns", "messages", "reviews", "imports", "suppliers", "prices"],
  ...["staff", "log", "me"],
];

const sticksOut = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const language of ["cs", "sk", "en"] as const) {
  test(`every room is the same after a reload and by the back button, holds when narrow or enlarged, and prints (${language})`, async ({
    page,
    dataDir,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    await enterOffice(page, dataDir, baseURL ?? "", language);
    for (const room of rooms) {
      const path = `/admin/${room}`;
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      const title = (await page.locator("h1").textContent()) ?? "";
      expect(title).not.toBe("");
      await page.reload();
      await expect(page.locator("h1")).toHaveText(title);
      await page.goto("/admin/me/phone");
      await page.goBack();
      await expect(page).toHaveURL(path);
      await expect(page.locator("h1")).toHaveText(title);
      for (const width of [320, 720]) {
        await page.setViewportSize({ width, height: 900 });
        expect([path, width, await sticksOut(page)]).toEqual([path, width, 0]);
      }
      await page.setViewportSize({ width: 390, height: 900 });
      await page.addStyleTag({ content: "html { font-size: 200% !important }" });
      expect([path, "doubled", await sticksOut(page)]).toEqual([path, "doubled", 0]);
      await page.emulateMedia({ media: "print" });
      for (const part of [".strip", ".bar", ".acts"])
        for (const element of await page.locator(part).all()) await expect(element).toBeHidden();
      await page.emulateMedia({ media: "screen" });
    }
  });
}

test("a delivery note is a page, two address sheets are one, a list prints whole", async ({
  page,
  playwright,
  dataDir,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const tyres = await tyresOf(page.request, "suv-summer");
  const numbers: string[] = [];
  for (let i = 0; i < 30; i++) {
    const tyre = tyres[i % tyres.length];
    if (!tyre) throw new Error("There is no tyre to order.");
    const own = { pieces: 1, name: "Tisková" };
    numbers.push(await cashOrder(playwright, baseURL ?? "", tyre, `tisk-${i}-${Date.now()}@post.example`, own));
  }
  await enterOffice(page, dataDir, baseURL ?? "", "cs");
  for (const some of [1, 30]) {
    const query = `orders=${numbers.slice(0, some).join(",")}`;
    await page.goto(`/admin/print/notes?${query}`);
    expect((await printed(page)).length).toBe(some);
    await page.goto(`/admin/print/sheets?${query}`);
    expect((await printed(page)).length).toBe(Math.ceil(some / 2));
    await page.goto(`/admin/print/pick?${query}`);
    const { length: pages } = await printed(page);
    expect(pages).toBeGreaterThanOrEqual(1);
    expect(pages).toBeLessThanOrEqual(some === 1 ? 1 : 4);
    for (const number of numbers.slice(0, some)) await expect(page.getByText(number).first()).toBeVisible();
  }
  const strange = Array.from({ length: 80 }, (_, at) => String(1_000_000_001 + at));
  await page.goto(`/admin/print/pick?orders=${[...strange, ...numbers].join(",")}`);
  await expect(page.getByRole("status")).toContainText(fill(adminTexts.cs.sheet.parted, { count: 110, most: 100 }));
  await page.getByRole("status").locator("..").getByRole("link").click();
  await expect(page.getByRole("status")).toHaveCount(0);
  for (const number of numbers.slice(20)) await expect(page.getByText(number).first()).toBeVisible();
  await page.goto("/admin/orders?view=all&q=tiskova");
  await page.emulateMedia({ media: "print" });
  const cuts = await page
    .locator(".orders tbody tr")
    .evaluateAll((rows) => [...new Set(rows.map((row) => getComputedStyle(row).breakInside))]);
  expect(cuts).toEqual(["avoid"]);
  expect((await printed(page)).length).toBeLessThanOrEqual(3);
});

test("without a connection the sheet stays, says since when, and what was typed is kept", async ({
  page,
  context,
  playwright,
  dataDir,
  baseURL,
  mayLog,
}) => {
  mayLog(/ERR_INTERNET_DISCONNECTED|Failed to fetch|503/);
  const { shell, refusal } = adminTexts.en;
  const [tyre] = await tyresOf(page.request, "suv-all_season");
  if (!tyre) throw new Error("There is no tyre to order.");
  const number = await cashOrder(playwright, baseURL ?? "", tyre, `spojeni-${Date.now()}@post.example`);
  await enterOffice(page, dataDir, baseURL ?? "", "en");
  await page.goto(`/admin/orders/${number}`);
  await hydrated(page.locator(".step-form"));
  const away = page.locator(".away");
  await expect(away).toBeHidden();

  await context.setOffline(true);
  await expect(away).toContainText(shell.away.slice(0, shell.away.indexOf("{")), patience);
  await page.keyboard.press("n");
  await page.locator(`#text-${number}`).fill("Calls back tomorrow");
  await page.locator(`#note-${number} button[type=submit]`).click();
  await expect(page.locator(`#note-${number} [role=alert]`)).toContainText(shell.unreachable, patience);
  await expect(page.locator(`#text-${number}`)).toHaveValue("Calls back tomorrow");
  await context.setOffline(false);
  await expect(away).toBeHidden(patience);
  await page.locator(`#note-${number} button[type=submit]`).click();
  await expect(page.locator(".notes")).toContainText("Calls back tomorrow", patience);

  // What is asked as the page opens is answered only after the later question has failed, and takes nothing back.
  await page.goto("about:blank");
  const looks: Route[] = [];
  await page.route("**/api/v1/admin/updates*", async (route) => {
    looks.push(route);
    if (looks.length > 1) await route.fulfill({ status: 503, body: "" });
  });
  await page.goto(`/admin/orders?view=all&q=${number}`);
  await hydrated(page.locator("#moves"));
  await expect.poll(() => looks.length).toBe(1);
  await page.evaluate(() => dispatchEvent(new Event("offline")));
  await expect(away).toBeVisible(patience);
  const late = page.waitForResponse(/admin\/updates/);
  await looks[0]?.continue();
  await late;
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
  await expect(away).toBeVisible();
  await page.unroute("**/api/v1/admin/updates*");
  await context.setOffline(true);
  await page.locator(`#row-${number}`).focus();
  await page.keyboard.press("e");
  await expect(page.locator(`#row-${number}`)).toContainText(refusal.unreachable, patience);
  await context.setOffline(false);
  await page.keyboard.press("e");
  await expect(page.locator(`#row-${number} .okc`)).toBeVisible(patience);
});
