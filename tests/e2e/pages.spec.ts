import type { Country } from "@/lib/domain/locale";
import { expect, test } from "./fixtures";
import { putIntoCart } from "./support/cart";
import { listed } from "./support/tyres";

const headings = {
  about: ["Kdo jsme a jak to tu funguje", "Kto sme a ako to tu funguje", "Who we are and how this works"],
  delivery: ["Doprava a platba", "Doprava a platba", "Delivery and payment"],
  faq: ["Časté otázky", "Časté otázky", "Questions and answers"],
  complaints: ["Reklamace a odstoupení od smlouvy", "Reklamácia a odstúpenie od zmluvy", "Complaints and withdrawal"],
  privacy: ["Ochrana osobních údajů", "Ochrana osobných údajov", "Personal data"],
  cookies: ["Cookies a úložiště prohlížeče", "Cookies a úložisko prehliadača", "Cookies and browser storage"],
  accessibility: ["Prohlášení o přístupnosti", "Vyhlásenie o prístupnosti", "Accessibility statement"],
} as const;
const pages = Object.keys(headings) as (keyof typeof headings)[];
const languages = ["cs", "sk", "en"] as const;

for (const page of pages) {
  test(`/${page} has in each language one heading, a title, a description and the addresses of the others`, async ({
    page: tab,
  }) => {
    for (const [index, language] of languages.entries()) {
      const heading = headings[page][index] ?? "";
      expect((await tab.goto(`/${language}/${page}`))?.status()).toBe(200);
      await expect(tab.locator("h1")).toHaveCount(1);
      await expect(tab.locator("h1")).toHaveText(heading);
      await expect(tab).toHaveTitle(`${heading} | Dezén`);
      await expect(tab.locator("html")).toHaveAttribute("lang", language);
      await expect(tab.locator('meta[name="description"]')).toHaveAttribute("content", /.{50}/);
      const canonical = tab.locator('link[rel="canonical"]');
      await expect(canonical).toHaveCount(1);
      expect(new URL((await canonical.getAttribute("href")) ?? "").pathname).toBe(`/${language}/${page}`);
      for (const [hreflang, path] of [
        ...languages.map((each) => [each, `/${each}/${page}`]),
        ["x-default", `/${page}`],
      ]) {
        const link = tab.locator(`link[rel="alternate"][hreflang="${hreflang}"]`);
        expect(new URL((await link.getAttribute("href")) ?? "").pathname).toBe(path);
      }
    }
  });
}

test("every link within the shop on these pages leads somewhere, and every anchor to something", async ({
  request,
}) => {
  test.slow();
  const bodies = new Map<string, string>();
  const read = async (path: string, from: string): Promise<string> => {
    const known = bodies.get(path);
    if (known !== undefined) return known;
    const answer = await request.get(path);
    expect([from, path, answer.status()]).toEqual([from, path, 200]);
    const text = await answer.text();
    bodies.set(path, text);
    return text;
  };
  let links = 0;
  for (const from of languages.flatMap((language) => pages.map((name) => `/${language}/${name}`))) {
    const html = await read(from, from);
    const shownPart = html.slice(html.indexOf("<main"), html.indexOf("</footer>"));
    for (const [, href = ""] of shownPart.matchAll(/<a [^>]*?href="([/#][^"]*)"/g)) {
      const [path = "", anchor] = href.split("#");
      const body = await read(path || from, from);
      if (anchor) expect([from, href, body.includes(`id="${anchor}"`)]).toEqual([from, href, true]);
      links += 1;
    }
  }
  expect(links).toBeGreaterThan(350);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a link to a question opens it, and the contents lead to it", async ({ page }) => {
    await page.goto("/cs/faq#payment");
    await expect(page.locator("#payment")).toBeVisible();
    await expect(page.locator("#winter")).toBeHidden();
    await page
      .getByRole("navigation", { name: "Obsah" })
      .getByRole("link", { name: /zimní pneumatiky/ })
      .click();
    await expect(page.locator("#winter")).toBeVisible();
    await expect(page.locator("#winter")).toContainText("od 1. listopadu do 31. března");
  });
});

test("an answer leads to its article in the page's language", async ({ page }) => {
  await page.goto("/sk/faq#age");
  const article = page.locator("#age").getByRole("link");
  await expect(article).toHaveAttribute("href", "/sk/blog/dot-vek-pneumatiky");
});

/** What the page shows of a country's courier, garage and collection for one, two and four tyres. */
const shown: Record<Country, string[][]> = {
  CZ: [
    ["139 Kč", "169 Kč", "zdarma"],
    ["99 Kč", "99 Kč", "zdarma"],
    ["zdarma", "zdarma", "zdarma"],
  ],
  SK: [
    ["145 Kč", "190 Kč", "zdarma"],
    ["119 Kč", "119 Kč", "zdarma"],
    ["zdarma", "zdarma", "zdarma"],
  ],
};

test("delivery costs what the checkout asks for one, two and four tyres", async ({ page }) => {
  const { data } = await listed(page.request, "category=car-all_season&rim=15&in_stock=1&sort=price_asc");
  const tyre = data.find(({ stock, price }) => stock >= 4 && price.amount < 150_000);
  if (!tyre) throw new Error("No cheap tyre.");
  await page.goto("/cs/delivery");
  for (const country of ["CZ", "SK"] as const) {
    const rows = page.locator(`table[aria-labelledby="to-${country.toLowerCase()}"] tbody tr`);
    const cells = await rows.evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent.replace(/[\u00a0\u202f]/g, " "))),
    );
    expect(cells).toEqual(shown[country]);
  }
  for (const [column, added] of [1, 1, 2].entries()) {
    await putIntoCart(page.request, tyre, added);
    for (const country of ["CZ", "SK"] as const) {
      const answer = await page.request.get(`/api/v1/checkout/shipping-methods?country=${country}`, {
        headers: { "x-currency": "CZK" },
      });
      const { data: options }: { data: { price: { amount: number } }[] } = await answer.json();
      const prices = options.map(({ price }) => (price.amount === 0 ? "zdarma" : `${price.amount / 100} Kč`));
      expect(prices).toEqual(shown[country].map((row) => row[column]));
    }
  }
});
