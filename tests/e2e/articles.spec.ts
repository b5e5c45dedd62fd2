import { expect, test } from "./fixtures";

const pages = {
  cs: {
    list: "Rady a novinky o pneumatikách",
    nav: "Rady",
    news: "novinky",
    contents: "Obsah",
    find: "Najít svůj rozměr",
  },
  sk: {
    list: "Rady a novinky o pneumatikách",
    nav: "Rady",
    news: "novinky",
    contents: "Obsah",
    find: "Nájsť svoj rozmer",
  },
  en: { list: "Tyre guides and news", nav: "Guides", news: "news", contents: "Contents", find: "Find your size" },
} as const;

const languages = ["cs", "sk", "en"] as const;

for (const language of languages) {
  const words = pages[language];
  test(`${language}: from the header to the list, its news, an article, and on into the catalogue`, async ({
    page,
  }) => {
    await page.goto(`/${language}/car`);
    await page.locator("header").getByRole("link", { name: words.nav, exact: true }).click();
    await expect(page).toHaveURL(`/${language}/blog`);
    await expect(page.locator("h1")).toHaveText(words.list);
    await expect(page.locator(".art")).toHaveCount(12);
    for (const line of await page.locator(".art .xs").allInnerTexts())
      expect(line).toMatch(/^\S+ · \d{2}\.\d{2}\.\d{4} · \d+[\s-]\S+.*( · [1-9][\d\s,]* \S+)?$/);

    await page.locator(".blog-tabs a").nth(1).click();
    await expect(page).toHaveURL(`/${language}/blog/${words.news}`);
    await expect(page.locator(".blog-tabs [aria-current=page]")).toHaveAttribute(
      "href",
      `/${language}/blog/${words.news}`,
    );
    const title = (await page.locator(".art h2").first().textContent()) ?? "";
    await page.locator(".art").first().click();
    await expect(page.locator("h1")).toHaveText(title);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("body > .layout-default")).toBeVisible();
    await expect(page.getByRole("navigation", { name: words.contents })).toBeVisible();
    // The head of the page left stays beside the new one until its transition ends.
    await expect(page.locator('meta[property="og:type"]')).toHaveCount(1);
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute("content", "article");

    const jump = page.getByRole("navigation", { name: words.contents }).getByRole("link").last();
    const target = await jump.getAttribute("href");
    await jump.click();
    await expect(page.locator(`h2${target}`)).toBeInViewport();
    await page.getByRole("link", { name: words.find }).click();
    await expect(page).toHaveURL(`/${language}`);
  });
}

test("an article writes the days of its publication and of its last change in one way", async ({ page }) => {
  await page.goto("/cs/blog/stitek-eu-na-pneumatice");
  const days = (await page.locator("article header p").first().textContent())?.match(/\d+\.\s?\d+\.\s?\d{4}/g);
  expect(days).toEqual(["21.\u00a09.\u00a02026", "12.\u00a011.\u00a02026"]);
});

test("an article stays the same one when the language changes", async ({ page }) => {
  await page.goto("/cs/blog");
  await page.locator(".art").first().click();
  await expect(page.locator("article h1")).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  const path = (language: string) => page.locator(`link[rel="alternate"][hreflang="${language}"]`).getAttribute("href");
  const [own, other] = [await path("cs"), await path("en")];
  expect(new URL(own ?? "").pathname).toBe(new URL(page.url()).pathname);
  await page.goto(page.url().replace("/cs/", "/en/"));
  expect(new URL(page.url()).pathname).toBe(new URL(other ?? "").pathname);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(new URL((await page.locator('link[rel="canonical"]').getAttribute("href")) ?? "").pathname).toBe(
    new URL(page.url()).pathname,
  );
});

test("a category's list has one address in each language, and a page that is not there is not found", async ({
  page,
}) => {
  for (const [asked, status, target] of [
    ["/en/blog/novinky", 308, "/en/blog/news"],
    ["/sk/blog/guides", 308, "/sk/blog/rady"],
    ["/cs/blog?page=1", 308, "/cs/blog"],
    ["/cs/blog/rady?brand=x", 308, undefined],
    ["/cs/blog?page=9", 307, "/cs/blog"],
    ["/cs/blog/neni-nic", 404, undefined],
    ["/cs/blog/rady/dalsi", 404, undefined],
  ] as const) {
    const answer = await page.request.get(asked, { maxRedirects: 0 });
    expect([asked, answer.status()]).toEqual([asked, status]);
    if (target)
      expect(
        new URL(answer.headers().location ?? "", page.url() === "about:blank" ? "http://x" : page.url()).pathname,
      ).toBe(target);
  }
});

test("an article counts as read once it has been in sight for a while", async ({ page }) => {
  await page.clock.install();
  await page.goto("/en/blog");
  const told = page.waitForRequest((request) => /\/api\/v1\/articles\/[a-z0-9-]+\/views$/.test(request.url()));
  await page.locator(".art").first().click();
  await expect(page.locator("article h1")).toBeVisible();
  await page.clock.fastForward(10_000);
  const request = await told;
  expect(request.method()).toBe("POST");
  expect((await request.response())?.status()).toBe(204);
});

test("every article shows its drawings in every language at a phone's width without moving sideways", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of languages) {
    await page.goto(`/${language}/blog`);
    const paths = await page
      .locator(".art")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    for (const path of paths) {
      expect((await page.goto(path))?.status()).toBe(200);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([path, wide]).toEqual([path, 0]);
      for (const figure of await page.locator(".fig").all()) {
        await expect(figure.locator("figcaption")).toHaveText(/\S/);
        await expect(figure.locator("svg").first()).toBeVisible();
      }
    }
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("articles are listed and read, and lead into the catalogue", async ({ page }) => {
    await page.goto("/cs");
    await page.locator(".arts .art").first().click();
    await expect(page.locator("article h1")).toBeVisible();
    await page.locator("article .text a[href^='/cs/']").first().click();
    await expect(page.locator("h1")).toBeVisible();
    await page.goto("/cs/blog");
    await expect(page.locator(".art")).toHaveCount(12);
  });
});
