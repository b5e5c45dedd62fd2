import { expect, test } from "./fixtures";
import { putIntoCart } from "./support/cart";
import { CheckoutPage } from "./support/checkout-page";
import { ownPlace } from "./support/place";
import { tyresOf } from "./support/tyres";

test.use({ locale: "cs-CZ" });

let checkout: CheckoutPage;

test.beforeEach(async ({ page }) => {
  await page.setExtraHTTPHeaders(ownPlace());
  const [tyre] = await tyresOf(page.request, "van-all_season", 12);
  if (!tyre) throw new Error("No tyre.");
  await putIntoCart(page.request, tyre, 4);
  checkout = new CheckoutPage(page);
  await checkout.open();
});

test("after an order the focus is on the heading of its page", async ({ page }) => {
  await checkout.fill();
  await checkout.order.click();
  await expect(page).toHaveURL(/create-order-success/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("the goods go to another address where one is given, and the form keeps it", async ({ page, context }) => {
  await checkout.fill();
  await expect(checkout.field("PSČ (doručení)")).toBeHidden();
  await page.getByRole("checkbox", { name: "Doručit na jinou adresu" }).check();
  await checkout.order.click();
  await expect(checkout.notice).toContainText(
    "Ještě 3 věci: Ulice a číslo domu (doručení), PSČ (doručení), Město (doručení).",
  );
  await checkout.field("Ulice a číslo domu (doručení)").fill("Dielne 7");
  await checkout.field("PSČ (doručení)").fill("010 01");
  await checkout.field("Město (doručení)").fill("Žilina");
  await checkout.field("Země doručení").selectOption("Slovensko");
  await expect(page.getByRole("complementary", { name: "Souhrn" })).toContainText("z toho DPH 23 %");
  const kept = async () => (await context.cookies()).find(({ name }) => name === "userForm")?.value ?? "";
  await expect.poll(async () => decodeURIComponent(await kept())).toMatch(/"delivery_address":\{"country":"SK"/);
  await page.reload();
  await expect(checkout.field("PSČ (doručení)")).toHaveValue("010 01");
  await checkout.open();
  await page.getByRole("radio", { name: "Kurýr na adresu" }).check();
  await page.getByRole("radio", { name: "Bankovní převod" }).check();
  await checkout.agreement.check();
  await checkout.order.click();
  await expect(page).toHaveURL(/create-order-success/);
  await expect(page.getByRole("main")).toContainText("Dielne 7, 010 01 Žilina");
  const details = page.getByRole("region", { name: "Vaše údaje" });
  await expect(details).toContainText("Fakturační adresaLipová 1511/23");
  await expect(details).toContainText("Doručovací adresaDielne 7");
});
