import { describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";
import { changeOrderState } from "@/lib/backend/order/change-state";
import { handle } from "@/lib/backend/server";
import { withCards } from "@/tests/support/card-scene";
import { takeLogLines } from "@/tests/support/log-lines";
import { czechOrder } from "@/tests/support/order-request";
import { placeOrder } from "@/tests/support/placed-order";
import { withDatabase } from "@/tests/support/scene";
import { withSettings } from "@/tests/support/settings";
import { newShopper } from "@/tests/support/shopper";
import { addTyre } from "@/tests/support/tyres";

withDatabase();
const cards = withCards();

describe("paying an order by card", () => {
  it("is offered only while the shop has keys", async () => {
    const offered = async () => {
      const answer = await handle(new Request("http://embedded.invalid/api/v1/checkout/payment-methods?country=CZ"));
      return ((await answer.json()) as { data: { id: string }[] }).data.map(({ id }) => id);
    };
    expect(await offered()).toContain("card");
    const restore = cards.withoutKeys();
    expect(await offered()).not.toContain("card");
    await expect(placeOrder({ body: { ...czechOrder, payment: { id: "card" } } })).rejects.toThrow("payment.id");
    restore();
  });

  it("is offered for demonstration tyres with test keys only, and said to be a test", async () => {
    const tyre = await addTyre({ source: "demonstration" });
    const order = await cards.place();
    const shopper = newShopper((path, init) => handle(new Request(`http://embedded.invalid${path}`, init)));
    const card = async () => (await shopper.does("GET /checkout/payment-methods", { query: { country: "CZ" } })).body;
    const taken = async () => (await shopper.does("GET /contacts/info", {})).body.card_payments;
    expect((await card()).data[0]).toMatchObject({ id: "card", test: true });
    expect([await taken(), (await order.read()).payment.card]).toMatchObject([true, { offered: true, test: true }]);
    const restore = withSettings({ STRIPE_SECRET_KEY: "sk_live_0" });
    expect((await card()).data.map(({ id }) => id)).not.toContain("card");
    expect([await taken(), (await order.read()).payment.card]).toMatchObject([false, { offered: false }]);
    expect((await order.pay()).body).toEqual({ status: "pending" });
    await expect(placeOrder({ body: { ...czechOrder, payment: { id: "card" } } })).rejects.toThrow("payment.id");
    await database().update(product).set({ active: false }).where(eq(product.id, tyre));
    expect((await card()).data[0]).toMatchObject({ id: "card", test: false });
    expect([await taken(), (await order.read()).payment.card]).toMatchObject([true, { offered: true, test: false }]);
    restore();
  });

  it.each([
    ["cs", "CZK", "Objednávka"],
    ["sk", "EUR", "Objednávka"],
    ["en", "USD", "Order"],
  ] as const)(
    "leads to a page with the order's stored total, in the shopper's language (%s, %s)",
    async (language, currency, word) => {
      const order = await cards.place({ locale: { language, currency } });
      const { status, body } = await order.pay();
      const { asked, url } = order.session();
      expect([status, body]).toEqual([201, { status: "pending", redirect_url: url }]);
      expect(asked).toMatchObject({
        locale: language,
        customer_email: "jana.dvorakova@post.example",
        client_reference_id: order.number,
        "line_items[0][price_data][currency]": currency.toLowerCase(),
        "line_items[0][price_data][unit_amount]": String(order.total?.amount),
        "line_items[0][price_data][product_data][name]": `${word} ${order.number}`,
        "metadata[order_number]": order.number,
      });
      expect(asked.success_url).toContain(`/${language}/create-order-success?order=${order.id}&token=${order.token}`);
    },
  );

  it("leads every tab to the same page while it is open, also when they ask at once", async () => {
    const order = await cards.place();
    const answers = await Promise.all(Array.from({ length: 5 }, () => order.pay()));
    const again = await order.pay();
    const pages = new Set([...answers, again].map(({ body }) => body.redirect_url));
    expect([...pages]).toEqual([order.session().url]);
    expect([...cards.host.api.sessions.values()].filter(({ metadata }) => metadata.order_id === order.id)).toHaveLength(
      1,
    );
  });

  it("leads to a new page when the last one has expired", async () => {
    const order = await cards.place();
    await order.pay();
    const first = order.session();
    cards.host.api.expire(first);
    const { body } = await order.pay();
    expect(body.redirect_url).toBe(order.session().url);
    expect(order.session().id).not.toBe(first.id);
  });

  it("is over once it is paid, also before the shop was told: Stripe is asked", async () => {
    const order = await cards.place();
    await order.pay();
    await cards.host.api.pay(order.session());
    expect((await order.pay()).body).toEqual({ status: "paid" });
    expect((await order.pay()).body).toEqual({ status: "paid" });
    expect(await order.payment()).toEqual(["pending", "paid"]);
  });

  it("is not begun for a cancelled order, nor after its day is over", async () => {
    const order = await cards.place();
    const tomorrow = new Date(Date.now() + 24 * 60 * 60_000 + 1000);
    expect((await order.pay(tomorrow)).body).toEqual({ status: "pending" });
    await changeOrderState(order.id, "cancelled", new Date());
    expect((await order.pay()).body).toEqual({ status: "pending" });
    expect((await order.read()).payment.card).toBeNull();
  });

  it.each(["away", "broken", "rubbish"] as const)(
    "fails clearly while Stripe is %s, keeps the order, and works again",
    async (mood) => {
      const order = await cards.place();
      cards.host.behaves(mood);
      const { status, body, text } = await order.pay();
      expect([status, body.code]).toEqual([503, "unavailable"]);
      expect(body.detail).toMatch(/^Platební brána teď neodpovídá\. Objednávka je v\spořádku/);
      expect(text).not.toMatch(/sk_test|Stripe|wrong/);
      expect(takeLogLines("warn")).toHaveLength(1);
      expect((await order.read()).status).toBe("placed");
      cards.host.behaves("well");
      expect((await order.pay()).body.redirect_url).toBe(order.session().url);
    },
  );

  it("does not keep a shopper waiting for ever when Stripe never answers", async () => {
    const order = await cards.place();
    cards.host.behaves("slow");
    expect((await order.pay()).status).toBe(503);
    takeLogLines("warn");
  });

  it("refuses an amount no card can be charged", async () => {
    const dear = await addTyre({ priceCzk: 60_000_000 });
    const cheap = await addTyre({ priceCzk: 100, priceEur: 10, priceUsd: 10 });
    const body = { ...czechOrder, delivery: { id: "pickup_cz" }, payment: { id: "card" } } as const;
    await expect(placeOrder({ body, quantity: 2 }, dear)).rejects.toThrow("payment.id");
    await expect(placeOrder({ body, quantity: 1 }, cheap)).rejects.toThrow("payment.id");
  });

  it("says that cards are not taken now when the keys were removed after the order", async () => {
    const order = await cards.place();
    const restore = cards.withoutKeys();
    expect((await order.read()).payment.card).toMatchObject({ offered: false, processing: false });
    expect((await order.pay()).body).toEqual({ status: "pending" });
    restore();
  });
});
