import { payloadList, payloadsWithin } from "../support/hostile/payloads";
import { test } from "./fixtures";
import { hydrated } from "./support/hydrated";
import { setTrap } from "./support/script-trap";
import { shows, visit } from "./support/shown-text";

const texts = payloadList.map(([, text]) => text);

/** None longer than what a token or a name in an address may be. */
const chunks = payloadsWithin(190);

/** Addresses that take a text from whoever wrote the link, and whether they show it. */
const places: Record<string, { path: (q: string) => string; shown?: boolean }> = {
  "what was searched for": { path: (q) => `/cs/search-result?q=${q}`, shown: true },
  "the search": { path: (q) => `/en/search-page?q=${q}` },
  "a filter, an order and a page": { path: (q) => `/cs/zimni-pneumatiky?brand=${q}&sort=${q}&page=${q}` },
  "a tyre's name": { path: (q) => `/cs/zimni-pneumatiky/${q}` },
  "a car": { path: (q) => `/cs/car/${q}/${q}` },
  "an article": { path: (q) => `/cs/blog/${q}` },
  "where a sign-in leads": { path: (q) => `/cs/sign-in?return_to=${q}` },
  "a link to reviews": { path: (q) => `/cs/review?token=${q}` },
  "a new password": { path: (q) => `/cs/reset-password?token=${q}` },
  "a withdrawal": { path: (q) => `/cs/withdrawal?order=${q}` },
  "compared tyres": { path: (q) => `/cs/compare?ids=${q}` },
  "the end of notices": { path: (q) => `/cs/stock-notice?token=${q}` },
  "a sign-in elsewhere": { path: (q) => `/cs/auth/google?code=${q}&state=${q}&error=${q}` },
  "an order": { path: (q) => `/cs/create-order-success?order=${q}&token=${q}&pay=${q}` },
};

for (const [place, { path, shown }] of Object.entries(places)) {
  test(`what stands in an address stays text: ${place}`, async ({ page, context, mayLog }) => {
    test.setTimeout(120_000);
    mayLog(/the server responded with a status of 4\d\d/);
    const trap = await setTrap(context);
    for (const text of shown ? texts : chunks)
      await visit(page, trap, path(encodeURIComponent(text)), ...(shown ? [text] : []));
  });
}

const keptKeys = ["dezen-car", "dezen-compare", "dezen-recent"];

test("what stands in a cookie or in the browser's memory stays text", async ({ page, context, mayLog, baseURL }) => {
  test.setTimeout(180_000);
  mayLog(/the server responded with a status of 4\d\d/);
  const trap = await setTrap(context);
  const keep = (values: Record<string, string>) =>
    page.evaluate((kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    }, values);
  await page.goto("/cs");
  for (const text of chunks) {
    const value = encodeURIComponent(
      JSON.stringify({ value: { first_name: text, note: text, id: text }, expires_at: 9e15 }),
    );
    const names = ["userForm", "delivery", "deliveryaddress", "country"];
    await context.addCookies(names.map((name) => ({ name, value, url: baseURL })));
    const entry = JSON.stringify([{ label: text, href: text, id: text, name: text, path: text, image: text }]);
    for (const kept of [entry, text]) {
      await keep(Object.fromEntries(keptKeys.map((key) => [key, kept])));
      for (const path of ["/cs", "/cs/zimni-pneumatiky", "/cs/compare"]) await visit(page, trap, path);
    }
    await visit(page, trap, "/cs/cart/checkout");
  }
});

test("what is typed or pasted into the search and the finder of sizes stays text", async ({
  page,
  context,
  mayLog,
}) => {
  test.setTimeout(120_000);
  mayLog(/the server responded with a status of 4\d\d/);
  const trap = await setTrap(context);
  await page.goto("/cs");
  await hydrated(page.getByRole("button", { name: "Zobrazit" }));
  for (const text of texts) {
    const box = page.locator('input[name="q"]:visible').first();
    await box.fill(text);
    await shows(page, text);
    const size = page.getByLabel("Nebo vložte celý rozměr");
    for (const typed of [text, `${text} 205/55 R16`]) {
      await size.fill(typed);
      await shows(page, typed);
      await trap.check(page);
    }
    await page.getByLabel("Šířka", { exact: true }).focus();
    await page.evaluate((pasted) => {
      const data = new DataTransfer();
      data.setData("text", pasted);
      data.setData("text/html", pasted);
      document.activeElement?.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
    }, `${text} 225/45R17`);
    await trap.check(page);
  }
});
