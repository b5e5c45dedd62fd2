import { expect, test } from "./fixtures";

const noRedirect = { maxRedirects: 0 };

test.describe("an address without a language", () => {
  test("goes with its query to the language stored in the cookie", async ({ request }) => {
    const response = await request.get("/cart?a=1&b=2", { ...noRedirect, headers: { cookie: "language=sk" } });
    expect(response.status()).toBe(307);
    expect(response.headers().location).toBe("/sk/cart?a=1&b=2");
  });
  test("goes to the language of the visitor's country, which is then stored with its currency", async ({ request }) => {
    const response = await request.get("/", { ...noRedirect, headers: { "cf-ipcountry": "CZ" } });
    expect(response.status()).toBe(307);
    expect(response.headers().location).toBe("/cs");
    expect(response.headers()["set-cookie"]).toContain("language=cs");
    expect(response.headers()["set-cookie"]).toContain("currency=CZK");
  });
  for (const [address, path, currency] of [
    ["147.175.1.1", "/sk", "EUR"],
    ["195.113.0.1", "/cs", "CZK"],
    ["8.8.8.8", "/en", "USD"],
  ] as const) {
    test(`goes to ${path} for a visitor at ${address}`, async ({ request }) => {
      const response = await request.get("/", { ...noRedirect, headers: { "x-forwarded-for": address } });
      expect(response.headers().location).toBe(path);
      expect(response.headers()["set-cookie"]).toContain(`currency=${currency}`);
    });
  }
  test("is a page path like any other when its prefix is no language", async ({ request }) => {
    const response = await request.get("/de/kontakt", { ...noRedirect, headers: { cookie: "language=en" } });
    expect(response.headers().location).toBe("/en/de/kontakt");
    expect((await request.get("/en/de/kontakt")).status()).toBe(404);
  });
  test("never leads to another site", async ({ request, baseURL }) => {
    const response = await request.get(`${baseURL}//evil.example/x`, {
      ...noRedirect,
      headers: { cookie: "language=cs" },
    });
    expect([307, 308]).toContain(response.status());
    expect(response.headers().location).toMatch(/^\/(?![/\\])/);
  });
});

test.describe("an address with a language", () => {
  test("is the same static page for everyone of one currency, with nothing personal in it", async ({
    request,
    development,
  }) => {
    test.skip(development, "A development server renders each time, with traces of its own.");
    const first = await request.get("/cs");
    const second = await request.get("/cs", { headers: { cookie: "cart_id=AAAAAAAAAAAAAAAAAAAAAA" } });
    expect(first.status()).toBe(200);
    expect(first.headers()["set-cookie"]).toBeUndefined();
    expect(await second.text()).toBe(await first.text());
  });
  test("shows the currency of its language, or the one stored", async ({ request }) => {
    const path = "/sk/zimne-pneumatiky/205-55-r16";
    expect(await (await request.get(path)).text()).toMatch(/\d,\d\d[\s\u00a0]€/);
    expect(await (await request.get(path, { headers: { cookie: "currency=CZK" } })).text()).toMatch(/\d[\s\u00a0]Kč/);
  });
  test("takes ?currency=, shows it at once and stores it", async ({ request }) => {
    const response = await request.get("/en/winter-tyres/205-55-r16?currency=EUR", noRedirect);
    expect(response.status()).toBe(200);
    expect(response.headers()["set-cookie"]).toContain("currency=EUR");
    expect(await response.text()).toContain("€");
  });
  test("hides the internal segment: it leads for good to the public address", async ({ request }) => {
    const response = await request.get("/cs-u-cu-eur/zimni-pneumatiky?page=2", noRedirect);
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe("/cs/zimni-pneumatiky?page=2");
  });
  test("leads from a page past the end of a list to its last one", async ({ request }) => {
    const response = await request.get("/cs/zimni-pneumatiky/205-55-r16?page=9999", noRedirect);
    expect(response.status()).toBe(307);
    expect(response.headers().location).toMatch(/^\/cs\/zimni-pneumatiky\/205-55-r16\?page=\d+$/);
  });
  test("answers 404 for a category and a product that do not exist", async ({ request }) => {
    for (const path of ["/cs/nic-takoveho", "/cs/zimni-pneumatiky/zadna-pneumatika"]) {
      expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
    }
  });
  test("leads for good from another language's category word to its own", async ({ request }) => {
    const response = await request.get("/sk/zimni-pneumatiky", noRedirect);
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe("/sk/zimne-pneumatiky");
  });
  test("leads a list query for good to its canonical form", async ({ request }) => {
    const response = await request.get(
      "/cs/zimni-pneumatiky?sort=price_asc&page=1&brand=nokian-tyres&brand=barum&utm_source=x",
      noRedirect,
    );
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe("/cs/zimni-pneumatiky?brand=barum,nokian-tyres&sort=price_asc");
  });
});

// Source: specification, section 2.
for (const path of ["/sk/cart/checkout", "/sk/blog/o-checkoute", "/sk/checkout"]) {
  test(`${path}, as any address that contains checkout, loads the delivery options for the country`, async ({
    page,
    mayLog,
  }) => {
    mayLog(/status of 404/);
    const asked = page.waitForRequest((request) => request.url().includes("/api/v1/checkout/shipping-methods?"));
    await page.goto(path);
    expect(new URL((await asked).url()).search).toBe("?country=SK");
  });
}
