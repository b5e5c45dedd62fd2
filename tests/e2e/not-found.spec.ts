import { expect, test } from "./fixtures";

/** What the page says in each language: its heading, the ways on, and the other languages. */
const words = {
  cs: { heading: "Tady silnice končí", find: "Najít pneumatiky podle rozměru", winter: "zimni-pneumatiky" },
  sk: { heading: "Tu sa cesta končí", find: "Nájsť pneumatiky podľa rozmeru", winter: "zimne-pneumatiky" },
  en: { heading: "The road ends here", find: "Find tyres by size", winter: "winter-tyres" },
} as const;
const lostOrder = {
  cs: "Tento odkaz objednávku neotevře",
  sk: "Tento odkaz objednávku neotvorí",
  en: "This link does not open an order",
};
const languages = Object.keys(words) as (keyof typeof words)[];

/** Wrong addresses of every kind of page. */
const wrong = (winter: string) => [
  "nic-takoveho",
  "a/b/c",
  "foo.pdf",
  `${winter}/x.jpg`,
  `${winter}/no-such-tyre`,
  `${winter}/999-99-r99`,
  "blog/no-such-article",
  "car/trabant",
  "car/skoda/favorit",
  "auth/nobody",
  "404",
];

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    const { heading, find, winter } = words[language];

    test(`${language}: a page that is not there comes whole, with its status, wherever it is not`, async ({
      page,
      mayLog,
    }) => {
      test.slow();
      mayLog(/status of 404/);
      for (const rest of wrong(winter)) {
        const path = `/${language}/${rest}`;
        expect([path, (await page.goto(path))?.status()]).toEqual([path, 404]);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(page.locator("h1")).toHaveText([heading]);
        await expect(page).toHaveTitle(`${heading} | Dezén`);
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
        await expect(page.locator('link[rel="canonical"], link[rel="alternate"][hreflang]')).toHaveCount(0);
        // Its own layout: logo and language, the tyre, the ways on, nothing else.
        await expect(page.locator("body > .layout-404")).toBeVisible();
        await expect(page.locator("search, footer, .tools, .layout-home, .layout-temp, .layout-default")).toHaveCount(
          0,
        );
        await expect(page.getByRole("main").getByRole("link", { name: find })).toHaveAttribute("href", `/${language}`);
        await expect(page.getByRole("banner").getByRole("link")).toHaveCount(4);
      }
    });

    test(`${language}: in the catalogue the nearest listing is offered first, and every way on is there`, async ({
      page,
      mayLog,
    }) => {
      mayLog(/status of 404/);
      await page.goto(`/${language}/${winter}/no-such-tyre`);
      const ways = page.getByRole("main").getByRole("link");
      await expect(ways.first()).toHaveAttribute("href", `/${language}/${winter}`);
      const all = page.getByRole("link");
      const paths = await all.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
      for (const other of languages) expect(paths).toContain(`/${other}`);
      for (const path of paths) expect([path, (await page.request.get(path)).status()]).toEqual([path, 200]);
    });
  }

  for (const [what, rests] of Object.entries({
    "an unknown sign-in provider": ["auth/nobody", "auth/nobody?code=x&state=y"],
    "an address that looks like a file": ["foo.pdf", "cart/foo.php", "blog/old.html"],
  })) {
    test(`${what} gets the shop's own page for what is not there, in its language`, async ({ request }) => {
      for (const language of languages) {
        for (const rest of rests) {
          const path = `/${language}/${rest}`;
          const answer = await request.get(path, { maxRedirects: 0 });
          const html = await answer.text();
          const said = [
            answer.status(),
            html.includes(`<html lang="${language}"`),
            html.includes(words[language].heading),
          ];
          expect.soft([path, ...said]).toEqual([path, 404, true, true]);
        }
      }
    });
  }

  test("a file's name is not led to a language first: it is in the visitor's", async ({ page, mayLog }) => {
    mayLog(/status of 404/);
    for (const path of ["/foo.php", "/wp-login.php", "/old/shop.html", "/foo.png"]) {
      const answer = await page.request.get(path, { maxRedirects: 0, headers: { cookie: "language=sk" } });
      expect([path, answer.status(), (await answer.text()).includes(words.sk.heading)]).toEqual([path, 404, true]);
      const other = await page.request.get(path, { maxRedirects: 0, headers: { "accept-language": "cs,en;q=0.5" } });
      expect(await other.text()).toContain('<html lang="cs"');
    }
  });

  test("a path without a language is led to one, and is not there either", async ({ page, mayLog }) => {
    mayLog(/status of 404/);
    await page.context().setExtraHTTPHeaders({ "cf-ipcountry": "SK" });
    expect((await page.goto("/kde/nic/neni"))?.status()).toBe(404);
    await expect(page).toHaveURL("/sk/kde/nic/neni");
    await expect(page.locator("h1")).toHaveText(words.sk.heading);
  });
});

test("with scripts the way on knows the size as well, and a link to nowhere ends there too", async ({
  page,
  mayLog,
}) => {
  mayLog(/status of 404/);
  await page.goto("/cs/zimni-pneumatiky/zadna-taka-205-55-r16-91h");
  const nearest = page.getByRole("main").getByRole("link").first();
  await expect(nearest).toHaveAttribute("href", "/cs/zimni-pneumatiky/205-55-r16");
  await nearest.click();
  await expect(page).toHaveURL("/cs/zimni-pneumatiky/205-55-r16");
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>("main a[href^='/cs/zimni-pneumatiky/']");
    const there = document.createElement("a");
    there.href = "/cs/nikam";
    there.textContent = "nikam";
    link?.after(there);
  });
  await page.getByRole("link", { name: "nikam" }).click();
  await expect(page.locator("h1")).toHaveText(words.cs.heading);
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL("/en");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test.describe("beside what is not there at all", () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    const { winter } = words[language];

    test(`${language}: a page past the last one of a list leads to the last one`, async ({ page }) => {
      const at = (path: string) => page.request.get(path, { maxRedirects: 0 });
      const list = `/${language}/${winter}/205-55-r16`;
      const answer = await at(`${list}?page=99`);
      expect(answer.status()).toBe(307);
      const last = answer.headers().location ?? "";
      expect(last).toMatch(new RegExp(`^${list}\\?page=\\d+$`));
      expect((await page.goto(last))?.status()).toBe(200);
      await expect(page.locator('a[rel="next"]')).toHaveCount(0);
      expect((await at(`${list}?page=99999999`)).status()).toBe(308);
      expect((await at(`${list}?page=10000`)).headers().location).toBe(last);
      for (const beyond of [99, 99_999]) {
        const { location } = (await at(`/${language}/blog?page=${beyond}`)).headers();
        expect(location).toMatch(new RegExp(`^/${language}/blog(\\?page=\\d+)?$`));
      }
    });

    test(`${language}: an order's link that opens nothing says so and leads to the order by its number`, async ({
      page,
      mayLog,
    }) => {
      mayLog(/status of 404/);
      for (const query of ["", "?order=1&token=wrong", "?order=00000000-0000-4000-8000-000000000000&token=a"]) {
        expect((await page.goto(`/${language}/create-order-success${query}`))?.status()).toBe(404);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(page.locator("h1")).toHaveText([lostOrder[language]]);
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
        await expect(page.getByRole("main").locator('input[name="number"]')).toBeVisible();
      }
      const main = page.getByRole("main");
      await main.locator('input[name="number"]').fill("2600099999");
      await main.locator('input[name="email"]').fill("nekdo@post.example");
      await main.locator('button[type="submit"]').click();
      await expect(main.locator('input[name="number"]')).toHaveValue("2600099999");
      await expect(main.locator('input[name="number"]')).toHaveAttribute("aria-invalid", "true");
    });
  }
});
