import { describe, expect, it } from "@jest/globals";
import { changeOrderState } from "@/lib/backend/order/change-state";
import { withDatabaseAndMail } from "@/tests/support/account-scene";
import { withComgate } from "@/tests/support/comgate-scene";
import { takeLogLines } from "@/tests/support/log-lines";
import { outboxMails } from "@/tests/support/outbox";
import { withSettings } from "@/tests/support/settings";
import { stockOf } from "@/tests/support/tyres";

withDatabaseAndMail();
const comgate = withComgate();

/** An order that was paid at Comgate; the shop has not been told yet. */
async function paidAtComgate(options: Parameters<typeof comgate.place>[0] = {}) {
  const order = await comgate.place(options);
  await order.pay();
  await comgate.host.api.moves(order.transaction(), "PAID");
  return order;
}

const alerts = (number: string) => outboxMails(`${number}-payment-alert`);

describe("a notification of Comgate", () => {
  it("makes an order paid, and is answered as Comgate wants it", async () => {
    const order = await paidAtComgate();
    expect((await order.read()).payment_status).toBe("pending");
    expect(await comgate.notify(order.transaction())).toEqual({ status: 200, text: "code=0&message=OK" });
    const read = await order.read();
    expect([read.payment_status, read.payment.card]).toEqual(["paid", null]);
    const mails = await outboxMails(`${order.number}-payment-received`);
    expect(mails.map(({ subject }) => subject)).toEqual([`Objednávka ${order.number} je zaplacená`]);
  });

  it("has one effect, however often and at however many at once it is delivered, a late one of before too", async () => {
    const order = await paidAtComgate();
    const transaction = order.transaction();
    const answers = await Promise.all(Array.from({ length: 8 }, () => comgate.notify(transaction)));
    answers.push(await comgate.notify(transaction, { status: "CANCELLED" }));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await order.payment()).toEqual(["pending", "paid"]);
    expect(await alerts(order.number)).toEqual([]);
  });

  it("is believed in nothing: what it says is asked of Comgate", async () => {
    const order = await comgate.place();
    await order.pay();
    const { status } = await comgate.notify(order.transaction(), { status: "PAID" });
    expect([status, (await order.read()).payment_status]).toEqual([200, "pending"]);
    await comgate.host.api.moves(order.transaction(), "PAID");
    const other = await comgate.place();
    const lies = { status: "CANCELLED", price: "1", curr: "EUR", refId: `${other.number}-1` };
    await comgate.notify(order.transaction(), lies);
    expect([(await order.read()).payment_status, (await other.read()).payment_status]).toEqual(["paid", "pending"]);
  });

  it("is refused with another secret, another merchant or no payment, and nothing is said about why", async () => {
    const order = await paidAtComgate();
    const wrong: Record<string, string>[] = [
      { secret: "0".repeat(32) },
      { secret: "" },
      { merchant: "654321" },
      { transId: "" },
    ];
    for (const fields of wrong) {
      const { status, text } = await comgate.notify(order.transaction(), fields);
      expect(status).toBe(400);
      expect(text).not.toMatch(/secret|merchant|comgate\.cz/i);
    }
    expect((await order.read()).payment_status).toBe("pending");
  });

  it("is a form: JSON is not read", async () => {
    const order = await paidAtComgate();
    const body = JSON.stringify(comgate.host.api.shown(order.transaction()));
    expect((await comgate.post("/payments/comgate/notification", body)).status).toBe(400);
    expect((await order.read()).payment_status).toBe("pending");
  });

  it("of a payment that Comgate does not know, or of somebody else's, changes nothing and is not said again", async () => {
    const order = await paidAtComgate();
    const unknown = await comgate.notify(order.transaction(), { transId: "AAAA-BBBB-CCCC" });
    expect([unknown.status, (await order.read()).payment_status]).toEqual([200, "pending"]);
    const foreign = { ...order.transaction(), transId: "FFFF-0000-0001" };
    for (const refId of ["order of another shop", "9999999999-1", `${order.number}-7`]) {
      comgate.host.api.transactions.set(foreign.transId, { ...foreign, asked: { ...foreign.asked, refId } });
      expect((await comgate.notify(foreign)).status).toBe(200);
    }
    expect((await order.read()).payment_status).toBe("pending");
    takeLogLines("warn");
  });

  it("is to be said again while Comgate does not tell the status, and counts then", async () => {
    const order = await paidAtComgate();
    for (const mood of ["away", "broken", "rubbish"] as const) {
      comgate.host.behaves(mood);
      expect((await comgate.notify(order.transaction())).status).toBe(503);
    }
    takeLogLines("warn");
    comgate.host.behaves("well");
    expect((await comgate.notify(order.transaction())).status).toBe(200);
    expect((await order.read()).payment_status).toBe("paid");
  });

  it("of another amount never makes the order paid; the merchant is told", async () => {
    comgate.host.api.surplus = -100;
    const order = await paidAtComgate();
    await comgate.notify(order.transaction());
    await comgate.notify(order.transaction());
    expect(await order.payment()).toEqual(["pending", "mismatch"]);
    expect(takeLogLines("error").map(({ msg }) => msg)).toEqual(["Another amount was paid than agreed."]);
    expect(await alerts(order.number)).toHaveLength(1);
  });

  it("of a test payment counts for nothing in a shop that takes real money", async () => {
    const order = await paidAtComgate();
    order.transaction().asked.test = "true";
    const restore = withSettings({ COMGATE_TEST: "0" });
    await comgate.notify(order.transaction());
    expect((await order.read()).payment_status).toBe("pending");
    restore();
  });

  it("that the payment is authorised asks nobody to pay again, and it is paid once it is", async () => {
    const order = await comgate.place();
    await order.pay();
    await comgate.host.api.moves(order.transaction(), "AUTHORIZED");
    await comgate.notify(order.transaction());
    expect((await order.read()).payment.card?.processing).toBe(true);
    await comgate.host.api.moves(order.transaction(), "PAID");
    await comgate.notify(order.transaction());
    expect((await order.read()).payment_status).toBe("paid");
  });

  it("is nobody's without keys, and of a gateway that sends none: 404", async () => {
    const order = await paidAtComgate();
    expect(
      (
        await comgate.post("/payments/stripe/notification", "a=b", {
          "content-type": "application/x-www-form-urlencoded",
        })
      ).status,
    ).toBe(404);
    const restore = comgate.withoutKeys();
    expect((await comgate.notify(order.transaction())).status).toBe(404);
    restore();
  });
});

describe("a payment page whose answer was lost", () => {
  /** An order with two pages at Comgate, of which the shop knows the second. */
  async function twoPages() {
    const order = await comgate.place();
    comgate.host.behaves("deaf");
    await order.pay();
    takeLogLines("warn");
    comgate.host.behaves("well");
    await order.pay();
    const [lost, known] = comgate.host.api.of(order.number);
    if (!lost || !known) throw new Error("There are not two pages.");
    return { order, lost, known };
  }

  it("makes the order paid when it is paid all the same", async () => {
    const { order, lost } = await twoPages();
    await comgate.host.api.moves(lost, "PAID");
    await comgate.notify(lost);
    expect(await order.payment()).toEqual(["pending", "paid"]);
    expect((await order.pay()).body).toEqual({ status: "paid" });
  });

  it.each(["first", "second"])("is told to the merchant, once, when both are paid and it is the %s", async (which) => {
    const { order, lost, known } = await twoPages();
    const both = which === "first" ? [lost, known] : [known, lost];
    for (const transaction of both) await comgate.host.api.moves(transaction, "PAID");
    for (const transaction of [...both, ...both]) await comgate.notify(transaction);
    expect(await order.payment()).toEqual(["pending", "paid", "refund_due"]);
    const mails = await alerts(order.number);
    expect(mails.map(({ text }) => text?.includes(both[1]?.transId ?? ""))).toEqual([true]);
  });
});

describe("a payment at Comgate", () => {
  it("that comes after the order was cancelled is kept and is told to the merchant", async () => {
    const order = await comgate.place({ quantity: 4 });
    await order.pay();
    await changeOrderState(order.id, "cancelled", new Date());
    await comgate.host.api.moves(order.transaction(), "PAID");
    await comgate.notify(order.transaction());
    const { status, payment_status } = await order.read();
    expect([status, payment_status]).toEqual(["cancelled", "paid"]);
    expect(await order.payment()).toEqual(["pending", "paid", "refund_due"]);
    expect(await stockOf(order.product_id)).toBe(10);
  });
});
