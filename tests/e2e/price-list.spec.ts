import type { APIRequestContext, Page } from "@playwright/test";
import { payloadList } from "../support/hostile/payloads";
import { readXml } from "../support/read-xml";
import { newEmail } from "./support/account";
import { putIntoCart } from "./support/cart";
import { hydrated } from "./support/hydrated";
import { expect, test } from "./support/list-shop";
import { orderOf } from "./support/order";
import { ownPlace } from "./support/place";
import { setTrap } from "./support/script-trap";
import { openLetters, visit } from "./support/shown-text";
import { listed } from "./support/tyres";

test.use({ tests: "price list" });
test.describe.configure({ mode: "serial" }); // one shop for all of them, each list in place of the one before

/** What the page says in each language in place of a tyre that is no longer sold. */
const said = { cs: "už neprodáváme", sk: "už nepredávame", en: "We no longer sell" };

test("a tyre that is no longer sold leads to its size with status 410, to its one heir for good", async ({
  page,
  listShop,
  mayLog,
}) => {
  mayLog(/status of 410/);
  test.slow();
  const list = (await (
    await page.request.get("/api/v1/products?width=205&profile=55&rim=16&season=winter")
  ).json()) as { data: { brand: string; pattern: string; paths: Record<keyof typeof said, string> }[] };
  const [first, second] = list.data;
  if (!first || !second) throw new Error("No tyres.");
  const heir = `${second.brand};${second.pattern};205/55 R16;94W`;
  await listShop.importList(`Výrobce;Dezén;Rozměr;Indexy;Sezóna;Cena (Kč);Sklad
Vzor;Zima 5;205/55 R16;91H;zimní;2000;8
${heir};zimní;2400;8
`);
  for (const language of ["cs", "sk", "en"] as const) {
    const answer = await page.goto(first.paths[language]);
    expect(answer?.status()).toBe(410);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.getByRole("main")).toContainText(said[language]);
    await expect(page.getByRole("main")).toContainText(first.pattern);
    const [sentence] = await page.getByRole("main").locator("p", { hasText: said[language] }).allInnerTexts();
    expect(sentence).not.toContain("\n");
    await expect(page.getByRole("article").first()).toContainText("205/55");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    const moved = await page.request.get(second.paths[language], { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([308, expect.stringContaining("94w")]);
  }
});

const longestBrand = 60;
const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** A tyre for each payload, which is its pattern, its manufacturer's number and, where it is not too long, its brand. */
const listWith = (stock: number) =>
  [
    "MPN;Výrobce;Dezén;Rozměr;Indexy;Sezóna;Cena (Kč);Sklad;3PMSF",
    ...payloadList.map(([, text], place) => {
      const short = text.length <= longestBrand;
      const words = [short ? text : "", short ? text : "Zlá guma", text].map(cell);
      return [...words, "205/55 R16", "91H", "zimní", 2000 + place, stock, "ano"].join(";");
    }),
  ].join("\n");

/** What is read of a payload: a list's entities are read as the signs they stand for. */
const read = (text: string) => text.replaceAll("&lt;", "<").replaceAll("&gt;", ">");

const patterns = payloadList.map(([, text]) => read(text));
const inStock = async (request: APIRequestContext) => (await listed(request, "category=car-winter")).data;
/** What the shop has had before. */
let others: number[] = [];
const tyres = async (page: Page) => (await inStock(page.request)).filter(({ id }) => !others.includes(id));

test.describe("a list with words that look like markup", () => {
  test.beforeAll(async ({ listShop, playwright }) => {
    const request = await playwright.request.newContext({ baseURL: listShop.url });
    others = (await inStock(request)).map(({ id }) => id);
    await request.dispose();
    expect(await listShop.importList(listWith(8))).toContain("rows read: 13");
  });

  test("brands and patterns of a price list are shown as they are written", async ({ page, context, mayLog }) => {
    test.setTimeout(240_000);
    mayLog(/the server responded with a status of 4\d\d/);
    const trap = await setTrap(context);
    const all = await tyres(page);
    expect(all).toHaveLength(payloadList.length);
    await visit(page, trap, "/cs/zimni-pneumatiky", ...patterns);
    await visit(page, trap, "/cs/zimni-pneumatiky/205-55-r16", ...patterns);
    await visit(page, trap, "/cs");
    for (const tyre of all) {
      await visit(page, trap, tyre.paths.cs, tyre.brand, tyre.pattern);
      const card = await page.locator('meta[property="og:image"]').getAttribute("content");
      expect((await page.request.get(card ?? "")).status(), tyre.pattern).toBe(200);
      await visit(page, trap, `/cs/search-result?q=${encodeURIComponent(`${tyre.brand} ${tyre.pattern}`)}`);
    }
    for (let from = 0; from < all.length; from += 4) {
      const some = all.slice(from, from + 4);
      const ids = some.map(({ id }) => id).join(",");
      await visit(page, trap, `/cs/compare?ids=${ids}`, ...some.map(({ pattern }) => pattern));
    }
    await page.goto("/cs/zimni-pneumatiky");
    const box = page.getByRole("banner").locator('input[name="q"]');
    await hydrated(box);
    for (const typed of ["zlá", "script", "img", "javascript", "drop", "textarea"]) {
      const answered = page.waitForResponse(/search\/suggestions/);
      await box.fill(typed);
      await answered;
      await trap.check(page);
    }
  });

  test("an order of such tyres, its pages and its mails show their names", async ({
    page,
    context,
    listShop,
    mayLog,
  }) => {
    test.setTimeout(120_000);
    mayLog(/the server responded with a status of 4\d\d/);
    mayLog(/cid:/); // a picture that is a part of the mail
    const trap = await setTrap(context);
    const all = await tyres(page);
    for (const tyre of all.slice(1)) await putIntoCart(page.request, tyre, 1);
    await visit(page, trap, "/cs/cart", ...all.slice(1).map(({ pattern }) => pattern));
    await visit(page, trap, "/cs/cart/checkout");
    const [first] = all;
    if (!first) throw new Error("No tyre.");
    const { id, number, token } = await orderOf(page.request, first, 1);
    await visit(page, trap, `/cs/create-order-success?order=${id}&token=${token}`, ...patterns);
    await openLetters(page, trap, { dataDir: listShop.dataDir, starts: [number], count: 2, texts: patterns });
  });

  test("feeds and sitemaps with such names are well-formed, and hold them", async ({ request }) => {
    for (const name of ["heureka-cz", "heureka-sk", "zbozi", "google-cz", "google-sk"]) {
      const answer = await request.get(`/feeds/${name}.xml`);
      expect(answer.status()).toBe(200);
      const { root } = readXml(await answer.text());
      const texts: string[] = [];
      const gather = (element: typeof root) => {
        texts.push(element.text);
        element.children.forEach(gather);
      };
      gather(root);
      for (const pattern of patterns) expect(texts.join("\n"), name).toContain(pattern.replace(/\s+/g, " "));
    }
    const { root } = readXml(await (await request.get("/sitemap.xml")).text());
    for (const { children } of root.children) {
      const answer = await request.get(children[0]?.text ?? "");
      expect(answer.status()).toBe(200);
      readXml(await answer.text());
    }
  });

  test("the mail about a tyre that is back shows its name", async ({ page, context, listShop }) => {
    test.setTimeout(120_000);
    const trap = await setTrap(context);
    const all = await tyres(page);
    await listShop.importList(listWith(0));
    for (const { slug } of all) {
      const asked = await page.request.post(`/api/v1/products/${slug}/stock-notices`, {
        data: { email: newEmail().toLowerCase() },
        headers: { "sec-fetch-site": "same-origin", "accept-language": "cs", ...ownPlace() },
      });
      expect(asked.status(), await asked.text()).toBe(202);
    }
    await listShop.importList(listWith(8));
    const { dataDir } = listShop;
    await openLetters(page, trap, { dataDir, starts: ["stock-notice-"], count: all.length, texts: patterns });
  });
});
