import { expect, test } from "./fixtures";
import { accountLink, register, sessionOf } from "./support/account";
import { cartLines, putIntoCart } from "./support/cart";
import { CheckoutPage } from "./support/checkout-page";
import { tyresOf } from "./support/tyres";

test.use({ locale: "cs-CZ" });

let checkout: CheckoutPage;
let tyreId: number;

test.beforeEach(async ({ page, context, playwright, baseURL }) => {
  await register(page.request);
  const [tyre] = await tyresOf(page.request, "van-winter", 8);
  if (!tyre) throw new Error("No tyre.");
  tyreId = tyre.id;
  await putIntoCart(page.request, tyre, 4);
  checkout = new CheckoutPage(page);
  await checkout.open();
  await checkout.fill();
  await checkout.field("Poznámka k objednávce").fill("Zvonek nefunguje.");
  // The session ends elsewhere; this browser still holds its cookies.
  const authorization = `Bearer ${(await sessionOf(context))?.token.access_token}`;
  const elsewhere = await playwright.request.newContext({ baseURL });
  expect((await elsewhere.post("/api/v1/auth/logout", { headers: { authorization } })).status()).toBe(204);
  await elsewhere.dispose();
});

test("an order goes through though the session has ended while it was filled in", async ({ page, mayLog }) => {
  mayLog(/(users\/info|auth\/refresh).*401/);
  await checkout.order.click();
  await expect(page.getByText(/^Objednávka \d{10} je přijatá$/)).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Lipová 1511/23, 370 04 České Budějovice");
  await expect(page.getByRole("main")).toContainText("Zvonek nefunguje.");
});

test("who comes back signed out finds what was typed, and the cart", async ({ page, context, mayLog }) => {
  mayLog(/(users\/info|auth\/refresh).*401/);
  await expect
    .poll(async () =>
      decodeURIComponent((await context.cookies()).find(({ name }) => name === "userForm")?.value ?? ""),
    )
    .toContain("Zvonek nefunguje.");
  await page.reload();
  await expect(accountLink(page, "Přihlásit")).toBeVisible();
  await expect.poll(() => sessionOf(context)).toBeUndefined();
  for (const [label, value] of [
    ["Jméno", "Jana"],
    ["Příjmení", "Dvořáková"],
    ["E-mail", "jana.dvorakova@post.example"],
    ["Telefon", "601 234 567"],
    ["Ulice a číslo domu", "Lipová 1511/23"],
    ["PSČ", "370 04"],
    ["Město", "České Budějovice"],
    ["Poznámka k objednávce", "Zvonek nefunguje."],
  ] as const) {
    await expect(checkout.field(label)).toHaveValue(value);
  }
  expect(await cartLines(page.request)).toEqual([{ product_id: tyreId, quantity: 4 }]);
});
