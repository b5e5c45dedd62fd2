import { expect, test } from "./fixtures";

const languages = [
  {
    lang: "cs",
    q: "205/55 r16 zimní mich",
    list: "Návrhy",
    results: "Výsledky hledání",
    none: "Přesně takovou pneumatiku nemáme",
  },
  {
    lang: "sk",
    q: "205/55 r16 zimné mich",
    list: "Návrhy",
    results: "Výsledky hľadania",
    none: "Presne takú pneumatiku nemáme",
  },
  {
    lang: "en",
    q: "205/55 r16 winter mich",
    list: "Suggestions",
    results: "Search results",
    none: "We don’t have exactly that tyre",
  },
] as const;

for (const { lang, q, list, results, none } of languages) {
  test.describe(`searching in ${lang}`, () => {
    test("a suggestion is chosen by keyboard and leads to its listing", async ({ page }) => {
      await page.goto(`/${lang}/car`);
      const field = page.locator("#search-box");
      await field.focus();
      await expect(field).toHaveAttribute("role", "combobox");
      await field.pressSequentially(q);
      const option = page.getByRole("listbox", { name: list }).getByRole("option").first();
      // Not a suggestion for what had been typed until then.
      await expect(option).toContainText(/205\/55 R16.*Michelin/);
      await field.press("ArrowDown");
      await expect(option).toHaveAttribute("aria-selected", "true");
      await expect(field).toHaveAttribute("aria-activedescendant", (await option.getAttribute("id")) ?? "");
      await field.press("Enter");
      await expect(page).toHaveURL(/\/205-55-r16\/michelin$/);
    });

    test("Enter sends what was typed; going back and forth keeps it", async ({ page }) => {
      await page.goto(`/${lang}/car`);
      const field = page.locator("#search-box");
      await field.fill("205/55 r16 michelin");
      await field.press("Enter");
      await expect(page).toHaveURL(`/${lang}/search-result?q=205%2F55+r16+michelin`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(results);
      await expect(page.locator("#search-q")).toHaveValue("205/55 r16 michelin");
      await expect(page.locator("article.row").first()).toContainText("Michelin");
      await page.locator("article.row h3 a").first().click();
      await expect(page).toHaveURL(/michelin-.*-205-55-r16/);
      await page.goBack();
      await expect(page.locator("#search-q")).toHaveValue("205/55 r16 michelin");
    });

    test("a search that finds nothing says so and offers what is near it", async ({ page }) => {
      await page.goto(`/${lang}/search-result?q=205/55+r16+zimni+michelin+runflat`);
      await expect(page.getByRole("heading", { name: none })).toBeVisible();
      await expect(page.locator(".understood .chips")).toContainText("Michelin");
      await page.locator(".nearest a").first().click();
      await expect(page.locator("article.row").first()).toContainText("205/55 R16");
    });
  });
}

test("Escape closes the suggestions and leaves the text", async ({ page }) => {
  await page.goto("/cs/car");
  const field = page.locator("#search-box");
  await field.focus();
  await expect(field).toHaveAttribute("role", "combobox");
  await field.pressSequentially("barum");
  await expect(page.getByRole("option").first()).toBeVisible();
  await field.press("Escape");
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(field).toHaveValue("barum");
});

test("an article is suggested and opens", async ({ page }) => {
  await page.goto("/cs/car");
  const field = page.locator("#search-box");
  await field.focus();
  await expect(field).toHaveAttribute("role", "combobox");
  await field.pressSequentially("pneumatik");
  const article = page.getByRole("option").filter({ hasText: "Článek" }).first();
  const title = (await article.locator("span").textContent()) ?? "";
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith("/cs/blog/"));
  await article.click();
  expect((await answer).status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  expect((await page.reload())?.status()).toBe(200);
});

test("away from the network the field still sends what was typed", async ({ page, context, mayLog }) => {
  mayLog(/search\/suggestions.*ERR_INTERNET_DISCONNECTED/); // the browser's own line; the shop says nothing
  await page.goto("/cs/car");
  const field = page.locator("#search-box");
  await field.focus();
  await expect(field).toHaveAttribute("role", "combobox");
  await context.setOffline(true);
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/search/suggestions"));
  await field.pressSequentially("barum");
  await failed;
  await expect(page.locator(".srch [role=option]")).toHaveCount(0);
  await expect(page.locator(".srch [role=status]")).toBeEmpty();
  await context.setOffline(false);
  await field.press("Enter");
  await expect(page).toHaveURL("/cs/search-result?q=barum");
});

test("the results answer in place without a language, in the visitor's own", async ({ request }) => {
  const answer = await request.get("/search-result?q=barum&sort=price_asc&page=2", {
    maxRedirects: 0,
    headers: { cookie: "language=sk" },
  });
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  expect(html).toContain('<html lang="sk"');
  expect(html).toContain("Výsledky hľadania");
  expect(html).toContain('class="layout-home"');
  expect(await (await request.get("/sk/search-result?q=barum")).text()).toContain('class="layout-default"');
  const inside = await request.get("/cs/search-result/~plain?q=barum", { maxRedirects: 0 });
  expect([inside.status(), inside.headers().location]).toEqual([308, "/cs/search-result"]);
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect((await request.get("/cs/search-result?q=barum&sort=price_asc&page=2", { maxRedirects: 0 })).status()).toBe(
    200,
  );
  for (const page of ["99", "10000", "99999999999"]) {
    const past = await request.get(`/cs/search-result?q=barum&sort=price_asc&page=${page}`, { maxRedirects: 0 });
    expect(past.status()).toBe(307);
    const last = past.headers().location ?? "";
    expect(last).toMatch(/^\/cs\/search-result\?q=barum&sort=price_asc&page=\d+$/);
    expect((await request.get(last, { maxRedirects: 0 })).status()).toBe(200);
  }
  const nothing = await request.get("/cs/search-result?q=xqzwy&page=2", { maxRedirects: 0 });
  expect([nothing.status(), nothing.headers().location]).toEqual([307, "/cs/search-result?q=xqzwy"]);
  const empty = await request.get("/cs/search-result", { maxRedirects: 0 });
  expect([empty.status(), empty.headers().location]).toEqual([307, "/cs/search-page"]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the search page finds, sorts and turns pages", async ({ page }) => {
    await page.goto("/cs/search-page");
    await page.locator("#search-q").fill("zimní 205/55 r16");
    await page.locator("#search-sort").selectOption("price_asc");
    await page.locator(".search-form button").click();
    await expect(page).toHaveURL(/\/cs\/search-result\?q=zimn%C3%AD\+205%2F55\+r16&sort=price_asc$/);
    await expect(page.locator("#search-sort")).toHaveValue("price_asc");
    await expect(page.locator("article.row")).toHaveCount(24);
    await page.locator(".pgn a[rel=next]").click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.locator("article.row")).toHaveCount(24);
  });
});

test("what was typed is shown as text, never run", async ({ page }) => {
  const ran: string[] = [];
  page.on("dialog", (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(`/cs/search-result?q=${encodeURIComponent("<img src=x onerror=alert(1)>")}`);
  await expect(page.locator("#search-q")).toHaveValue("<img src=x onerror=alert(1)>");
  expect(ran).toEqual([]);
});
