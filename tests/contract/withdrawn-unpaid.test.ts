import { describe, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { orderConfirmation } from "@/lib/backend/order/mails/order-confirmation";
import { orderDelayedMail } from "@/lib/backend/order/mails/order-delayed";
import { paymentReminderMail } from "@/lib/backend/order/mails/payment-reminder";
import { endUnpaidOrder } from "@/lib/backend/order/unpaid-orders";
import { allMailDone, withDatabaseAndMail } from "@/tests/support/account-scene";
import { withCards } from "@/tests/support/card-scene";
import { embedded } from "@/tests/support/embedded";
import { outboxMails, plainText } from "@/tests/support/outbox";
import { placeOrder } from "@/tests/support/placed-order";
import { withdrawn } from "@/tests/support/staff-returns";
import { stockOf } from "@/tests/support/tyres";

withDatabaseAndMail();
const cards = withCards();

const later = () => new Date(Date.now() + 10 * 24 * 60 * 60_000);
const withdraw = (order: { number: string }, statement: object = {}) => withdrawn(embedded, order, statement);
const partOf = ({ product_id }: { product_id: number }) => ({ lines: [{ product_id, quantity: 1 }] });

describe("an order that was not paid and is withdrawn from as a whole", () => {
  it("is reminded of by no mail; one of which a part is kept is", async () => {
    const [whole, part] = [await placeOrder(), await placeOrder()];
    await withdraw(whole);
    await withdraw(part, partOf(part));
    for (const { id } of [whole, part]) await paymentReminderMail.run({ order_id: id }, "1");
    expect(await outboxMails(`${whole.number}-payment-reminder`)).toEqual([]);
    expect(await outboxMails(`${part.number}-payment-reminder`)).toHaveLength(1);
  });

  it("ends with its term and gives its tyres back, and no mail asks whether they are wanted", async () => {
    const order = await placeOrder({ quantity: 4 });
    await withdraw(order);
    await endUnpaidOrder({ order_id: order.id }, later());
    await allMailDone();
    expect((await order.read()).status).toBe("cancelled");
    expect(await stockOf(order.product_id)).toBe(10);
    expect(await outboxMails(`${order.number}-unpaid`)).toEqual([]);
  });

  it("has no day of arrival to tell of, and its confirmation neither a payment nor what happens next", async () => {
    const order = await placeOrder();
    await allMailDone();
    const day = (await order.read()).placed_at.slice(0, 10);
    await withdraw(order);
    await database().execute(sql`update customer_order set leave_by = ${day} where id = ${order.id}`);
    await orderDelayedMail.run({ order_id: order.id, leave_by: day }, "1");
    expect(await outboxMails(`${order.number}-delayed`)).toEqual([]);
    await orderConfirmation.run({ order_id: order.id, again: true }, "2");
    const texts = (await outboxMails(`${order.number}-confirmation`)).map(({ text }) => plainText(text));
    const said = ["IBAN", "Co bude dál", "zabalíme"].map((words) => texts.map((text) => text.includes(words)).sort());
    expect(said).toEqual(Array(3).fill([false, true])); // the first one was sent before the withdrawal
  });

  it("leads to no payment page any more", async () => {
    const order = await cards.place();
    expect((await order.pay()).body).toHaveProperty("redirect_url");
    await withdraw(order);
    const { status, body } = await order.pay();
    expect([status, body]).toEqual([201, { status: "pending" }]);
    expect((await order.read()).payment.card).toBeNull();
  });

  it("that is paid all the same in a page left open is to be refunded, and is not said to be packed", async () => {
    const order = await cards.place();
    await order.pay();
    await withdraw(order);
    await cards.host.api.pay(order.session());
    await cards.deliver(cards.host.events.last("checkout.session.completed"));
    await allMailDone();
    expect(await order.payment()).toEqual(["pending", "paid", "refund_due"]);
    expect(await outboxMails(`${order.number}-payment-received`)).toEqual([]);
  });
});
