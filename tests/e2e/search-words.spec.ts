import { expect, test } from "./fixtures";

const spelled = [
  { lang: "cs", typed: "zimní 225 45 17", plain: "225/45 R17 zimní" },
  { lang: "sk", typed: "zimné 225 45 17", plain: "225/45 R17 zimné" },
  { lang: "en", typed: "winter 225 45 17", plain: "225/45 R17 winter" },
] as const;

for (const { lang, typed, plain } of spelled)
  test(`a page from memory holds each visitor's own words, before and after it comes to life (${lang})`, async ({
    page,
    request,
  }) => {
    await request.get(`/${lang}/search-result?${new URLSearchParams({ q: plain })}`);
    const answer = await page.goto(`/${lang}/search-result?${new URLSearchParams({ q: typed })}`);
    expect(await answer?.headerValue("x-page")).toBe("hit");
    const field = page.locator("#search-q");
    await expect(field).toHaveValue(typed);
    await expect(page).toHaveTitle(new RegExp(plain));
    await page.waitForLoadState("networkidle"); // its scripts are there
    await expect(field).toHaveValue(typed);
    await expect(field).toHaveAttribute("value", typed);
    const link = page.locator(".understood .chips a").first();
    await expect(async () => {
      await link.click();
      await expect(field).not.toHaveValue(typed, { timeout: 2000 });
    }).toPass();
    await page.goBack();
    await expect(field).toHaveValue(typed);
    await expect(page).toHaveURL(`/${lang}/search-result?${new URLSearchParams({ q: typed })}`);
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("a page from memory is whole, with the visitor's own words and tyres to go to", async ({ page, request }) => {
    await request.get(`/cs/search-result?${new URLSearchParams({ q: "205/55 R16 zimní" })}`);
    const answer = await page.goto(`/cs/search-result?${new URLSearchParams({ q: "ZIMNÍ 205-55-16" })}`);
    expect(await answer?.headerValue("x-page")).toBe("hit");
    await expect(page.locator("#search-q")).toHaveValue("ZIMNÍ 205-55-16");
    await expect(page.locator("article.row")).toHaveCount(24);
    await page.locator(".pgn a[rel=next]").click();
    await expect(page.locator("#search-q")).toHaveValue("205/55 R16 zimní");
    await expect(page.locator("article.row")).toHaveCount(24);
  });
});
