import { describe, expect, it } from "@jest/globals";
import { withCards } from "@/tests/support/card-scene";
import { withDatabase } from "@/tests/support/scene";

withDatabase();
const cards = withCards();

/** An order that was paid at Stripe; the shop has not been told yet. */
async function paidAtStripe() {
  const order = await cards.place();
  await order.pay();
  await cards.host.api.pay(order.session());
  return { order, event: cards.host.events.last("checkout.session.completed") };
}

describe("events from Stripe", () => {
  it("make an order paid", async () => {
    const { order, event } = await paidAtStripe();
    expect((await order.read()).payment_status).toBe("pending");
    expect(await cards.deliver(event)).toBe(204);
    const read = await order.read();
    expect([read.payment_status, read.payment.card]).toEqual(["paid", null]);
  });

  it("have one effect, however often and at however many at once they are delivered", async () => {
    const { order, event } = await paidAtStripe();
    const before = await cards.applied();
    const answers = await Promise.all(Array.from({ length: 10 }, () => cards.deliver(event)));
    expect(new Set([...answers, await cards.deliver(event)])).toEqual(new Set([204]));
    expect(await order.payment()).toEqual(["pending", "paid"]);
    expect(await cards.applied()).toBe(before + 1);
  });

  it("of a part refund count once each: the same event twice is one note in the history", async () => {
    const { order, event } = await paidAtStripe();
    await cards.deliver(event);
    const charge = {
      payment_intent: order.session().payment_intent,
      amount_refunded: 1000,
      refunded: false,
      currency: "czk",
    };
    const part = await cards.host.events.happened("charge.refunded", charge);
    for (let time = 0; time < 3; time += 1) expect(await cards.deliver(part)).toBe(204);
    expect(await order.payment()).toEqual(["pending", "paid", "part_refunded"]);
  });

  it("are refused without the shop's signature, and nothing is said about why", async () => {
    const { order, event } = await paidAtStripe();
    const forged = cards.host.events.sign(event, { secret: "whsec_of_somebody_else" });
    const changed = { ...cards.host.events.sign(event), body: event.replace('"paid"', '"paid" ') };
    for (const delivery of [forged, changed, { body: event, signature: "" }, { body: event, signature: "t=1,v1=00" }])
      expect(await cards.deliver(delivery)).toBe(400);
    const { text } = await cards.post("/payments/stripe/webhook", event);
    expect(text).not.toMatch(/signature|secret|stripe\.com/i);
    expect((await order.read()).payment_status).toBe("pending");
  });

  it("that were recorded and are sent again later are refused: a signature lasts five minutes", async () => {
    const { order, event } = await paidAtStripe();
    expect(await cards.deliver(cards.host.events.sign(event, { age: 301 }))).toBe(400);
    expect((await order.read()).payment_status).toBe("pending");
    expect(await cards.deliver(cards.host.events.sign(event, { age: 290 }))).toBe(204);
    expect((await order.read()).payment_status).toBe("paid");
  });

  it("that were signed for a time to come are refused, or they would be good for years", async () => {
    const { order, event } = await paidAtStripe();
    expect(await cards.deliver(cards.host.events.sign(event, { age: -330 }))).toBe(400);
    expect((await order.read()).payment_status).toBe("pending");
    expect(await cards.deliver(cards.host.events.sign(event, { age: -200 }))).toBe(204);
  });

  it("come too late to end what was paid", async () => {
    const { order, event } = await paidAtStripe();
    await cards.deliver(event);
    const expired = { ...cards.host.api.shown(order.session()), status: "expired", payment_status: "unpaid" };
    await cards.deliver(await cards.host.events.happened("checkout.session.expired", expired));
    expect((await order.read()).payment_status).toBe("paid");
    expect((await order.pay()).body).toEqual({ status: "paid" });
  });

  it("of a kind the shop does not know, or of a session of somebody else's, change nothing", async () => {
    const before = await cards.applied();
    const unknown = await cards.host.events.happened("customer.created", { id: "cus_1" });
    expect(await cards.deliver(unknown)).toBe(204);
    expect(await cards.applied()).toBe(before);
    const foreign = await cards.host.events.happened("checkout.session.completed", { id: "cs_1", metadata: {} });
    expect(await cards.deliver(foreign)).toBe(204);
  });

  it("that say the payment failed leave the order to be paid anew", async () => {
    const order = await cards.place();
    await order.pay();
    const first = order.session();
    const waiting = { ...cards.host.api.shown(first), status: "complete", payment_intent: "pi_waiting" };
    await cards.deliver(await cards.host.events.happened("checkout.session.completed", waiting));
    expect((await order.read()).payment.card?.processing).toBe(true);
    await cards.deliver(await cards.host.events.happened("checkout.session.async_payment_failed", waiting));
    expect((await order.read()).payment.card).toMatchObject({ processing: false, offered: true });
    expect((await order.pay()).body.redirect_url).not.toBe(first.url);
  });

  it("are nobody's while the shop takes no cards: 404", async () => {
    const restore = cards.withoutKeys();
    expect(await cards.deliver("{}")).toBe(404);
    restore();
  });
});
