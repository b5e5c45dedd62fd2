import { describe, expect, it } from "@jest/globals";
import { changeOrderState } from "@/lib/backend/order/change-state";
import { withDatabaseAndMail } from "@/tests/support/account-scene";
import { withCards } from "@/tests/support/card-scene";
import { takeLogLines } from "@/tests/support/log-lines";
import { outboxMails, plainText } from "@/tests/support/outbox";
import { stockOf } from "@/tests/support/tyres";

withDatabaseAndMail();
const cards = withCards();

/** Pays an order at Stripe and tells the shop. */
async function paid(order: Awaited<ReturnType<typeof cards.place>>): Promise<string> {
  await order.pay();
  await cards.host.api.pay(order.session());
  const event = cards.host.events.last("checkout.session.completed");
  await cards.deliver(event);
  return event;
}

const alerts = (number: string) => outboxMails(`${number}-payment-alert`);

describe("a payment by card", () => {
  it("is confirmed by mail, once", async () => {
    const order = await cards.place();
    await paid(order);
    const mails = await outboxMails(`${order.number}-payment-received`);
    expect(mails.map(({ subject, to }) => [subject, to?.[0]?.address])).toEqual([
      [`Objednávka ${order.number} je zaplacená`, "jana.dvorakova@post.example"],
    ]);
    expect(await alerts(order.number)).toEqual([]);
  });

  it("that comes after the order was cancelled is kept, gives nothing back to the shelf and is told to the merchant", async () => {
    const order = await cards.place({ quantity: 4 });
    await order.pay();
    await changeOrderState(order.id, "cancelled", new Date());
    await cards.host.api.pay(order.session());
    await cards.deliver(cards.host.events.last("checkout.session.completed"));
    const { status, payment_status } = await order.read();
    expect([status, payment_status]).toEqual(["cancelled", "paid"]);
    expect(await order.payment()).toEqual(["pending", "paid", "refund_due"]);
    expect(await stockOf(order.product_id)).toBe(10);
    const [mail] = await alerts(order.number);
    expect(mail?.subject).toContain(order.number);
    expect(plainText(mail?.text)).toContain(`npm run order -- ${order.number} refunded`);
  });

  it("of another amount or currency never makes the order paid; the merchant is told", async () => {
    const order = await cards.place();
    cards.host.api.surplus = -100;
    await paid(order);
    expect((await order.read()).payment_status).toBe("pending");
    expect(await order.payment()).toEqual(["pending", "mismatch"]);
    expect(takeLogLines("error").map(({ msg }) => msg)).toEqual(["Another amount was paid than agreed."]);
    expect(await alerts(order.number)).toHaveLength(1);
    expect((await order.read()).payment.card?.processing).toBe(true); // nobody is asked to pay a second time
    const other = await cards.place();
    await other.pay();
    other.session().currency = "eur";
    await cards.host.api.pay(other.session());
    await cards.deliver(cards.host.events.last("checkout.session.completed"));
    expect((await other.read()).payment_status).toBe("pending");
    takeLogLines("error");
  });

  it("that is refunded in Stripe's dashboard is refunded here, also when that is told first", async () => {
    const order = await cards.place();
    await order.pay();
    const session = order.session();
    await cards.host.api.pay(session);
    const completed = cards.host.events.last("checkout.session.completed");
    const charge = {
      payment_intent: session.payment_intent,
      amount_refunded: session.amount_total,
      refunded: true,
      currency: "czk",
      metadata: session.metadata,
    };
    await cards.deliver(await cards.host.events.happened("charge.refunded", charge));
    await cards.deliver(completed);
    expect(await order.payment()).toEqual(["pending", "paid", "refunded"]);
    expect(await alerts(order.number)).toEqual([]);
  });

  it("that its holder disputes is told to the merchant", async () => {
    const order = await cards.place();
    await paid(order);
    const dispute = { payment_intent: order.session().payment_intent, amount: 200_000, currency: "czk" };
    await cards.deliver(await cards.host.events.happened("charge.dispute.created", dispute));
    expect(await order.payment()).toEqual(["pending", "paid", "disputed"]);
    expect(await alerts(order.number)).toHaveLength(1);
  });
});
