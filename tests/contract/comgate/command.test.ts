import { describe, expect, it } from "@jest/globals";
import { orderCommand } from "@/lib/backend/order/command";
import { endUnpaidOrder } from "@/lib/backend/order/unpaid-orders";
import { withDatabaseAndMail } from "@/tests/support/account-scene";
import { withComgate } from "@/tests/support/comgate-scene";
import { takeLogLines } from "@/tests/support/log-lines";
import { outboxMails } from "@/tests/support/outbox";
import { stockOf } from "@/tests/support/tyres";

withDatabaseAndMail();
const comgate = withComgate();

const command = (...args: string[]) => orderCommand(args, "en", new Date());

async function paidOrder() {
  const order = await comgate.place();
  await order.pay();
  await comgate.host.api.moves(order.transaction(), "PAID");
  await comgate.notify(order.transaction());
  return order;
}

describe("the merchant's command and Comgate", () => {
  it("returns the whole money at Comgate before it says so, once", async () => {
    const order = await paidOrder();
    const { ok, lines } = await command(order.number, "refunded");
    expect([ok, lines[0]]).toEqual([true, `Order ${order.number}: placed, payment refunded`]);
    expect(order.transaction().refunded).toBe(order.total?.amount);
    expect((await command(order.number, "refunded")).ok).toBe(false);
    expect(order.transaction().refunded).toBe(order.total?.amount);
  });

  it("returns what was paid twice, twice", async () => {
    const order = await comgate.place();
    comgate.host.behaves("deaf");
    await order.pay();
    takeLogLines("warn");
    comgate.host.behaves("well");
    await order.pay();
    for (const transaction of comgate.host.api.of(order.number)) {
      await comgate.host.api.moves(transaction, "PAID");
      await comgate.notify(transaction);
    }
    expect((await command(order.number, "refunded")).ok).toBe(true);
    const total = order.total?.amount;
    expect(comgate.host.api.of(order.number).map(({ refunded }) => refunded)).toEqual([total, total]);
  });

  it("leaves everything as it was when Comgate does not return the money, and says why", async () => {
    const order = await paidOrder();
    order.transaction().refunded = 100;
    expect((await command(order.number, "refunded")).lines[0]).toBe(
      "The payment gateway did not confirm the refund, nothing was changed here: refund amount too high (1402)",
    );
    expect((await order.read()).payment_status).toBe("paid");
    comgate.host.behaves("away");
    expect((await command(order.number, "refunded")).ok).toBe(false);
    comgate.host.behaves("well");
    const restore = comgate.withoutKeys();
    expect((await command(order.number, "refunded")).lines[0]).toContain("COMGATE_MERCHANT is not set");
    restore();
  });

  it("closes the payment page of a cancelled order, or says that it is still open", async () => {
    const order = await comgate.place();
    await order.pay();
    expect((await command(order.number, "cancelled")).ok).toBe(true);
    expect(order.transaction().status).toBe("CANCELLED");
    const other = await comgate.place();
    await other.pay();
    await comgate.host.api.moves(other.transaction(), "PAID");
    expect((await command(other.number, "cancelled")).lines.at(-1)).toBe(
      "The payment page could not be closed, the customer may still pay there: the payment is not PENDING (1400)",
    );
  });
});

describe("an order that nobody has paid at Comgate for a day", () => {
  const nextDay = () => new Date(Date.now() + 24 * 60 * 60_000 + 10 * 60_000);
  const end = ({ id }: { id: string }) => endUnpaidOrder({ order_id: id }, nextDay());

  it("is cancelled, gives its tyres back and says so by mail", async () => {
    const order = await comgate.place({ quantity: 4 });
    await order.pay();
    await comgate.host.api.moves(order.transaction(), "CANCELLED");
    await end(order);
    await end(order);
    expect((await order.read()).status).toBe("cancelled");
    expect(await stockOf(order.product_id)).toBe(10);
    const mails = await outboxMails(`${order.number}-unpaid`);
    expect(mails.map(({ subject }) => subject)).toEqual([`Objednávka ${order.number} je zrušená, nepřišla platba`]);
  });

  it("is not cancelled when it was paid and the shop has not been told: Comgate is asked first", async () => {
    const order = await comgate.place();
    await order.pay();
    await comgate.host.api.moves(order.transaction(), "PAID");
    await end(order);
    const { status, payment_status } = await order.read();
    expect([status, payment_status]).toEqual(["placed", "paid"]);
  });

  it("waits while Comgate is away, and while a bank has not confirmed the payment", async () => {
    const order = await comgate.place();
    await order.pay();
    comgate.host.behaves("away");
    await expect(end(order)).rejects.toMatchObject({ code: "unavailable" });
    takeLogLines("warn");
    comgate.host.behaves("well");
    await end(order); // still PENDING
    expect((await order.read()).status).toBe("placed");
  });
});
