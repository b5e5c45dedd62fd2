import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type Browser, chromium } from "@playwright/test";
import { type Body, gzipped, readPage, type SentPage } from "../support/sent-page";
import { freePort, type ShopProcess, startShop } from "../support/shop-process";

/**
 * What a first visit to a page may weigh, in KiB (1,024 bytes). `js`: with gzip, every script a browser fetches by
 * itself before anybody touches the page (the file for browsers without modules is not among them). What is fetched when
 * its place comes near by scrolling, the tyres looked at before, is not part of a first visit either. `page`: in Brotli, the
 * HTML and its styles, which stand in it.
 */
const budget = { js: 150, page: 34 } as const;
const allFonts = 32;

const listing = "/cs/zimni-pneumatiky";
/** `cookie`: of the visitor. */
const pages: Record<string, { path: string; cookie?: string }> = {
  landing: { path: "/cs" },
  category: { path: listing },
  size: { path: `${listing}/205-55-r16` },
  product: { path: "" },
  articles: { path: "/cs/blog" },
  article: { path: "/cs/blog/jak-cist-rozmer-pneumatiky" },
  cars: { path: "/cs/car/skoda/octavia" },
  search: { path: "/cs/search-result?q=205/55%20R16" },
  contacts: { path: "/cs/contacts" },
  withdrawal: { path: "/cs/withdrawal" },
  terms: { path: "/cs/terms" },
  faq: { path: "/cs/faq" },
  cart: { path: "/cs/cart" },
  "cart with tyres": { path: "/cs/cart" },
};

const dataDir = mkdtempSync(join(tmpdir(), "dezen-weight-"));
let shop: ShopProcess;
let browser: Browser;
let measured: Record<string, { page: SentPage; scripts: Body[] }>;

const kib = (bodies: readonly Body[]) => bodies.reduce((sum, { sent }) => sum + sent, 0) / 1024;

/** The addresses of all scripts a browser fetches for a page that nobody touches. */
async function scriptsOf(url: string, cookie: string): Promise<string[]> {
  const page = await browser.newPage(); // in a context of its own, which has kept nothing of another page
  const [name = "", value = ""] = cookie.split("=");
  if (name) await page.context().addCookies([{ url, name, value }]);
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(request.url());
  });
  await page.goto(url, { waitUntil: "networkidle" });
  // They are fetched after the first paint, which may come late on a busy machine: until no other one has come for a second.
  for (let before = -1; scripts.size === 0 || scripts.size > before; await page.waitForTimeout(1000))
    before = scripts.size;
  await page.close();
  return [...scripts];
}

/** The cookie of a visitor with tyres in the cart. */
async function cartWith(product_id: number): Promise<string> {
  const headers = { "content-type": "application/json", origin: shop.url };
  const body = JSON.stringify({ product_id, quantity: 4 });
  const answer = await fetch(`${shop.url}/api/v1/cart/items`, { method: "POST", headers, body });
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith("cart_id="));
  if (!answer.ok || !cookie) throw new Error(`The cart answers ${answer.status}`);
  return cookie.split(";", 1)[0] ?? "";
}

beforeAll(async () => {
  const env = { DATABASE_URL: "", DATA_DIR: dataDir, API_HOST: "", SMTP_URL: "" };
  shop = await startShop({ cwd: process.cwd(), port: await freePort(), env });
  const query = "category=car-winter&width=205&profile=55&rim=16&in_stock=1";
  const tyres = await (await fetch(`${shop.url}/api/v1/products?${query}`)).json();
  pages.product = { path: tyres.data[0].paths.cs };
  pages["cart with tyres"] = { ...pages.cart, path: "/cs/cart", cookie: await cartWith(tyres.data[0].id) };
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });
  measured = {};
  for (const [name, { path, cookie = "" }] of Object.entries(pages)) {
    const page = await readPage(shop.url + path, cookie);
    const scripts = await Promise.all((await scriptsOf(shop.url + path, cookie)).map(gzipped));
    measured[name] = { page, scripts };
    const figures = { js: kib(scripts), page: kib([page.html, ...page.styles]) };
    console.info(
      name,
      Object.entries(figures)
        .map(([what, size]) => `${what} ${size.toFixed(1)}`)
        .join(" "),
    );
  }
}, 600_000);

afterAll(async () => {
  await browser?.close();
  await shop?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

it("scripts go to browsers by brotli, which is smaller still, and stay there for good", async () => {
  const page = await (await fetch(`${shop.url}/cs`)).text();
  const paths = page.match(/\/_next\/static\/chunks\/[^"\\]+\.js/g) ?? [];
  expect(paths.length).toBeGreaterThan(5);
  for (const path of new Set(paths)) {
    const { headers } = await fetch(shop.url + path, { headers: { "accept-encoding": "gzip, deflate, br, zstd" } });
    expect(headers.get("content-encoding")).toBe("br");
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(Number(headers.get("content-length"))).toBeLessThan((await gzipped(shop.url + path)).sent);
  }
});

describe.each(Object.keys(pages))("the first visit to a page: %s", (name) => {
  const of = () => {
    const found = measured[name];
    if (!found) throw new Error(`${name} was not measured.`);
    return found;
  };

  it("brings no more script than its budget", () => {
    expect(of().scripts.length).toBeGreaterThan(5);
    expect(kib(of().scripts)).toBeLessThanOrEqual(budget.js);
  });

  it("brings nothing of the admin", () => {
    for (const { text } of [...of().scripts, ...of().page.styles]) expect(text).not.toMatch(/\/admin\b|step_up/);
  });

  it("brings no more HTML and styles than its budget", () => {
    const { html, styles, markup } = of().page;
    expect(styles).toEqual([]); // they stand in the page
    expect(markup).toContain("<style>");
    expect(kib([html])).toBeLessThanOrEqual(budget.page);
  });

  it("brings nothing before its first paint but itself and its styles, and no heavy letters after it", () => {
    const { early, fonts } = of().page;
    expect(early).toEqual([]);
    expect(fonts.length).toBeGreaterThan(0);
    expect(kib(fonts)).toBeLessThanOrEqual(allFonts);
  });

  it("keeps the place of every picture, and fetches only those seen at once without being near", () => {
    const { pictures } = of().page;
    for (const picture of pictures) expect(picture).toMatch(/width="\d+"[^>]*height="\d+"/);
    expect(pictures.filter((picture) => !picture.includes('loading="lazy"')).length).toBeLessThanOrEqual(4);
  });

  it("has its heading in the first HTML, readable without a script", () => {
    expect(of().page.markup).toMatch(/<h1[^>]*>.*?\p{L}/su);
    expect(of().page.markup).not.toMatch(/<div hidden="" id="S:/);
  });
});
