import type { Page } from "@playwright/test";
import { accountLink, sessionOf, signIn } from "./account";
import { CheckoutPage } from "./checkout-page";
import { hydrated } from "./hydrated";
import { customer, expect, fillCart, type Shape, spelled, test, tyres } from "./other-host";

const labels: [string, string, string] = ["E-mail", "Heslo", "Přihlásit se"];

async function signedIn(page: Page): Promise<void> {
  await page.goto("/cs/sign-in?return_to=%2Fcs%2Faccount");
  await signIn(page, labels, customer.email, customer.password);
  await expect(page).toHaveURL("/cs/account");
}

/** What every shopper does, on a back end of one shape. */
export function journeys(shape: Shape): void {
  test.describe(`a shop on a back end of another hand, ${shape}`, () => {
    test("a wrong password is a wrong password", async ({ page, mayLog }) => {
      mayLog(/401/);
      await page.goto("/cs/sign-in");
      await signIn(page, labels, customer.email, "neni-to-ono");
      await expect(page.getByRole("main").getByRole("alert")).toContainText("E-mail nebo heslo");
    });

    test("the profile is read, saved in clean digits, and the sign-out ends the session", async ({
      page,
      host,
      context,
    }) => {
      await signedIn(page);
      const main = page.getByRole("main");
      await hydrated(main.getByRole("button", { name: "Uložit", exact: false }).first());
      await main.getByLabel("Jméno", { exact: true }).fill("Petronela");
      await main.getByLabel("Telefon", { exact: true }).fill("+421 905 123 456");
      await main.getByLabel("Země", { exact: true }).selectOption("SK");
      await main.getByLabel("PSČ", { exact: true }).fill("94901");
      host.clear();
      await main
        .getByRole("button", { name: /^Uložit/ })
        .first()
        .click();
      await expect(main.getByText("Uloženo", { exact: false }).first()).toBeVisible();
      const [saved] = host.requestsTo("PUT /users/info");
      expect(saved?.body).toMatchObject({ first_name: "Petronela", phone_number: "421905123456", zip_code: "949 01" });
      await expect(accountLink(page, "Můj účet: Petronela")).toBeVisible();
      await page.reload();
      await expect(main.getByLabel("Jméno", { exact: true })).toHaveValue("Petronela");
      await hydrated(page.getByRole("button", { name: "Odhlásit se" }));
      await page.getByRole("button", { name: "Odhlásit se" }).click();
      await expect(page).toHaveURL(/\/cs\/sign-in/);
      expect(await sessionOf(context)).toBeUndefined();
    });

    test("a page whose token the host no longer takes renews it then and there, and the browser gets the new one", async ({
      page,
      host,
      context,
    }) => {
      await signedIn(page);
      const before = await sessionOf(context);
      host.revoke();
      host.clear();
      await page.goto("/cs/account");
      await expect(page).toHaveURL("/cs/account");
      await expect(page.getByText(customer.email).first()).toBeVisible();
      expect(host.requestsTo("POST /auth/refresh")).toHaveLength(1);
      const after = await sessionOf(context);
      expect(after?.token.access_token).not.toBe(before?.token.access_token);
    });

    test("a cart page of such a session has the cart in its HTML, and says nothing of loading", async ({
      page,
      host,
    }) => {
      await signedIn(page);
      await fillCart(page, shape, [1001]);
      host.revoke();
      const html = await (await page.request.get("/cs/cart")).text();
      expect(html.includes('<li class="it">'), "the line is in the HTML").toBe(true);
      expect(html.includes(">Načítáme košík"), "the page says that it is loading").toBe(false);
      await page.request.delete("/api/v1/cart/items/0");
    });

    test("a session that cannot be renewed leads to the sign-in once", async ({ page, host, context }) => {
      await signedIn(page);
      host.revoke({ refresh: false });
      host.clear();
      await page.goto("/cs/account");
      await expect(page).toHaveURL("/cs/sign-in?return_to=%2Fcs%2Faccount");
      expect(host.requestsTo("POST /auth/refresh")).toHaveLength(1);
      expect(await sessionOf(context)).toBeUndefined();
    });

    test("three lines removed quickly and one undone leave the host's cart as it is shown", async ({ page, host }) => {
      await fillCart(page, shape, tyres);
      await page.goto("/cs/cart");
      const rows = page.getByRole("main").locator("li.it");
      await expect(rows).toHaveCount(3);
      await hydrated(page.getByRole("main").getByRole("complementary").getByRole("link"));
      await page
        .getByRole("button", { name: /^Přidat kus/ })
        .first()
        .click();
      for (const _ of tyres)
        await page
          .getByRole("button", { name: /^Odebrat/ })
          .first()
          .click();
      await expect(page.locator("li.it.gone")).toHaveCount(3);
      await page
        .getByRole("button", { name: /^Vrátit zpět/ })
        .nth(1)
        .click();
      await expect(page.locator("li.it.gone")).toHaveCount(2);
      const shown = async () => {
        const cart = await (await page.request.get("/api/v1/cart")).json();
        return cart.items.map(({ product_id, quantity }: { product_id: unknown; quantity: number }) => [
          product_id,
          quantity,
        ]);
      };
      await expect.poll(shown).toEqual([[spelled(shape, 1002), 2]]);
      expect(host.requestsTo("DELETE /cart/items/{index}").every(({ status }) => (status ?? 500) < 300)).toBe(true);
      await page.reload();
      await expect(page.getByRole("main").locator("li.it")).toHaveCount(1);
    });

    test("an order is placed, its payment started, and its page says so", async ({ page, host }) => {
      await fillCart(page, shape, [1003], 4);
      const checkout = new CheckoutPage(page);
      await checkout.open();
      await checkout.fill();
      for (const group of ["delivery", "payment"]) await page.locator(`input[name="${group}.id"]`).first().check();
      host.clear();
      await checkout.order.click();
      await expect(page).toHaveURL(/\/cs\/create-order-success/);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const [order] = host.requestsTo("POST /checkout/create-order");
      expect(order?.status).toBeLessThan(300);
      expect(order?.headers).toMatchObject({ "accept-language": "cs", "x-currency": "CZK" });
      expect(order?.body).toMatchObject({
        contact: { phone_number: "+420601234567" },
        address: { zip_code: "370 04" },
      });
      expect(host.requestsTo("POST /checkout/{id}/payments")).toHaveLength(1);
      await page.reload();
      await expect(page.getByRole("main")).toContainText("je přijatá");
    });

    test("a message from the contact form arrives", async ({ page, host }) => {
      await page.goto("/cs/contacts");
      const main = page.getByRole("main");
      const send = main.getByRole("button", { name: "Odeslat zprávu" });
      await hydrated(send);
      await main.getByLabel("Jméno", { exact: true }).fill("Petra");
      await main.getByLabel("E-mail", { exact: true }).fill("petra@buyer.example");
      await main.getByLabel("Zpráva", { exact: true }).fill("Máte i zimní?");
      await send.click();
      await expect(main.getByText("Děkujeme, zpráva je u nás").first()).toBeVisible();
      expect(host.requestsTo("POST /contacts")[0]?.body).toMatchObject({ name: "Petra", message: "Máte i zimní?" });
    });
  });
}
