import type { BrowserContext } from "@playwright/test";
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

const minute = 60_000;

async function cookie(context: BrowserContext, name: string) {
  const found = (await context.cookies()).find((candidate) => candidate.name === name);
  return found && { ...found, content: JSON.parse(decodeURIComponent(found.value)) };
}

test("what is typed and chosen survives a reload, in three cookies with their own times", async ({ page, context }) => {
  await checkout.open();
  await checkout.field("Jméno").fill("Jana");
  await checkout.field("E-mail").fill("jana.dvorakova@post.example");
  await checkout.field("Ulice a číslo domu").fill("Lipová 1511/23");
  await checkout.field("Poznámka k objednávce").fill("Zvonek nefunguje.");
  await page.getByRole("radio", { name: "Osobní odběr u nás" }).check();
  await checkout.agreement.check();
  await expect.poll(async () => (await cookie(context, "delivery"))?.content.data).toEqual({ id: "pickup_cz" });
  const now = Date.now();
  for (const [name, life] of [
    ["userForm", 30 * minute],
    ["delivery", 5 * minute],
    ["deliveryaddress", 5 * minute],
  ] as const) {
    const kept = await cookie(context, name);
    const left = Date.parse(kept?.content.expires_at) - now;
    expect([name, left > life - minute, left <= life]).toEqual([name, true, true]);
    expect((kept?.expires ?? 0) * 1000 - now).toBeGreaterThan(23 * 60 * minute);
    expect(kept?.sameSite).toBe("Lax");
  }
  await page.reload();
  await expect(checkout.field("Jméno")).toHaveValue("Jana");
  await expect(checkout.field("E-mail")).toHaveValue("jana.dvorakova@post.example");
  await expect(checkout.field("Ulice a číslo domu")).toHaveValue("Lipová 1511/23");
  await expect(checkout.field("Poznámka k objednávce")).toHaveValue("Zvonek nefunguje.");
  await expect(page.getByRole("radio", { name: "Osobní odběr u nás" })).toBeChecked();
  await expect(checkout.agreement).not.toBeChecked();
});

for (const [what, minutes, name] of [
  ["counts as absent once its time is over", -1, ""],
  ["fills the form while its time lasts", 1, "Jana"],
] as const) {
  test(`a kept form ${what}`, async ({ context, baseURL }) => {
    const form = {
      contact: { first_name: "Jana", last_name: "Dvořáková", email: "", phone_code: "+420", phone_number: "" },
      address: { country: "CZ", city: "", address: "", zip_code: "" },
      is_company: false,
      company: { name: "", ico: "", dic: "", ic_dph: "" },
      note: "",
    };
    const expires_at = new Date(Date.now() + minutes * minute).toISOString();
    const value = encodeURIComponent(JSON.stringify({ data: form, expires_at }));
    await context.addCookies([{ name: "userForm", value, url: baseURL ?? "" }]);
    await checkout.open();
    await expect(checkout.field("Jméno")).toHaveValue(name);
  });
}

test("a guest who ordered before finds the form filled in, but for the note and the agreement", async ({ page }) => {
  await checkout.open();
  await checkout.fill();
  await checkout.field("Poznámka k objednávce").fill("Zvonek nefunguje.");
  await checkout.order.click();
  await expect(page).toHaveURL(/create-order-success/);
  const [, tyre] = await tyresOf(page.request, "van-all_season", 4);
  if (!tyre) throw new Error("No tyre.");
  await putIntoCart(page.request, tyre, 1);
  await checkout.open();
  await expect(checkout.field("Jméno")).toHaveValue("Jana");
  await expect(checkout.field("Město")).toHaveValue("České Budějovice");
  await expect(checkout.field("Telefon")).toHaveValue("601 234 567");
  await expect(checkout.field("Poznámka k objednávce")).toHaveValue("");
  await expect(checkout.agreement).not.toBeChecked();
});
