import type { APIRequestContext, Page } from "@playwright/test";
import { orderBody } from "../support/buyer";
import { expect, test } from "./fixtures";
import { newEmail, register } from "./support/account";
import { putIntoCart } from "./support/cart";
import { hydrated } from "./support/hydrated";
import { mailTo } from "./support/outbox";
import { ownPlace } from "./support/place";
import { nameOf, tyresOf } from "./support/tyres";

/** An order of three of a tyre, with an e-mail of its own. */
async function ordered(request: APIRequestContext, place: number) {
  const tyre = (await tyresOf(request, "van-all_season", 12)).at(place);
  if (!tyre) throw new Error("Too few tyres.");
  const email = newEmail();
  await putIntoCart(request, tyre, 3);
  const body = orderBody(tyre.id);
  const answer = await request.post("/api/v1/checkout/create-order", {
    headers: { "idempotency-key": `withdrawal-${email}`, "x-currency": "CZK" },
    data: { ...body, contact: { ...body.contact, email } },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { number, id, token }: { number: string; id: string; token: string } = await answer.json();
  return { number, id, token, email, tyre };
}

async function fillIn(page: Page, order: { number: string; email: string }) {
  const main = page.getByRole("main");
  await main.getByLabel("Jméno a příjmení").fill("Jana Dvořáková");
  await main.getByLabel("Číslo objednávky").fill(order.number);
  await main.getByLabel("E-mail z objednávky").fill(order.email);
}

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts, locale: "cs-CZ" });

    test("a guest withdraws from part of an order, in two steps, and gets it confirmed", async ({ page, dataDir }) => {
      await page.setExtraHTTPHeaders(ownPlace());
      const order = await ordered(page.request, scripts ? 0 : 1);
      await page.goto("/cs/terms");
      await page.getByRole("contentinfo").getByRole("link", { name: "Odstoupit od smlouvy zde" }).click();
      await expect(page).toHaveURL("/cs/withdrawal");
      const main = page.getByRole("main");
      const on = main.getByRole("button", { name: "Pokračovat k souhrnu" });
      if (scripts) await hydrated(on);
      await fillIn(page, { ...order, email: "nekdo.jiny@post.example" });
      await main.getByRole("radio", { name: "Jen část" }).check();
      await main.getByLabel("Které zboží a kolik kusů").fill("1 ks, nesedí mi");
      await on.click();
      await expect(main.getByText("Objednávku s tímto číslem a e-mailem nemáme.")).toBeVisible();
      await expect(main.getByLabel("Které zboží a kolik kusů")).toHaveValue("1 ks, nesedí mi");

      if (scripts) await hydrated(on);
      await main.getByLabel("E-mail z objednávky").fill(order.email);
      await on.click();
      await expect(main.getByRole("heading", { name: "Zkontrolujte a potvrďte" })).toBeFocused();
      await expect(main).toContainText("1 ks, nesedí mi");
      await expect(main).toContainText(order.email);
      await expect(main).toContainText("Nic tím ještě neodesíláte");
      await main.getByRole("button", { name: "Potvrdit odstoupení" }).click();
      await expect(main.getByRole("heading", { name: "Odstoupení jsme přijali" })).toBeFocused();
      await expect(main).not.toContainText("Nic tím ještě neodesíláte");
      await expect(main).toContainText(`${order.number}-1`);
      await expect(main).toContainText(/Odesláno \d+\.\s\d+\.\s\d{4} v\s\d+:\d\d/);
      const mail = await mailTo(dataDir, `withdrawal-acknowledgement-${order.number}-1`, order.email);
      expect(mail.text).toContain("1 ks, nesedí mi");
    });
  });
}

test("a double click withdraws once", async ({ page }) => {
  await page.setExtraHTTPHeaders(ownPlace());
  const order = await ordered(page.request, 2);
  await page.goto(`/cs/withdrawal?order=${order.number}`);
  const main = page.getByRole("main");
  await expect(main.getByLabel("Číslo objednávky")).toHaveValue(order.number);
  const on = main.getByRole("button", { name: "Pokračovat k souhrnu" });
  await hydrated(on);
  await fillIn(page, order);
  await on.click();
  await main.getByRole("button", { name: "Potvrdit odstoupení" }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(main.getByRole("heading", { name: "Odstoupení jsme přijali" })).toBeFocused();
  const read = await page.request.get(`/api/v1/checkout/${order.id}?token=${order.token}`);
  const { history }: { history: { kind: string }[] } = await read.json();
  expect(history.filter(({ kind }) => kind === "withdrawal")).toHaveLength(1);
});

test("who is signed in withdraws from pieces of an own order, and finds it in its history", async ({ page }) => {
  await page.setExtraHTTPHeaders(ownPlace());
  await register(page.request);
  const order = await ordered(page.request, 3);
  await page.goto("/en/withdrawal");
  await page.getByRole("link", { name: `Order ${order.number}` }).click();
  await expect(page).toHaveURL(`/en/withdrawal?order=${order.number}`);
  const main = page.getByRole("main");
  await expect(main.getByLabel("Email used for the order")).toHaveValue(order.email);
  const on = main.getByRole("button", { name: "Continue to the summary" });
  await hydrated(on);
  await main.getByRole("radio", { name: "Only part of it" }).check();
  await on.click();
  await expect(main.getByText("Choose at least one item")).toBeVisible();
  await main.getByLabel(/^How many you are returning/).fill("2");
  await on.click();
  await expect(main).toContainText(`2 × ${nameOf(order.tyre)}`);
  await main.getByRole("button", { name: "Confirm withdrawal" }).click();
  await expect(main.getByRole("heading", { name: "We have received your withdrawal" })).toBeVisible();

  await page.goto(`/en/account/orders/${order.number}`);
  await expect(page.getByText("Withdrawal from contract received")).toBeVisible();
  await expect(main.getByRole("link", { name: "Withdraw from contract here" })).toHaveAttribute(
    "href",
    `/en/withdrawal?order=${order.number}`,
  );
});
