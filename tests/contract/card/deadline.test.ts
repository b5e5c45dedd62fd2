import { describe, expect, it } from "@jest/globals";
import { changeOrderState } from "@/lib/backend/order/change-state";
import { endUnpaidOrder } from "@/lib/backend/order/unpaid-orders";
import { withDatabaseAndMail } from "@/tests/support/account-scene";
import { withCards } from "@/tests/support/card-scene";
import { takeLogLines } from "@/tests/support/log-lines";
import { outboxMails } from "@/tests/support/outbox";
import { stockOf } from "@/tests/support/tyres";

withDatabaseAndMail();
const cards = withCards();

const day = 24 * 60 * 60_000;
const nextDay = () => new Date(Date.now() + day + 10 * 60_000);
const end = ({ id }: { id: string }, now = nextDay()) => endUnpaidOrder({ order_id: id }, now);

describe("an order that nobody has paid by card for a day", () => {
  it("is cancelled, gives its tyres back and says so by mail", async () => {
    const order = await cards.place({ quantity: 4 });
    await order.pay();
    cards.host.api.expire(order.session());
    expect(await stockOf(order.product_id)).toBe(6);
    await end(order);
    await end(order);
    expect((await order.read()).status).toBe("cancelled");
    expect(await stockOf(order.product_id)).toBe(10);
    const mails = await outboxMails(`${order.number}-unpaid`);
    expect(mails.map(({ subject }) => subject)).toEqual([`Objednávka ${order.number} je zrušená, nepřišla platba`]);
  });

  it("is not cancelled when it was paid and the shop has not been told: Stripe is asked first", async () => {
    const order = await cards.place();
    await order.pay();
    await cards.host.api.pay(order.session());
    await end(order);
    const { status, payment_status } = await order.read();
    expect([status, payment_status]).toEqual(["placed", "paid"]);
  });

  it("waits while Stripe is away, and while somebody is on the payment page", async () => {
    const order = await cards.place();
    await order.pay();
    cards.host.behaves("away");
    await expect(end(order)).rejects.toMatchObject({ code: "unavailable" });
    takeLogLines("warn");
    cards.host.behaves("well");
    const late = await cards.place();
    await late.pay(new Date(Date.now() + 60_000));
    await end(late, new Date(Date.now() + 30 * 60_000));
    for (const waiting of [order, late]) expect((await waiting.read()).status).toBe("placed");
  });

  it("stays when the merchant has taken it over, or when it was paid", async () => {
    const confirmed = await cards.place();
    await changeOrderState(confirmed.id, "confirmed", new Date());
    await end(confirmed);
    expect((await confirmed.read()).status).toBe("confirmed");
  });

  it("is cancelled too after the keys were removed", async () => {
    const order = await cards.place();
    await order.pay();
    const restore = cards.withoutKeys();
    await end(order);
    restore();
    expect((await order.read()).status).toBe("cancelled");
  });
});
