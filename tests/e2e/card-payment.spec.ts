import type { Page } from "@playwright/test";
import { breaksNoRule } from "./support/accessibility";
import { expect, test } from "./support/card-shop";
import { cardTexts, shopper } from "./support/card-texts";
import { cartLines, putIntoCart } from "./support/cart";
import { hydrated } from "./support/hydrated";
import { mailTo } from "./support/outbox";
import { tyresOf } from "./support/tyres";

test.describe.configure({ mode: "default" }); // one shop is enough for all of them

type Language = keyof typeof cardTexts;

/** Fills the checkout in for four tyres, as a shopper who reads a language. @param way by card unless told otherwise, @returns the button that orders */
async function fillIn(page: Page, language: Language, way: "card" | "bank" = "card") {
  const say = cardTexts[language];
  const [tyre] = await tyresOf(page.request, "car-winter", 4);
  if (!tyre) throw new Error("No tyre.");
  await putIntoCart(page.request, tyre, 4);
  await page.goto(`/${language}/cart/checkout`);
  const button = page.getByRole("button", { name: say.order });
  await hydrated(button);
  await page.getByRole("radio", { name: say[way] }).check();
  for (const [place, label] of say.fields.entries())
    await page.getByLabel(label, { exact: true }).fill(shopper[language][place] ?? "");
  await page.getByRole("checkbox", { name: say.terms }).check();
  return button;
}

async function orderByCard(page: Page, language: Language): Promise<void> {
  await (await fillIn(page, language)).click();
}

const atStripe = (page: Page) => page.getByRole("button", { name: "Pay with a declined card" });
const headline = (page: Page) => page.getByRole("heading", { level: 1 });
const orderOf = (page: Page) => new URL(page.url()).searchParams.get("order") ?? "";

for (const language of ["cs", "sk", "en"] as const) {
  const say = cardTexts[language];

  test(`an order is paid by card on the payment page, and its own page says so (${language})`, async ({
    page,
    cardShop,
  }) => {
    await orderByCard(page, language);
    await expect(atStripe(page)).toBeVisible();
    await page.getByRole("button", { name: "Pay", exact: true }).click();
    await expect(headline(page)).toHaveText(say.done);
    await expect(page.getByText(say.paid)).toBeVisible();
    await expect(page.getByRole("link", { name: say.pay })).toHaveCount(0);
    expect(await cartLines(page.request)).toEqual([]);
    const { asked } = cardShop.stripe.api.sessionOf(orderOf(page));
    expect(asked.locale).toBe(language);
    const number = asked.client_reference_id ?? "";
    await mailTo(cardShop.dataDir, `${number}-payment-received`, shopper[language][2]);
  });

  test(`who comes back without having paid finds the order with its button (${language})`, async ({
    page,
    cardShop,
  }) => {
    await orderByCard(page, language);
    await expect(atStripe(page)).toBeVisible();
    const orders = cardShop.stripe.api.sessions.size;
    await page.goBack();
    await expect(headline(page)).toHaveText(say.toPay);
    await page.getByRole("link", { name: say.pay }).click();
    await expect(atStripe(page)).toBeVisible();
    await page.getByRole("link", { name: "Back" }).click();
    await expect(page.getByRole("status").filter({ hasText: say.notPaid })).toBeVisible();
    expect(cardShop.stripe.api.sessions.size).toBe(orders); // the same page of the same order, never a second one
  });
}

// English prices are in dollars, in which no bank button is offered.
for (const language of ["cs", "sk"] as const) {
  test(`an order is paid by bank button on Comgate's page, left once before (${language})`, async ({
    page,
    cardShop,
  }) => {
    const say = cardTexts[language];
    await (await fillIn(page, language, "bank")).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("status").filter({ hasText: say.notPaid })).toBeVisible();
    await page.getByRole("link", { name: say.pay }).click();
    await page.getByRole("button", { name: "Pay", exact: true }).click();
    await expect(headline(page)).toHaveText(say.done);
    const [left, paid] = [...cardShop.comgate.api.transactions.values()].slice(-2);
    expect([left?.status, paid?.status, paid?.asked.lang]).toEqual(["CANCELLED", "PAID", language]);
    await mailTo(cardShop.dataDir, `${paid?.asked.label}-payment-received`, shopper[language][2]);
  });
}

test("a declined card is tried again, also another day by the link of the mail", async ({
  page,
  context,
  cardShop,
}) => {
  const say = cardTexts.cs;
  await orderByCard(page, "cs");
  await page.getByRole("button", { name: "Pay with a declined card" }).click();
  await expect(page.getByRole("alert")).toHaveText("Your card was declined.");
  await page.getByRole("link", { name: "Back" }).click();
  await expect(headline(page)).toHaveText(say.toPay);
  const session = cardShop.stripe.api.sessionOf(orderOf(page));
  cardShop.stripe.api.expire(session);
  const { text } = await mailTo(cardShop.dataDir, `${session.asked.client_reference_id}-confirmation`, shopper.cs[2]);
  const [link = ""] = /http\S+pay=card/.exec(text) ?? [];
  await page.close();
  const later = await context.newPage();
  await later.goto(link);
  await later.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(headline(later)).toHaveText(say.done);
});

test("who is back before the shop was told of the payment sees it paid all the same", async ({ page, cardShop }) => {
  cardShop.stripe.events.deliver = false;
  await orderByCard(page, "cs");
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(headline(page)).toHaveText(cardTexts.cs.done);
  cardShop.stripe.events.deliver = true;
});

test("while the gateway is away the order stays, and can be paid when it is back", async ({
  page,
  cardShop,
  mayLog,
}) => {
  const say = cardTexts.cs;
  mayLog(/payments: .* 503/); // the payment is started as soon as the order is placed
  cardShop.stripe.behaves("away");
  await orderByCard(page, "cs");
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(say.away);
  cardShop.stripe.behaves("well");
  await page.getByRole("link", { name: say.pay }).click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(headline(page)).toHaveText(say.done);
});

test("without scripts the order's page leads to the payment all the same", async ({ page, browser, cardShop }) => {
  await orderByCard(page, "cs");
  await expect(atStripe(page)).toBeVisible();
  await page.goBack();
  await expect(headline(page)).toHaveText(cardTexts.cs.toPay);
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: cardShop.url });
  const still = await plain.newPage();
  await still.goto(page.url());
  await still.getByRole("link", { name: cardTexts.cs.pay }).click();
  await expect(atStripe(still)).toBeVisible();
  await plain.close();
});

test("paying by card breaks no rule of accessibility in either theme, and is said to be a test for demonstration tyres", async ({
  page,
}) => {
  const button = await fillIn(page, "cs");
  await expect(page.getByText("Jen na zkoušku: peníze se nepohnou.").first()).toBeVisible();
  await breaksNoRule(page);
  await button.click();
  await atStripe(page).waitFor();
  await page.goBack();
  await expect(page.getByText("Zkušební platba: peníze se nepohnou.")).toBeVisible();
  await breaksNoRule(page);
  await page.getByRole("link", { name: cardTexts.cs.pay }).click();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByRole("status").filter({ hasText: cardTexts.cs.notPaid })).toBeVisible();
  await breaksNoRule(page);
});
