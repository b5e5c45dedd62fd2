import { describe, expect, it } from "@jest/globals";
import { handle } from "@/lib/backend/server";
import { withComgate } from "@/tests/support/comgate-scene";
import { takeLogLines } from "@/tests/support/log-lines";
import { czechOrder } from "@/tests/support/order-request";
import { placeOrder } from "@/tests/support/placed-order";
import { withDatabase } from "@/tests/support/scene";
import { withSettings } from "@/tests/support/settings";

withDatabase();
const comgate = withComgate();

const stripeKeys = { STRIPE_SECRET_KEY: "sk_test_0", STRIPE_WEBHOOK_SECRET: "whsec_0" };

/** The ways to pay that are offered in a currency, with whether they are only for trying out. */
async function offered(currency = "CZK"): Promise<[string, boolean | undefined][]> {
  const request = new Request("http://embedded.invalid/api/v1/checkout/payment-methods?country=CZ", {
    headers: { "x-currency": currency },
  });
  const { data } = (await (await handle(request)).json()) as { data: { id: string; test?: boolean }[] };
  return data.map(({ id, test }) => [id, test]);
}

describe("paying an order at Comgate", () => {
  it("is offered only while the shop has keys, in crowns and euros only", async () => {
    const both = [
      ["card", true],
      ["bank_button", true],
    ];
    expect(await offered("CZK")).toEqual(expect.arrayContaining(both));
    expect(await offered("EUR")).toEqual(expect.arrayContaining(both));
    expect((await offered("USD")).map(([id]) => id)).toEqual(["bank_transfer"]);
    const inDollars = {
      body: { ...czechOrder, payment: { id: "bank_button" } },
      locale: { language: "en", currency: "USD" },
    };
    await expect(placeOrder(inDollars as Parameters<typeof placeOrder>[0])).rejects.toThrow("payment.id");
    const restore = comgate.withoutKeys();
    expect((await offered("CZK")).map(([id]) => id)).toEqual(["bank_transfer", "cash_on_delivery"]);
    const body = { ...czechOrder, payment: { id: "bank_button" } };
    await expect(placeOrder({ body })).rejects.toThrow("payment.id");
    restore();
  });

  it("is said to be real without the test flag", async () => {
    const restore = withSettings({ COMGATE_TEST: "" });
    expect(await offered()).toEqual(expect.arrayContaining([["bank_button", false]]));
    restore();
  });

  it("leaves the cards to Stripe where the shop has Stripe's keys too, dollars with them", async () => {
    const order = await comgate.place({ method: "card" });
    await order.pay();
    const restore = withSettings(stripeKeys);
    expect((await offered("USD")).map(([id]) => id)).toEqual(["card", "bank_transfer"]);
    expect((await offered("CZK")).map(([id]) => id).slice(0, 2)).toEqual(["card", "bank_button"]);
    const { body } = await order.pay(); // begun at Comgate, it goes on there
    expect(body.redirect_url).toBe(comgate.host.api.pageOf(order.transaction().transId));
    restore();
  });

  it.each([
    ["card", "CARD_ALL+APPLEPAY_REDIRECT+GOOGLEPAY_REDIRECT", "cs", "CZK"],
    ["bank_button", "BANK_ALL", "sk", "EUR"],
    ["bank_button", "BANK_ALL", "en", "EUR"],
  ] as const)(
    "leads to a page for %s (%s) in %s with the order's total in %s",
    async (method, shown, language, currency) => {
      const order = await comgate.place({ method, locale: { language, currency } });
      const { status, body } = await order.pay();
      const { asked, transId } = order.transaction();
      expect([status, body]).toEqual([201, { status: "pending", redirect_url: comgate.host.api.pageOf(transId) }]);
      expect(asked).toMatchObject({
        test: "true",
        price: String(order.total?.amount),
        curr: currency,
        label: order.number,
        refId: `${order.number}-1`,
        method: shown,
        email: "jana.dvorakova@post.example",
        fullName: "Jana Dvořáková",
        country: "CZ",
        lang: language,
        prepareOnly: "true",
        expirationTime: "60m",
      });
      expect(asked.url_paid).toContain(`/${language}/create-order-success?order=${order.id}&token=${order.token}`);
      expect(asked.url_pending).toMatch(/&back=pending$/);
      expect(asked.url_cancelled).toMatch(/&back=unpaid$/);
    },
  );

  it("leads every tab to the same page, also when they ask at once: Comgate is asked for one", async () => {
    const order = await comgate.place();
    comgate.host.api.takes = 300; // so that all of them have asked before the first is answered
    const answers = await Promise.all(Array.from({ length: 5 }, () => order.pay()));
    const again = await order.pay();
    const pages = new Set([...answers, again].map(({ body }) => body.redirect_url));
    expect([...pages]).toEqual([comgate.host.api.pageOf(order.transaction().transId)]);
    expect(comgate.host.api.of(order.number)).toHaveLength(1);
  });

  it("leads to a new page when the last one was left or has expired", async () => {
    const order = await comgate.place();
    await order.pay();
    const first = order.transaction();
    await comgate.host.api.moves(first, "CANCELLED");
    const { body } = await order.pay();
    expect(body.redirect_url).toBe(comgate.host.api.pageOf(order.transaction().transId));
    expect(order.transaction().asked.refId).toBe(`${order.number}-2`);
  });

  it("is over once it is paid, also before the shop was told: Comgate is asked", async () => {
    const order = await comgate.place();
    await order.pay();
    await comgate.host.api.moves(order.transaction(), "PAID");
    expect((await order.pay()).body).toEqual({ status: "paid" });
    expect(await order.payment()).toEqual(["pending", "paid"]);
  });

  it.each(["away", "broken", "rubbish", "deaf"] as const)(
    "fails clearly while Comgate is %s, keeps the order, and works again at once",
    async (mood) => {
      const order = await comgate.place();
      comgate.host.behaves(mood);
      const { status, body, text } = await order.pay();
      expect([status, body.code]).toEqual([503, "unavailable"]);
      expect(body.detail).toMatch(/^Platební brána teď neodpovídá\. Objednávka je v\spořádku/);
      expect(text).not.toMatch(/Comgate|unexpected/);
      expect(takeLogLines("warn")).toHaveLength(1);
      comgate.host.behaves("well");
      expect((await order.pay()).body.redirect_url).toBe(comgate.host.api.pageOf(order.transaction().transId));
    },
  );

  it("does not keep a shopper waiting for ever when Comgate never answers", async () => {
    const order = await comgate.place();
    comgate.host.behaves("slow");
    expect((await order.pay()).status).toBe(503);
    takeLogLines("warn");
  });

  it("says that it cannot be paid now when the keys were removed after the order", async () => {
    const order = await comgate.place();
    const restore = comgate.withoutKeys();
    expect((await order.read()).payment.card).toMatchObject({ offered: false, processing: false });
    expect((await order.pay()).body).toEqual({ status: "pending" });
    restore();
  });
});
