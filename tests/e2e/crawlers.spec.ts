import { expect, test } from "./fixtures";

const languages = ["cs", "sk", "en"] as const;

for (const file of ["heureka-cz", "heureka-sk", "zbozi", "google-cz", "google-sk"]) {
  test(`/feeds/${file}.xml answers in place, as XML, and asks to be kept out of search`, async ({ request }) => {
    const answer = await request.head(`/feeds/${file}.xml`, { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    expect(answer.headers()).toMatchObject({
      "content-type": "application/xml; charset=utf-8",
      "x-robots-tag": "noindex",
    });
  });
}

test("a feed links to a page that is there, in its currency, and to a picture", async ({ page, request }) => {
  const answer = await request.get("/feeds/heureka-sk.xml");
  const text = await answer.text();
  const first = (name: string) => new RegExp(`<${name}>([^<]+)</${name}>`).exec(text)?.[1] ?? "";
  const { pathname, search } = new URL(first("URL"));
  expect(search).toBe("?currency=EUR");
  expect((await page.goto(`${pathname}${search}`))?.status()).toBe(200);
  const euros = Number(first("PRICE_VAT")).toLocaleString("sk-SK", { minimumFractionDigits: 2 });
  await expect(page.locator("main")).toContainText(new RegExp(`${euros}\\s€`));
  const picture = await request.get(new URL(first("IMGURL")).pathname);
  expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/png"]);
  expect((await picture.body()).subarray(16, 24).toString("hex")).toBe("0000032000000320"); // 800 × 800 px
});

test("a file that is no feed and no sitemap is not there", async ({ request }) => {
  for (const path of ["/feeds/heureka-pl.xml", "/feeds/zbozi", "/sitemaps/tyres-cs-99.xml", "/sitemaps/x.xml"])
    expect([path, (await request.get(path, { maxRedirects: 0 })).status()]).toEqual([path, 404]);
});

test("robots lead to the index, and that to sitemaps of every kind in every language", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  const index = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? "";
  expect(new URL(index).pathname).toBe("/sitemap.xml");
  const text = await (await request.get("/sitemap.xml")).text();
  const files = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? "").pathname);
  for (const kind of ["pages", "listings", "tyres", "articles", "cars"])
    for (const language of languages) expect(files).toContain(`/sitemaps/${kind}-${language}-1.xml`);
  for (const file of files) expect([file, (await request.get(file)).status()]).toEqual([file, 200]);
});

for (const kind of ["pages", "listings", "tyres", "articles", "cars"]) {
  test(`the sitemap of ${kind} names pages that are there, that may be shown, with the same addresses`, async ({
    request,
  }) => {
    const text = await (await request.get(`/sitemaps/${kind}-cs-1.xml`)).text();
    const entries = text.split("<url>").slice(1);
    const step = Math.max(1, Math.floor(entries.length / 5));
    for (const entry of entries.filter((_, place) => place % step === 0).slice(0, 7)) {
      const path = new URL(/<loc>([^<]+)<\/loc>/.exec(entry)?.[1] ?? "").pathname;
      const answer = await request.get(path, { maxRedirects: 0 });
      expect([path, answer.status()]).toEqual([path, 200]);
      const html = await answer.text();
      expect([path, /<meta name="robots" content="[^"]*noindex/.test(html)]).toEqual([path, false]);
      for (const [, language, url] of entry.matchAll(/hreflang="(\w\w)" href="([^"]+)"/g)) {
        const link = new RegExp(`<link rel="alternate" hrefLang="${language}" href="([^"]+)"`, "i").exec(html);
        expect([path, language, new URL(link?.[1] ?? "").pathname]).toEqual([
          path,
          language,
          new URL(url ?? "").pathname,
        ]);
      }
    }
  });
}

test("a filtered or sorted list leads search engines to the list itself; a further page stands for itself", async ({
  page,
}) => {
  const canonical = async () => {
    const { pathname, search } = new URL((await page.locator('link[rel="canonical"]').getAttribute("href")) ?? "");
    return pathname + search;
  };
  await page.goto("/cs/zimni-pneumatiky?fuel=B&sort=price_asc");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, follow");
  expect(await canonical()).toBe("/cs/zimni-pneumatiky");
  await page.goto("/cs/zimni-pneumatiky?page=2");
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  expect(await canonical()).toBe("/cs/zimni-pneumatiky?page=2");
});
