import type { Product } from "@/lib/contract/products";
import { expect, test } from "./fixtures";
import { cartLines, putIntoCart } from "./support/cart";
import { CartPage } from "./support/cart-page";
import { hydrated } from "./support/hydrated";
import { crowns } from "./support/money";
import { listed, tyresOf } from "./support/tyres";

test.use({ locale: "cs-CZ" });

let first: Product;
let second: Product;
let cart: CartPage;

test.beforeEach(async ({ page }) => {
  [first, second] = (await tyresOf(page.request, "suv-winter")) as [Product, Product];
  cart = new CartPage(page);
});

const priceOf = ({ price }: Product, pieces: number) => crowns({ amount: price.amount * pieces });

test("a removed tyre stays greyed in its place, and Undo brings it back with its quantity", async ({ page }) => {
  await putIntoCart(page.request, first, 3);
  await putIntoCart(page.request, second, 2);
  await cart.open();
  await cart.remove(first).click();
  const gone = cart.rows.first();
  await expect(gone).toContainText(`Odebráno, 3 kusy za ${priceOf(first, 3)}`);
  await expect(gone.getByRole("heading", { name: first.pattern })).toHaveCSS("text-decoration-line", "line-through");
  await expect(cart.undo(first)).toBeFocused();
  await expect(cart.badge).toHaveAccessibleName("Košík, 2 kusy");
  await expect(cart.summary).toContainText(priceOf(second, 2));
  await expect.poll(() => cartLines(page.request)).toEqual([{ product_id: second.id, quantity: 2 }]);

  await cart.undo(first).click();
  await expect(cart.rows.first()).toContainText(first.pattern);
  await expect(cart.quantity(first)).toHaveValue("3");
  await expect(cart.remove(first)).toBeFocused();
  await expect(cart.badge).toHaveAccessibleName("Košík, 5 kusů");
  await expect.poll(() => cartLines(page.request)).toContainEqual({ product_id: first.id, quantity: 3 });
});

test("the last tyre removed can be brought back too", async ({ page }) => {
  await putIntoCart(page.request, first, 4);
  await cart.open();
  await cart.remove(first).click();
  await expect(page.getByText("V košíku teď nic není. Odebrané pneumatiky můžete vrátit zpět.")).toBeVisible();
  await expect(cart.summary).toBeHidden();
  await cart.undo(first).click();
  await expect(cart.summary).toContainText(`Celkem${priceOf(first, 4)}`);
});

test("the cart survives a reload; what was removed before it is gone", async ({ page }) => {
  await putIntoCart(page.request, first, 3);
  await putIntoCart(page.request, second, 2);
  await cart.open();
  await cart.row(second).getByRole("button", { name: "Přidat kus" }).click();
  await cart.remove(first).click();
  await expect.poll(() => cartLines(page.request)).toEqual([{ product_id: second.id, quantity: 3 }]);
  await page.reload();
  await expect(cart.quantity(second)).toHaveValue("3");
  await expect(cart.rows).toHaveCount(1);
  await expect(cart.summary).toContainText("z toho DPH 21 %");
});

test("a second tab follows what the first one changes", async ({ page, context }) => {
  await putIntoCart(page.request, first, 1);
  const other = await context.newPage();
  await other.goto("/cs");
  const badge = new CartPage(other).badge;
  await expect(badge).toHaveAccessibleName("Košík, 1 kus");
  await cart.open();
  await cart.row(first).getByRole("button", { name: "Přidat kus" }).click();
  await expect(badge).toHaveAccessibleName("Košík, 2 kusy");
  await cart.remove(first).click();
  await expect(badge).toHaveAccessibleName("Košík");
});

test("a cart changed elsewhere is read again instead of removing the wrong tyre", async ({ page, mayLog }) => {
  mayLog(/status of 412/);
  await putIntoCart(page.request, first, 1);
  await putIntoCart(page.request, second, 2);
  await cart.open();
  await expect(cart.badge).toHaveAccessibleName("Košík, 3 kusy");
  await page.request.delete("/api/v1/cart/items/0");
  await cart.remove(second).click();
  await expect(cart.problem).toContainText("Načetli jsme jeho dnešní podobu, zkuste to prosím znovu.");
  await expect(cart.rows).toHaveCount(1);
  await expect(cart.quantity(second)).toHaveValue("2");
  expect(await cartLines(page.request)).toEqual([{ product_id: second.id, quantity: 2 }]);
  await cart.remove(second).click();
  await expect(cart.undo(second)).toBeVisible();
  await expect.poll(() => cartLines(page.request)).toEqual([]);
});

test("a change that does not get through is taken back, and the page says so", async ({ page, mayLog }) => {
  mayLog(/ERR_FAILED/);
  await putIntoCart(page.request, first, 2);
  await cart.open();
  await expect(cart.badge).toHaveAccessibleName("Košík, 2 kusy");
  await page.route("**/api/v1/cart/items/*", (route) => route.abort());
  await cart.remove(first).click();
  await expect(cart.problem).toHaveText("Obchod teď neodpovídá, změna se neuložila. Zkuste to prosím znovu.");
  await expect(cart.quantity(first)).toHaveValue("2");
  await expect(cart.summary).toContainText(priceOf(first, 2));
});

test("delivery is priced anew only when the shop has the changed cart", async ({ page }) => {
  const { data } = await listed(page.request, "category=car-summer&in_stock=1&sort=price_asc");
  const cheap = data.find(({ stock, price }) => stock >= 8 && price.amount < 90_000);
  if (!cheap) throw new Error("No cheap tyre.");
  await putIntoCart(page.request, cheap, 3);
  await cart.open();
  await expect(cart.summary).toContainText("Dopravaod 99 Kč");
  const events: string[] = [];
  page.on("response", (answer) => void (answer.url().includes("/cart/items/") && events.push("changed")));
  page.on("request", (call) => void (call.url().includes("/shipping-methods") && events.push("asked")));
  await cart.row(cheap).getByRole("button", { name: "Přidat kus" }).click();
  await expect(cart.summary).toContainText("Dopravazdarma");
  expect(events).toEqual(["changed", "asked"]);
});

test("another currency keeps the cart and shows its prices", async ({ page }) => {
  await putIntoCart(page.request, first, 4);
  await cart.open();
  await page.getByRole("banner").getByText("CS · Kč").click();
  await page.getByRole("link", { name: "€, eura" }).click();
  await expect(page.getByRole("banner").getByText("CS · €")).toBeVisible();
  await expect(page).toHaveURL(/\/cs\/cart$/);
  await expect(cart.quantity(first)).toHaveValue("4");
  await expect(cart.summary).toContainText(/Celkem[\d\s]+,\d\d\s€/);
  await expect(cart.summary).not.toContainText("Kč");
});

test("a tyre is read aloud as added, and the badge counts it", async ({ page }) => {
  await page.goto(first.paths.cs);
  const add = page.locator("#buy").getByRole("button", { name: "Do košíku", exact: true });
  await hydrated(add);
  await add.click();
  await expect(page.getByRole("status").filter({ hasText: "Je v košíku." })).toBeVisible();
  await expect(cart.badge).toHaveAccessibleName("Košík, 4 kusy");
  await page.getByRole("link", { name: "Zobrazit košík" }).click();
  await expect(cart.quantity(first)).toHaveValue("4");
  await expect(page.getByRole("link", { name: first.pattern, exact: true })).toHaveAttribute("href", first.paths.cs);
});
