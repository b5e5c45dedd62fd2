import { written } from "@/messages/written";
import { expect, test } from "./fixtures";
import { putIntoCart } from "./support/cart";
import { CheckoutPage } from "./support/checkout-page";
import { hydrated } from "./support/hydrated";
import { orderOf } from "./support/order";
import { tyresOf } from "./support/tyres";

const messages = written;
const { cs, en } = written;
const languages = ["cs", "sk", "en"] as const;

/** What the page says where only this is unpaid. */
const ifPaid = { cs: "když zaplatíte dnes", sk: "ak zaplatíte dnes", en: "if you pay today" };

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages)
    test(`${language}: every page that speaks of returns says the same sentence`, async ({ page }) => {
      const [tyre] = await tyresOf(page.request, "van-winter", 8);
      if (!tyre) throw new Error("No tyre.");
      const { sentence } = messages[language].returns;
      for (const path of [
        tyre.paths[language],
        ...["terms", "complaints", "delivery", "withdrawal"].map((one) => `/${language}/${one}`),
      ]) {
        await page.goto(path);
        await expect(page.getByRole("main"), path).toContainText(sentence);
      }
      await page.goto(`/${language}/faq#mounted`);
      expect(await page.content()).toContain(sentence);
    });

  for (const language of languages)
    test(`${language}: after an order to be paid by transfer its day holds if it is paid today`, async ({ page }) => {
      const [, tyre] = await tyresOf(page.request, "van-winter", 8);
      if (!tyre) throw new Error("No tyre.");
      const { id, token } = await orderOf(page.request, tyre, 1);
      await page.goto(`/${language}/create-order-success?order=${id}&token=${token}`);
      const steps = page.getByRole("main").getByRole("listitem");
      await expect(steps.filter({ hasText: ifPaid[language] })).toHaveText(/\d/);
      await expect(steps.filter({ hasText: messages[language].returns.sentence })).toHaveCount(1);
    });
});

test("tracking of an order that waits for a transfer shows how to pay it, with the code", async ({ page }) => {
  const [, , tyre] = await tyresOf(page.request, "van-winter", 8);
  if (!tyre) throw new Error("No tyre.");
  const { number } = await orderOf(page.request, tyre, 1);
  await page.goto("/cs/order-tracking");
  const ask = page.getByRole("button", { name: cs.account.track.action });
  await hydrated(ask);
  await page.getByLabel(cs.account.track.number).fill(number);
  await page.getByLabel(cs.account.track.email).fill(`jana.${tyre.id}@post.example`);
  await ask.click();
  const payment = page.getByRole("complementary", { name: "QR Platba" });
  await expect(payment.getByRole("img")).not.toHaveJSProperty("naturalWidth", 0);
  await expect(payment).toContainText(number);
  await expect(payment).toContainText("/0800");
  await expect(page.getByRole("main")).toContainText("když zaplatíte dnes");
});

test.describe("where nothing is stored", () => {
  const country = { CZ: "Česko", SK: "Slovensko" };
  for (const [place, name] of Object.entries(country))
    test(`the checkout starts in the visitor's country, ${place}`, async ({ page }) => {
      await page.context().setExtraHTTPHeaders({ "cf-ipcountry": place });
      const [tyre] = await tyresOf(page.request, "van-winter", 8);
      if (!tyre) throw new Error("No tyre.");
      await putIntoCart(page.request, tyre, 1);
      await page.goto("/cs/cart/checkout");
      await expect(
        page.getByRole("radio", { name }).or(page.getByRole("option", { name, selected: true })),
      ).toHaveCount(1);
      await expect(page.locator('[name="address.country"]')).toHaveValue(place);
    });

  test.describe("and the browser speaks English", () => {
    test.use({ locale: "en-GB" });

    test("an English page in Prague suggests crowns, and stays English", async ({ page }) => {
      await page.context().setExtraHTTPHeaders({ "cf-ipcountry": "CZ" });
      await page.goto("/en");
      const offer = page.getByRole("region", { name: en.suggestion.label });
      await expect(offer).toContainText("Would you like to see prices in CZK?");
      await offer.getByRole("button", { name: "Switch" }).click();
      await expect(page.getByRole("banner")).toContainText("Kč");
      await expect(page).toHaveURL("/en");
    });
  });
});

test("the checkout in dollars leads to crowns in one line, and loses nothing that was typed", async ({ page }) => {
  await page.context().setExtraHTTPHeaders({ "cf-ipcountry": "CZ" });
  const [tyre] = await tyresOf(page.request, "van-winter", 8);
  if (!tyre) throw new Error("No tyre.");
  await putIntoCart(page.request, tyre, 1);
  await page.goto("/en/cart/checkout");
  const checkout = new CheckoutPage(page);
  const button = page.getByRole("button", { name: "Order with obligation to pay" });
  await hydrated(button);
  await expect(page.getByText(en.checkout.dollars.text)).toBeVisible();
  await checkout.field("First name").fill("Jane");
  await checkout.field("Email").fill("jane@post.example");
  await page.getByRole("link", { name: "Switch to crowns" }).click();
  await expect(page.getByText(en.checkout.dollars.text)).toBeHidden();
  await hydrated(button);
  await expect(checkout.field("First name")).toHaveValue("Jane");
  await expect(checkout.field("Email")).toHaveValue("jane@post.example");
  await expect(page.getByRole("main")).toContainText("CZK");
  await expect(page).toHaveURL("/en/cart/checkout");
});
