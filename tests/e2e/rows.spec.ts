import { expect, test } from "./fixtures";
import { hydrated } from "./support/hydrated";
import { crowns } from "./support/money";

const found = "/cs/search-result?q=Octavia%20III";

test.use({ locale: "cs-CZ" });

test("every row of a search for a car says its season, its year, and the prices of one and of the set", async ({
  page,
}) => {
  await page.goto(found);
  const rows = page.getByRole("article");
  await expect(rows).toHaveCount(24);
  for (const row of await rows.all()) {
    await expect(row).toContainText(/zimní|letní|celoroční/);
    await expect(row).toContainText(/rok výroby 20\d\d/);
    await expect(row.locator(".pri")).toContainText(/^[\d\s]+\sKč\/ks\s[124]\sks\sza\s[\d\s]+\sKč/);
    await expect(row.getByRole("button", { name: /^4\sks do košíku/ })).toBeVisible();
  }
});

test("the price of one stands in the same place in every row, and that of the set too", async ({ page }) => {
  await page.goto("/cs/zimni-pneumatiky/205-55-r16");
  const places = await page.getByRole("article").evaluateAll((rows) =>
    rows.map((row) => {
      const box = row.getBoundingClientRect();
      const edges = [...row.querySelectorAll(".pri .p4, .pri .u")].map((element) => element.getBoundingClientRect());
      return edges.map(({ top, right }) => [Math.round(top - box.top), Math.round(box.right - right)]).join(" | ");
    }),
  );
  expect(places).toHaveLength(24);
  expect(new Set(places).size).toBe(1);
});

test("a tyre that was added leads to the checkout: a second press makes no eight", async ({ page }) => {
  const added: string[] = [];
  page.on(
    "request",
    (call) => void (call.method() === "POST" && call.url().endsWith("/cart/items") && added.push(call.url())),
  );
  await page.goto(found);
  const row = page.getByRole("article").first();
  const button = row.getByRole("button", { name: /^4\sks do košíku/ });
  await hydrated(button);
  await button.click();
  const onward = row.getByRole("link", { name: "K pokladně" });
  await expect(onward).toBeFocused();
  const total = async () => {
    const cart = await page.request.get("/api/v1/cart", { headers: { "x-currency": "CZK", "accept-language": "cs" } });
    return (await cart.json()).total;
  };
  await expect.poll(async () => (await total()).amount).toBeGreaterThan(0); // the page says it before the server has it
  await expect(row.getByRole("status")).toContainText(`Celkem 4 ks, ${crowns(await total())}.`);
  await expect(button).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/cs/cart/checkout");
  expect(added).toHaveLength(1);
  // Opened anew the row says what the cart holds, and nothing around it moves.
  const tops = () =>
    page.getByRole("article").evaluateAll((rows) => rows.map((one) => one.getBoundingClientRect().top));
  await page.route("**/api/v1/cart", (route) => setTimeout(() => void route.continue(), 1000));
  await page.goto(found);
  await expect(button).toBeVisible();
  const before = await tops();
  await expect(row.getByRole("link", { name: /^V košíku: 4\sks, / })).toHaveAttribute("href", "/cs/cart");
  await expect(button).toBeHidden();
  expect(await tops()).toEqual(before);
});

test("on a phone the bar below a product leads on as well, once the tyre was added", async ({ page }) => {
  const added: string[] = [];
  page.on("request", (call) => void (call.method() === "POST" && added.push(new URL(call.url()).pathname)));
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(found);
  await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
  await expect(page.locator("#buy")).toBeVisible();
  const bar = page.locator(".buybar");
  await hydrated(page.locator("#buy").getByRole("button", { name: "Do košíku" }));
  await page.locator("#alternatives").scrollIntoViewIfNeeded();
  await bar.getByRole("button", { name: "Do košíku" }).click();
  await expect(page.locator("#buy").getByRole("link", { name: "K pokladně" })).toBeInViewport();
  await expect(bar).toBeHidden();
  await page.locator("#alternatives").scrollIntoViewIfNeeded();
  await expect(bar.getByRole("button")).toHaveCount(0);
  await bar.getByRole("link", { name: "K pokladně" }).click();
  await expect(page).toHaveURL("/cs/cart/checkout");
  expect(added.filter((path) => path === "/api/v1/cart/items")).toHaveLength(1);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("what was added is shown with its count and total, and the checkout is one step away", async ({ page }) => {
    await page.goto(found);
    const row = page.getByRole("article").first();
    const set = /4\sks\sza\s([\d\s]+\sKč)/.exec((await row.locator(".pri").textContent()) ?? "")?.[1];
    if (!set) throw new Error("The row names no price of the set.");
    await row.getByRole("button", { name: /^4\sks do košíku/ }).click();
    await expect(page).toHaveURL("/cs/cart");
    const summary = page.getByRole("complementary", { name: "Souhrn" });
    await expect(summary).toContainText("4 pneumatiky");
    await expect(summary).toContainText(set);
    await expect(summary.getByRole("link", { name: /pokladně/ })).toHaveAttribute("href", "/cs/cart/checkout");
  });
});
