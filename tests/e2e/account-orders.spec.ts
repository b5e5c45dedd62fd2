import { expect, test } from "./fixtures";
import { register } from "./support/account";
import { accountTexts } from "./support/account-texts";
import { cartLines, putIntoCart } from "./support/cart";
import { CheckoutPage } from "./support/checkout-page";
import { hydrated } from "./support/hydrated";
import { orderOf } from "./support/order";
import { listed, tyresOf } from "./support/tyres";

test.use({ locale: "cs-CZ" });

test("an order placed signed in is in the account, and goes into the cart once more", async ({ page }) => {
  await register(page.request);
  const [tyre] = await tyresOf(page.request, "van-winter", 8);
  if (!tyre) throw new Error("No tyre.");
  await putIntoCart(page.request, tyre, 2);
  const checkout = new CheckoutPage(page);
  await checkout.open();
  await checkout.fill();
  await checkout.order.click();
  await expect(page).toHaveURL(/create-order-success/);
  const accepted = await page.getByText(/^Objednávka \d{10} je přijatá$/).textContent();
  const number = /\d{10}/.exec(accepted ?? "")?.[0] ?? "";

  await page.goto("/cs/account");
  const orders = page.getByRole("region", { name: "Objednávky" }).getByRole("listitem");
  await expect(orders).toHaveCount(1);
  await expect(orders).toContainText("2 pneumatiky");
  await orders.getByRole("link", { name: `Objednávka ${number}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Objednávka ${number}`);
  expect(await cartLines(page.request)).toEqual([]);
  const again = page.getByRole("button", { name: "Objednat totéž znovu" });
  await hydrated(again);
  await again.click();
  await expect(page.getByText("V košíku jsou 2 pneumatiky navíc.")).toBeVisible();
  expect(await cartLines(page.request)).toEqual([{ product_id: tyre.id, quantity: 2 }]);
  await page.getByRole("main").getByRole("link", { name: "Do košíku" }).click();
  await expect(page).toHaveURL("/cs/cart");
});

for (const language of ["cs", "sk", "en"] as const) {
  const say = accountTexts[language].orders;

  test(`an order is told in words, in the list and on its own page (${language})`, async ({ page }) => {
    await register(page.request);
    const [tyre] = await tyresOf(page.request, "van-winter", 8);
    if (!tyre) throw new Error("No tyre.");
    const { number } = await orderOf(page.request, tyre, 2);
    await page.goto(`/${language}/account`);
    await expect(page.getByRole("region", { name: say.title }).getByRole("listitem")).toHaveText(say.line);

    await page.goto(`/${language}/account/orders/${number}`);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(`${say.order} ${number}`);
    await expect(main.getByText(say.state)).toBeVisible();
    for (const section of say.sections) await expect(main.getByRole("region", { name: section })).toBeVisible();
    await expect(main.getByRole("link", { name: say.withdraw })).toBeVisible();
    await expect(main.getByRole("link", { name: say.all })).toHaveAttribute("href", `/${language}/account`);
    const again = main.getByRole("button", { name: say.repeat });
    await hydrated(again);
    await again.click();
    await expect(main.getByText(say.repeated)).toBeVisible();
    await expect(main.getByRole("link", { name: say.toCart })).toHaveAttribute("href", `/${language}/cart`);
  });
}

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("an order whose tyres are all in the cart already says so, and leads there", async ({ page }) => {
      await register(page.request);
      const { data } = await listed(page.request, "category=van-summer&in_stock=1");
      // From the middle, of either run its own: others buy the first and the last ones at the same time.
      const few = data.filter(({ stock }) => stock > 5 && stock < 15).at(scripts ? 4 : 5);
      const many = data.filter(({ stock }) => stock > 25).at(scripts ? 2 : 3);
      if (!few || !many) throw new Error("No tyres.");
      await putIntoCart(page.request, few, 1);
      const { number } = await orderOf(page.request, many, 1);
      const left = few.stock - 1; // one was ordered
      await putIntoCart(page.request, few, left);
      await putIntoCart(page.request, many, 20);
      await page.goto(`/cs/account/orders/${number}`);
      const main = page.getByRole("main");
      const again = main.getByRole("button", { name: "Objednat totéž znovu" });
      if (scripts) await hydrated(again);
      await again.click();
      const answer = main.getByRole("status");
      await expect(answer).toContainText("Do košíku nešlo nic vložit.");
      const [first, second] = [answer.getByRole("listitem").nth(0), answer.getByRole("listitem").nth(1)];
      await expect(first).toHaveText(new RegExp(`: poslední(ch)? ${left}\\skus(y|ů) už máte v\\skošíku$`));
      await expect(second).toHaveText(/: v\skošíku jich máte 20, víc najednou objednat nelze$/);
      await answer.getByRole("link", { name: "Do košíku" }).click();
      await expect(page).toHaveURL("/cs/cart");
    });
  });
}
