import { expect, test } from "./fixtures";
import { hydrated } from "./support/hydrated";
import { orderOf } from "./support/order";
import { tyresOf } from "./support/tyres";

test.use({ locale: "sk-SK" });

test("a guest's order is found by its number and e-mail, and by nothing less", async ({ page, mayLog }) => {
  const [tyre] = await tyresOf(page.request, "van-winter", 20);
  if (!tyre) throw new Error("No tyre.");
  const { number } = await orderOf(page.request, tyre, 1);
  await page.goto("/sk/order-tracking");
  const ask = page.getByRole("button", { name: "Zobraziť stav" });
  await hydrated(ask);
  await page.getByLabel("Číslo objednávky", { exact: true }).fill(number);
  await page.getByLabel("E-mail z objednávky", { exact: true }).fill("niekto.iny@posta.example");
  mayLog(/404/);
  await ask.click();
  const refusal =
    "Takú objednávku s týmto e-mailom nemáme. Skontrolujte, prosím, oboje, najmä číslo z nášho potvrdenia.";
  await expect(page.getByText(refusal)).toBeVisible();
  await expect(page.getByRole("region", { name: "Prijatá" })).toBeHidden();

  await page.getByLabel("E-mail z objednávky", { exact: true }).fill(`jana.${tyre.id}@post.example`);
  await ask.click();
  const state = page.getByRole("region", { name: "Prijatá" });
  await expect(state).toContainText(`Objednávka ${number}`);
  await expect(state).toContainText("Zatiaľ nezaplatené");
  await expect(page.getByText(refusal)).toBeHidden();
});
