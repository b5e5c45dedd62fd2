import { expect, test } from "./fixtures";
import { putIntoCart } from "./support/cart";
import { listed, nameOf } from "./support/tyres";

const pages: [path: string, layout: string, title: string, heading: string][] = [
  ["/cs", "temp", "Dezén: pneumatiky podle rozměru, s datem doručení", "Rozměr máte na boku pneumatiky"],
  ["/sk", "temp", "Dezén: pneumatiky podľa rozmeru, s dátumom doručenia", "Rozmer máte na boku pneumatiky"],
  ["/en", "temp", "Dezén: tyres by size, with a delivery date", "Your size is on the sidewall"],
  ["/cs/zimni-pneumatiky", "home", "Zimní pneumatiky pro osobní auta | Dezén", "Zimní pneumatiky pro osobní auta"],
  [
    "/sk/celorocne-pneumatiky/205-55-r16",
    "home",
    "Celoročné pneumatiky pre osobné autá 205/55 R16 | Dezén",
    "205/55 R16 Celoročné pneumatiky pre osobné autá",
  ],
  [
    "/en/summer-tyres/205-55-r16/michelin",
    "home",
    "Michelin summer tyres for cars 205/55 R16 | Dezén",
    "205/55 R16 Michelin summer tyres for cars",
  ],
  ["/cs/cart", "default", "Košík | Dezén", "Košík"],
  ["/sk/cart/checkout", "default", "Pokladňa | Dezén", "Pokladňa"],
  ["/en/terms", "default", "Terms of sale | Dezén", "Terms of sale"],
];

for (const [path, layout, title, heading] of pages) {
  test(`${path} has the layout ${layout}, a title, a heading and its address in every language`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.locator("body > .layout-temp, body > .layout-home, body > .layout-default")).toHaveClass(
      `layout-${layout}`,
    );
    await expect(page).toHaveTitle(title);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("h1")).toHaveText(heading);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /.{30}/);
    await expect(page.locator("html")).toHaveAttribute("lang", path.slice(1, 3));
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveCount(1);
    expect(new URL((await canonical.getAttribute("href")) ?? "").pathname).toBe(path);
    for (const language of ["cs", "sk", "en"]) {
      const link = page.locator(`link[rel="alternate"][hreflang="${language}"]`);
      const { pathname } = new URL((await link.getAttribute("href")) ?? "");
      expect(pathname.slice(1, 3)).toBe(language);
      const answer = await page.request.get(pathname, { maxRedirects: 0 });
      expect([pathname, answer.status()]).toEqual([pathname, 200]);
      expect(await answer.text()).toContain(`<html lang="${language}"`);
    }
    await expect(page.locator('link[rel="alternate"][hreflang="x-default"]')).toHaveCount(1);
  });
}

test("a product names itself in the title, and its address in every language leads to the same tyre", async ({
  page,
}) => {
  const { data } = await listed(page.request, "category=car-winter&width=205&profile=55&rim=16");
  const tyre = data[0];
  if (!tyre) throw new Error("No tyre.");
  for (const language of ["cs", "sk", "en"] as const) {
    expect((await page.goto(tyre.paths[language]))?.status()).toBe(200);
    await expect(page).toHaveTitle(new RegExp(`^${nameOf(tyre)} 205/55 R16 .+ \\| Dezén$`));
    await expect(page.locator("h1")).toHaveText(nameOf(tyre));
    await expect(page.locator("body > .layout-home")).toBeVisible();
    for (const other of ["cs", "sk", "en"] as const) {
      const link = page.locator(`link[rel="alternate"][hreflang="${other}"]`);
      expect(new URL((await link.getAttribute("href")) ?? "").pathname).toBe(tyre.paths[other]);
    }
  }
});

test("a confirmation is kept from search engines and says its number", async ({ page, otherBuys }) => {
  const { data } = await listed(page.request, "category=car-all_season&in_stock=1&sort=price_desc");
  const tyre = data.find(({ stock }) => stock >= 8);
  if (!tyre) throw new Error("No tyre.");
  const { id, token, number } = await otherBuys(tyre, 1);
  await page.goto(`/en/create-order-success?order=${id}&token=${token}`);
  await expect(page).toHaveTitle(`Order ${number} | Dezén`);
  await expect(page.locator("body > .layout-default")).toBeVisible();
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, nofollow");
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute("content", "same-origin");
});

for (const [path, title, home] of [
  ["/cs/nic-takoveho", "Tady silnice končí | Dezén", "Najít pneumatiky podle rozměru"],
  ["/sk/zimne-pneumatiky/ziadna-pneumatika", "Tu sa cesta končí | Dezén", "Nájsť pneumatiky podľa rozmeru"],
  ["/en/a/b/c", "The road ends here | Dezén", "Find tyres by size"],
] as const) {
  test(`${path} is not found: status 404, the layout for it, and ways on`, async ({ page, mayLog }) => {
    mayLog(/status of 404/);
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.locator("body > .layout-404")).toBeVisible();
    await expect(page).toHaveTitle(title);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("html")).toHaveAttribute("lang", path.slice(1, 3));
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
    await page.getByRole("link", { name: home }).click();
    await expect(page).toHaveURL(path.slice(0, 3));
  });
}

test("the favicon follows the system's scheme", async ({ page }) => {
  await page.goto("/cs");
  for (const [scheme, file] of [
    ["light", "/icon-light.svg"],
    ["dark", "/icon-dark.svg"],
  ]) {
    const link = page.locator(`link[rel="icon"][media="(prefers-color-scheme: ${scheme})"]`);
    await expect(link).toHaveAttribute("href", new RegExp(`^${file}`));
    const answer = await page.request.get((await link.getAttribute("href")) ?? "");
    expect(answer.headers()["content-type"]).toContain("image/svg+xml");
  }
  expect((await page.request.get("/favicon.ico")).status()).toBe(200);
});

test("a page of the shop asks nobody but the shop for anything", async ({ page, baseURL }) => {
  const { data } = await listed(page.request, "category=car-winter&in_stock=1");
  const tyre = data[0];
  if (!tyre) throw new Error("No tyre.");
  await putIntoCart(page.request, tyre, 1);
  const foreign: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(`${baseURL}/`) && !/^(data|blob|ws):/.test(url)) foreign.push(url);
  });
  for (const path of ["/cs", "/cs/zimni-pneumatiky", tyre.paths.cs, "/cs/cart", "/cs/cart/checkout", "/cs/terms"]) {
    await page.goto(path, { waitUntil: "networkidle" });
  }
  expect(foreign).toEqual([]);
});
