import { expect, test } from "./fixtures";
import { putIntoCart } from "./support/cart";
import { CheckoutPage } from "./support/checkout-page";
import { tyresOf } from "./support/tyres";

test.use({ locale: "en-GB" });

test("the checkout asks once where the visitor is, though two parts of it want to know", async ({ page }) => {
  const [tyre] = await tyresOf(page.request, "van-all_season", 4);
  if (!tyre) throw new Error("No tyre.");
  await putIntoCart(page.request, tyre, 4);
  await page.context().clearCookies({ name: "language" });
  await page.context().clearCookies({ name: "currency" });
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/v1/geo-preferences")) asked.push(request.url());
  });
  const options = page.waitForResponse((answer) => answer.url().includes("/checkout/shipping-methods"));
  await new CheckoutPage(page).open();
  await options;
  await page.waitForLoadState("networkidle");
  expect(asked).toHaveLength(1);
});
