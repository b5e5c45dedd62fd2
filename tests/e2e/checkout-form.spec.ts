import { expect, test } from "./fixtures";
import { putIntoCart } from "./support/cart";
import { CheckoutPage } from "./support/checkout-page";
import { tyresOf } from "./support/tyres";

test.use({ locale: "cs-CZ" });

let checkout: CheckoutPage;

test.beforeEach(async ({ page }) => {
  const [tyre] = await tyresOf(page.request, "van-all_season", 4);
  if (!tyre) throw new Error("No tyre.");
  await putIntoCart(page.request, tyre, 4);
  checkout = new CheckoutPage(page);
});

const required = {
  Jméno: "vyplňte jméno",
  Příjmení: "vyplňte příjmení",
  "E-mail": "vyplňte e-mail",
  Telefon: "vyplňte telefon",
  "Ulice a číslo domu": "vyplňte ulici a číslo domu",
  PSČ: "vyplňte PSČ",
  Město: "vyplňte město",
};

test("what is missing stands at its field, is summed up above with links, and the first gets the focus", async ({
  page,
}) => {
  const orders = checkout.watchOrders();
  await checkout.open();
  await checkout.order.click();
  for (const [label, missing] of Object.entries(required)) {
    await expect(checkout.error(label)).toHaveText(`Toto pole je povinné: ${missing}`);
    await expect(checkout.field(label)).toHaveAccessibleDescription(new RegExp(missing.replaceAll(" ", "\\s")));
    await expect(checkout.field(label)).toHaveAttribute("aria-invalid", "true");
  }
  await expect(page.getByText("Bez souhlasu s podmínkami objednat nejde")).toBeVisible();
  await expect(checkout.notice).toHaveText(
    "Ještě 8 věcí: Jméno, Příjmení, E-mail, Telefon, Ulice a číslo domu, PSČ, Město, Souhlas s podmínkami. Vše ostatní máme uložené.",
  );
  await expect(checkout.field("Jméno")).toBeFocused();
  await checkout.notice.getByRole("link", { name: "PSČ" }).click();
  await expect(checkout.field("PSČ")).toBeFocused();
  expect(orders).toEqual([]);
});

test("an error goes as soon as its field is right, and the summary with the last of them", async () => {
  await checkout.open();
  await checkout.fill();
  await checkout.field("E-mail").fill("jana@");
  await checkout.field("PSČ").fill("811 06");
  await checkout.order.click();
  await expect(checkout.error("E-mail")).toHaveText("Zadejte platný e-mail");
  await expect(checkout.error("PSČ")).toHaveText("Toto PSČ patří do jiné země");
  await expect(checkout.notice).toContainText("Ještě 2 věci: E-mail, PSČ.");
  await checkout.field("E-mail").fill("jana@post.example");
  await expect(checkout.error("E-mail")).toBeHidden();
  await expect(checkout.notice).toContainText("Ještě jedna věc: PSČ.");
  await checkout.field("PSČ").fill("37004");
  await expect(checkout.notice).toBeHidden();
});

test("an unknown country code is said for three seconds", async ({ page }) => {
  await page.clock.install();
  await checkout.open();
  await checkout.field("E-mail").fill("jana@");
  await checkout.field("Jméno").focus();
  await expect(checkout.error("E-mail")).toHaveText("Zadejte platný e-mail"); // the rules have been loaded
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await checkout.field("Předvolba").fill("+49");
  await checkout.field("Telefon").fill("151 234 567");
  await checkout.field("Jméno").focus();
  const error = page.getByText("Předvolbu neznáme, zadejte +420 nebo +421");
  await expect(error).toBeVisible();
  await page.clock.runFor(2_900);
  await expect(error).toBeVisible();
  await page.clock.runFor(200);
  await expect(error).toBeHidden();
});

test("a foreign code is said as soon as it is left, and also when it stands before the number", async ({ page }) => {
  const error = page.getByText("Předvolbu neznáme, zadejte +420 nebo +421");
  await checkout.open();
  await checkout.field("Předvolba").fill("+49");
  await checkout.field("Telefon").focus();
  await expect(error).toBeVisible();
  await checkout.field("Předvolba").fill("+420");
  await expect(error).toBeHidden();
  await checkout.field("Telefon").fill("+49 151 234 567");
  await checkout.field("Jméno").focus();
  await expect(error).toBeVisible();
});

test("a whole number with its country code is divided between the two fields", async () => {
  await checkout.open();
  await checkout.field("Telefon").fill("+421905123456");
  await checkout.field("E-mail").focus();
  await expect(checkout.field("Předvolba")).toHaveValue("+421");
  await expect(checkout.field("Telefon")).toHaveValue("905 123 456");
});

test("another country brings its ways of delivery, its VAT and its rule for the postcode", async ({ page }) => {
  await checkout.open();
  await checkout.field("PSČ").fill("370 04");
  await checkout.field("Země").selectOption("Slovensko");
  await expect(checkout.error("PSČ")).toHaveText("Toto PSČ patří do jiné země");
  await expect(checkout.field("Předvolba")).toHaveValue("+421");
  await expect(page.getByRole("complementary", { name: "Souhrn" })).toContainText("z toho DPH 23 %");
  await expect(page.getByRole("radio", { name: "Platba při převzetí" })).toBeHidden();
  await checkout.field("Země").selectOption("Česko");
  await expect(page.getByRole("complementary", { name: "Souhrn" })).toContainText("z toho DPH 21 %");
  await expect(page.getByRole("radio", { name: "Platba při převzetí" })).toBeVisible();
});

test("a purchase for a company asks for its numbers and checks them", async ({ page }) => {
  await checkout.open();
  await checkout.fill();
  await expect(checkout.field("IČO")).toBeHidden();
  await page.getByRole("checkbox", { name: "Nakupuji na firmu" }).check();
  await checkout.field("Název firmy").fill("Dvořáková s. r. o.");
  await checkout.field("IČO").fill("12345678");
  await checkout.order.click();
  await expect(checkout.error("IČO")).toHaveText("IČO nesedí, má osm číslic");
  await expect(checkout.field("IČO")).toBeFocused();
});

test("a partner garage has to be chosen from the list, which a town narrows", async ({ page }) => {
  await checkout.open();
  await checkout.fill();
  await page.getByRole("radio", { name: "Partnerský pneuservis" }).check();
  await checkout.order.click();
  await expect(checkout.notice).toContainText("Ještě jedna věc: Výdejní místo.");
  const points = page.getByRole("group", { name: "Kde si je vyzvednete" });
  await expect(points).toContainText("Vyberte výdejní místo");
  await page.getByLabel("Hledat výdejní místo").fill("Brno");
  await expect(points.getByRole("radio").first()).toHaveAccessibleName(/Brno/);
  await page.getByLabel("Hledat výdejní místo").fill("Atlantida");
  await expect(points).toContainText("Nic takového nemáme. Zkuste větší město v okolí.");
});
