import { expect, test } from "./fixtures";
import { crowns } from "./support/money";
import { listed, nameOf } from "./support/tyres";

test.use({ javaScriptEnabled: false, locale: "cs-CZ" });

test("without scripts a tyre is found, put into the cart, counted anew and removed", async ({ page }) => {
  const path = "/cs/zimni-pneumatiky-dodavky/215-65-r16c";
  await page.goto("/cs");
  await page.getByLabel("Šířka").selectOption("215");
  await page.getByLabel("Profil").selectOption("65");
  await page.getByLabel("Ráfek").selectOption("R16C");
  await page.getByLabel("Sezóna").selectOption("Zimní");
  await page.getByRole("button", { name: "Zobrazit" }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("215/65 R16C");

  await page.getByRole("checkbox", { name: "Jen skladem" }).check();
  await page.getByRole("checkbox", { name: "Třída B" }).check();
  await page.getByRole("button", { name: "Použít filtry" }).click();
  await expect(page).toHaveURL(`${path}?in_stock=1&wet=B`);
  await expect(page.getByRole("checkbox", { name: "Třída B" })).toBeChecked();
  await page.getByLabel("Řadit").selectOption("Nejlevnější");
  await page.getByRole("button", { name: "Seřadit" }).click();
  await expect(page).toHaveURL(`${path}?in_stock=1&sort=price_asc&wet=B`);
  await page.getByRole("link", { name: "na mokru B zrušit" }).click();
  await expect(page).toHaveURL(`${path}?in_stock=1&sort=price_asc`);

  const query = "category=van-winter&width=215&profile=65&rim=16&commercial=1&in_stock=1&sort=price_asc";
  const tyre = (await listed(page.request, query)).data.find(({ stock }) => stock >= 5);
  if (!tyre) throw new Error("No tyre in stock.");
  await page.locator(`article a[href="${tyre.paths.cs}"]`).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(nameOf(tyre));
  await expect(page.getByRole("radio", { name: "4 kusy" })).toBeChecked();
  await page.getByRole("button", { name: "Do košíku", exact: true }).click();

  await expect(page).toHaveURL("/cs/cart");
  const row = page.getByRole("main").getByRole("listitem");
  const quantity = row.getByRole("textbox", { name: `Počet kusů ${nameOf(tyre)}` });
  await expect(quantity).toHaveValue("4");
  await expect(row).toContainText(crowns({ amount: tyre.price.amount * 4 }));
  await quantity.fill("2");
  await row.getByRole("button", { name: "Přepočítat" }).click();
  await expect(page).toHaveURL("/cs/cart");
  await expect(quantity).toHaveValue("2");
  await expect(row).toContainText(crowns({ amount: tyre.price.amount * 2 }));
  await row.getByRole("button", { name: `Odebrat ${nameOf(tyre)}` }).click();
  await expect(page.getByRole("heading", { name: "Košík je prázdný" })).toBeVisible();
});

test("without scripts no finder counts what it cannot count again, and no button is shown that only they can answer", async ({
  page,
}) => {
  for (const path of ["/cs", "/cs/zimni-pneumatiky"]) {
    await page.goto(path);
    const show = page.getByRole("main").getByRole("button", { name: "Zobrazit" });
    await expect(show).toHaveText("Zobrazit pneumatiky", { useInnerText: true });
    await expect(page.locator(":is(.by-size, .cf-form) output")).toBeHidden();
  }
  await page.goto("/cs/car/skoda/octavia");
  await expect(page.getByRole("heading", { name: "Škoda Octavia III" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Toto je moje auto" })).toHaveCount(0);
});

test("without scripts a quantity that is not in stock is refused with what is left", async ({ page }) => {
  const { data } = await listed(page.request, "category=van-summer&in_stock=1");
  const tyre = data.find(({ stock }) => stock >= 4 && stock < 20);
  if (!tyre) throw new Error("No tyre with few in stock.");
  await page.goto(tyre.paths.cs);
  await page.getByRole("button", { name: "Do košíku", exact: true }).click();
  const quantity = page.getByRole("textbox", { name: `Počet kusů ${nameOf(tyre)}` });
  await quantity.fill("20");
  await page.getByRole("button", { name: "Přepočítat" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Tolik kusů nemáme" })).toContainText(String(tyre.stock));
  await expect(quantity).toHaveValue("4");
});

test("without scripts languages and currencies are changed by their links", async ({ page }) => {
  await page.goto("/cs/cart");
  await page.getByRole("banner").getByText("CS · Kč").click();
  await page.getByRole("link", { name: "€, eura" }).click();
  await expect(page.getByRole("banner").getByText("CS · €")).toBeVisible();
  await page.getByRole("banner").getByText("CS · €").click();
  await page.getByRole("link", { name: "Slovenčina" }).click();
  await expect(page).toHaveURL("/sk/cart");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Košík");
  await expect(page.locator("html")).toHaveAttribute("lang", "sk");
});
