import { expect, test } from "./fixtures";
import { CartPage } from "./support/cart-page";
import { hydrated } from "./support/hydrated";
import { Keyboard } from "./support/keyboard";
import { listed, nameOf } from "./support/tyres";

test.use({ locale: "cs-CZ", viewport: { width: 390, height: 780 } });

test("a tyre is bought on a phone's screen with nothing but the keyboard", async ({ page }) => {
  const keys = new Keyboard(page);
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const link = (name: string | RegExp) => page.getByRole("link", { name, exact: true });

  await test.step("the finder", async () => {
    await page.goto("/cs");
    await hydrated(button("Zobrazit"));
    await keys.stepTo(page.getByLabel("Šířka"), "195");
    await keys.stepTo(page.getByLabel("Profil"), "65");
    await keys.stepTo(page.getByLabel("Ráfek"), "15");
    await keys.stepTo(page.getByLabel("Sezóna"), "winter");
    await expect(page.getByLabel("Šířka")).toHaveValue("195");
    await expect(page.getByLabel("Profil")).toHaveValue("65");
    await keys.press(button("Zobrazit"));
    await expect(page).toHaveURL("/cs/zimni-pneumatiky/195-65-r15");
  });

  await test.step("the filters, in their sheet", async () => {
    const open = link(/^Filtry/);
    await hydrated(page.getByRole("article").getByRole("button").first());
    await keys.press(open);
    const sheet = page.getByRole("dialog", { name: "Filtry" });
    await expect(sheet).toBeVisible();
    await keys.seesFocus("after the sheet opened");
    await keys.tabTo(sheet.getByText("Dostupnost"));
    await page.keyboard.press("Enter");
    await keys.press(sheet.getByRole("checkbox", { name: "Jen skladem" }), "Space");
    await expect(page).toHaveURL(/\?in_stock=1$/);
    await expect(sheet.getByRole("checkbox", { name: "Jen skladem" })).toBeFocused();
    await keys.press(sheet.getByRole("button", { name: /^Zobrazit \d+ pneumatik/ }));
    await expect(sheet).toBeHidden();
    await keys.seesFocus("after the sheet closed");
    await keys.tabTo(page.getByLabel("Řadit"));
    await page.keyboard.type("Nejlev");
    await expect(page).toHaveURL(/\?in_stock=1&sort=price_asc$/);
    await keys.seesFocus("after the list was sorted");
  });

  const query = "category=car-winter&width=195&profile=65&rim=15&commercial=0&in_stock=1&sort=price_asc";
  const tyre = (await listed(page.request, query)).data.find(({ stock }) => stock >= 8);
  if (!tyre) throw new Error("No tyre in stock.");
  const cart = new CartPage(page);

  await test.step("the product", async () => {
    await keys.press(page.locator(`article h3 a[href="${tyre.paths.cs}"]`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(nameOf(tyre));
    const buy = page.locator("#buy");
    const add = buy.getByRole("button", { name: "Do košíku" });
    await hydrated(add);
    await keys.tabTo(buy.getByRole("radio", { name: "4 kusy" }));
    await page.keyboard.press("ArrowUp");
    await expect(buy.getByRole("radio", { name: "2 kusy" })).toBeChecked();
    await page.keyboard.press("ArrowDown");
    await keys.press(add);
    await expect(buy.getByRole("status")).toContainText("Je v košíku.");
    await keys.press(link("Zobrazit košík"));
  });

  await test.step("the cart", async () => {
    await expect(page).toHaveURL("/cs/cart");
    await hydrated(cart.remove(tyre));
    await keys.press(button("Přidat kus"), "Space");
    await expect(cart.quantity(tyre)).toHaveValue("5");
    await keys.tabTo(button("Ubrat kus"), "Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(cart.quantity(tyre)).toHaveValue("4");
    await keys.press(cart.remove(tyre));
    await expect(cart.undo(tyre)).toBeFocused();
    await keys.seesFocus("after a tyre was removed");
    await page.keyboard.press("Enter");
    await expect(cart.remove(tyre)).toBeFocused();
    await keys.seesFocus("after it was brought back");
    await keys.press(link("Pokračovat k pokladně"));
  });

  await test.step("the checkout", async () => {
    const field = (label: string) => page.getByLabel(label, { exact: true });
    await expect(page).toHaveURL("/cs/cart/checkout");
    await hydrated(button("Objednat s povinností platby"));
    await keys.type(field("Jméno"), "Jana");
    await keys.type(field("Příjmení"), "Dvořáková");
    await keys.type(field("E-mail"), "jana@post.example");
    await keys.type(field("Telefon"), "601234567");
    await keys.type(field("Ulice a číslo domu"), "Lipová 1511/23");
    await keys.type(field("PSČ"), "37004");
    await keys.type(field("Město"), "České Budějovice");
    await keys.tabTo(page.getByRole("radio", { name: "Kurýr na adresu" }));
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("radio", { name: "Osobní odběr u nás" })).toBeChecked();
    await keys.tabTo(page.getByRole("radio", { name: "Bankovní převod" }));
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("radio", { name: "Platba při převzetí" })).toBeChecked();
    await keys.press(page.getByRole("checkbox", { name: "Souhlasím s obchodními podmínkami" }), "Space");
    await keys.press(button("Objednat s povinností platby"));
    await expect(page).toHaveURL(/\/cs\/create-order-success\?/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Děkujeme, chystáme vaše pneumatiky");
  });
});

test("the first press of Tab offers to skip to the content, and does", async ({ page }) => {
  await page.goto("/cs");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Přeskočit na obsah" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Přeskočit na obsah" })).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("a panel of the header opens by Enter and closes by Escape, with the focus back on its button", async ({
  page,
}) => {
  const keys = new Keyboard(page);
  await page.goto("/cs");
  await hydrated(page.getByRole("button", { name: "Zobrazit" }));
  const opener = page.getByRole("banner").getByText("CS · Kč");
  await keys.press(opener);
  await keys.tabTo(page.getByRole("link", { name: "Slovenčina" }));
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Slovenčina" })).toBeHidden();
  await expect(opener).toBeFocused();
});

test("the sheet of filters closes by Escape and gives the focus back", async ({ page }) => {
  const keys = new Keyboard(page);
  await page.goto("/cs/zimni-pneumatiky/195-65-r15");
  await hydrated(page.getByRole("article").getByRole("button").first());
  const opener = page.getByRole("link", { name: /^Filtry/ });
  await keys.press(opener);
  await expect(page.getByRole("dialog", { name: "Filtry" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Filtry" })).toBeHidden();
  await expect(opener).toBeFocused();
});
