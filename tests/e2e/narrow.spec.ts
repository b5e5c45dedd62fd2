import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures";
import { putIntoCart } from "./support/cart";
import { CheckoutPage } from "./support/checkout-page";
import { orderOf } from "./support/order";
import { listed, tyresOf } from "./support/tyres";

test.use({ locale: "cs-CZ", viewport: { width: 320, height: 700 } });

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not shown.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** How many lines the words of an element take. */
const linesOf = (element: Locator) =>
  element.evaluate((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
  });

for (const path of ["/cs/zimni-pneumatiky", "/cs/zimni-pneumatiky/205-55-r16?wet=A,B"])
  test(`the order of the list ends where the list ends, beside its filters or below them (${path})`, async ({
    page,
  }) => {
    await page.goto(path);
    const [bar, sort] = [await boxOf(page.locator(".bar")), await boxOf(page.getByLabel("Řadit"))];
    const filters = await boxOf(page.locator(".bar > :first-child"));
    expect(sort.right).toBeCloseTo(bar.right, 0);
    if (sort.y >= filters.bottom) expect(sort.x).toBeCloseTo(bar.x, 0);
    else expect(sort.x).toBeGreaterThan(filters.right);
  });

test("the marks of the braking road stand clear of each other", async ({ page }) => {
  const [tyre] = await tyresOf(page.request, "car-winter", 4);
  await page.goto(tyre?.paths.cs ?? "");
  const marks = await page.locator(".brake g text:last-child").evaluateAll((texts) =>
    texts.map((text) => {
      const { left, right } = text.getBoundingClientRect();
      return { left, right };
    }),
  );
  expect(marks).toHaveLength(5);
  const gaps = marks.slice(1).map(({ left }, place) => left - (marks[place]?.right ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(3);
});

test("the sizes of a car stand two by two, and the searches nearest to one have lines of usual height", async ({
  page,
}) => {
  await page.goto("/cs/search-result?q=octavia");
  const [first, second] = [page.locator(".car-sizes .chip").first(), page.locator(".car-sizes .chip").nth(1)];
  expect((await boxOf(second)).y).toBe((await boxOf(first)).y);

  await page.goto(`/cs/search-result?q=${encodeURIComponent("barum 205/55 R16 zimní do 100 Kč")}`);
  const near = page.locator(".nearest li").first();
  const height = await near.evaluate((item) => Number.parseFloat(getComputedStyle(item).lineHeight));
  expect(await linesOf(near)).toBeGreaterThan(1);
  expect((await near.evaluate((item) => item.clientHeight)) / height).toBeLessThan((await linesOf(near)) + 1.5);
});

test("the checkout keeps prices at the right, names of fields whole, and says in few lines what is wrong", async ({
  page,
}) => {
  const [tyre] = await tyresOf(page.request, "suv-winter", 4);
  if (!tyre) throw new Error("No tyre.");
  await putIntoCart(page.request, tyre, 4);
  const checkout = new CheckoutPage(page);
  await checkout.open();
  const lines = page.locator(".last-look li");
  await expect(lines).toHaveCount(3);
  for (const line of await lines.all()) {
    const [whole, price] = [await boxOf(line), await boxOf(line.locator("> :last-child"))];
    expect(price.right).toBeCloseTo(whole.right, 0);
  }
  await checkout.order.click();
  for (const name of ["E-mail", "PSČ"]) expect(await linesOf(checkout.notice.getByRole("link", { name }))).toBe(1);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 });
    for (const field of ["PSČ", "Město"])
      expect(await linesOf(checkout.error(field).locator("> span"))).toBeLessThanOrEqual(3);
  }
  expect(await page.getByText("Osobní odběr").first().textContent()).toContain("u\u00a0nás");
});

test("what is left of a tyre is said in one line, with the way out beside or below it", async ({ page, browser }) => {
  const tyre = (await listed(page.request, "category=van-winter&in_stock=1")).data.find(
    ({ stock }) => stock > 2 && stock < 10,
  );
  if (!tyre) throw new Error("No tyre.");
  await putIntoCart(page.request, tyre, tyre.stock);
  const other = await browser.newContext();
  await orderOf(other.request, tyre, tyre.stock - 1);
  await other.close();
  await page.goto("/cs/cart");
  const told = page.getByText("Skladem už jen 1 kus.");
  await expect(told).toBeVisible();
  const tops = await told.evaluate((one) => {
    const range = document.createRange();
    const [text] = one.childNodes;
    if (text) range.selectNodeContents(text);
    return [...range.getClientRects()].map(({ top }) => Math.round(top));
  });
  expect(new Set(tops).size).toBe(1);
});

test("the names of models in a row start at one height", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/cs/car/skoda");
  const tops = await page
    .locator(".car-links b")
    .evaluateAll((names) => names.slice(0, 4).map((name) => Math.round(name.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
});

test.describe("in the dark", () => {
  test.use({ colorScheme: "dark" });

  test("an ordered tyre is drawn on a ground of its own", async ({ page }) => {
    const [tyre] = await tyresOf(page.request, "suv-winter", 4);
    if (!tyre) throw new Error("No tyre.");
    const { id, token } = await orderOf(page.request, tyre, 2);
    await page.goto(`/cs/create-order-success?order=${id}&token=${token}`);
    const ground = (element: Locator) => element.evaluate((one) => getComputedStyle(one).backgroundColor);
    const drawn = await ground(page.locator(".ordered .thumb").first());
    expect(drawn).not.toBe("rgba(0, 0, 0, 0)");
    expect(drawn).not.toBe(await ground(page.locator("body")));
  });
});
