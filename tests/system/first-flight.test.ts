import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type Browser, chromium, type Page } from "@playwright/test";
import { PNG } from "pngjs";
import { encoded } from "../support/sent-page";
import { freePort, type ShopProcess, startShop } from "../support/shop-process";
import { startOf } from "../support/start-of";

/** What a server may send before it hears from the browser again, bytes: ten segments of 1,460 (RFC 6928). */
const firstFlight = 14_600;
const screens = [
  { width: 390, height: 844 },
  { width: 412, height: 823 }, // Lighthouse's phone
  { width: 1440, height: 900 },
];
const listing = "/cs/zimni-pneumatiky";
const paths: Record<string, string> = {
  landing: "/cs",
  category: listing,
  "category in Slovak": "/sk/zimne-pneumatiky",
  size: `${listing}/205-55-r16`,
  product: "",
};

const dataDir = mkdtempSync(join(tmpdir(), "dezen-flight-"));
let shop: ShopProcess;
let browser: Browser;

beforeAll(async () => {
  const env = { DATABASE_URL: "", DATA_DIR: dataDir, API_HOST: "", SMTP_URL: "" };
  shop = await startShop({ cwd: process.cwd(), port: await freePort(), env });
  const query = "category=car-winter&width=205&profile=55&rim=16&in_stock=1";
  const tyres = await (await fetch(`${shop.url}/api/v1/products?${query}`)).json();
  paths.product = tyres.data[0].paths.cs;
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });
}, 600_000);

afterAll(async () => {
  await browser?.close();
  await shop?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** How much a channel of a pixel may differ, of 255: the edge of a curve is not drawn to the same value every time. */
const rounding = 8;

function sameLook(one: Buffer, other: Buffer): boolean {
  const [a, b] = [PNG.sync.read(one).data, PNG.sync.read(other).data];
  return a.length === b.length && a.every((value, at) => Math.abs(value - (b[at] ?? 0)) <= rounding);
}

/** A picture of a page once it looks the same twice in a row: on a busy machine the first may be taken before all is painted. */
async function settled(page: Page): Promise<Buffer> {
  let shown = await page.screenshot();
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const again = await page.screenshot();
    if (sameLook(again, shown)) break;
    shown = again;
  }
  return shown;
}

/** What a page's first screen looks like when only so many bytes of its HTML have come, and no other file. */
async function pictures(path: string, body: Buffer, bytes: readonly number[], viewport: (typeof screens)[number]) {
  const context = await browser.newContext({ viewport, javaScriptEnabled: false });
  const page = await context.newPage();
  let html = "";
  await page.route("**/*", (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ body: html, contentType: "text/html; charset=utf-8" })
      : route.abort(),
  );
  const taken: Buffer[] = [];
  for (const count of bytes) {
    html = await startOf(body, count);
    await page.goto(shop.url + path, { waitUntil: "networkidle" });
    taken.push(await settled(page));
  }
  await context.close();
  return taken;
}

describe.each(Object.keys(paths))("the first flight of a page: %s", (name) => {
  it.each(screens)("holds the whole first screen of $width px, with its styles", async (screen) => {
    const path = paths[name] ?? "";
    await encoded(shop.url + path, "br"); // a page is compressed for keeping after its first visit
    const { bytes: body } = await encoded(shop.url + path, "br");
    expect(body.length).toBeGreaterThan(firstFlight);
    const sizes = [body.length, firstFlight, firstFlight / 2];
    const [whole, first, less] = (await pictures(path, body, sizes, screen)) as [Buffer, Buffer, Buffer];
    expect(sameLook(first, whole)).toBe(true);
    expect(sameLook(less, whole)).toBe(false); // a picture does show what is missing
  });
});
