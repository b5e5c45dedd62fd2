import { describe, expect, it } from "@jest/globals";
import { changeOrderState, changePaymentState } from "@/lib/backend/order/change-state";
import { placeOrder } from "@/tests/support/placed-order";
import { withDatabase } from "@/tests/support/scene";
import { stockOf } from "@/tests/support/tyres";

withDatabase();

/** Long after the orders, which are placed now. */
const at = (minute: number) => new Date(Date.UTC(2126, 10, 23, 9, minute));

describe("an order's states", () => {
  it("follow the table, each with its time", async () => {
    const order = await placeOrder();
    await changePaymentState(order.id, "paid", at(1));
    for (const [minute, state] of (["confirmed", "packed", "shipped", "delivered", "returned"] as const).entries()) {
      await changeOrderState(order.id, state, at(minute + 2));
    }
    await changePaymentState(order.id, "refunded", at(9));
    const { status, payment_status, history } = await order.read();
    expect([status, payment_status]).toEqual(["returned", "refunded"]);
    expect(history.slice(2)).toEqual([
      { kind: "payment", state: "paid", at: "2126-11-23T09:01:00.000Z" },
      { kind: "order", state: "confirmed", at: "2126-11-23T09:02:00.000Z" },
      { kind: "order", state: "packed", at: "2126-11-23T09:03:00.000Z" },
      { kind: "order", state: "shipped", at: "2126-11-23T09:04:00.000Z" },
      { kind: "order", state: "delivered", at: "2126-11-23T09:05:00.000Z" },
      { kind: "order", state: "returned", at: "2126-11-23T09:06:00.000Z" },
      { kind: "payment", state: "refunded", at: "2126-11-23T09:09:00.000Z" },
    ]);
  });

  it("refuse a move that is not in the table and note nothing of it", async () => {
    const order = await placeOrder();
    await expect(changeOrderState(order.id, "shipped", at(1))).rejects.toMatchObject({ code: "order_transition" });
    await expect(changePaymentState(order.id, "refunded", at(1))).rejects.toMatchObject({ code: "payment_transition" });
    const { status, payment_status, history } = await order.read();
    expect([status, payment_status, history.length]).toEqual(["placed", "pending", 2]);
  });

  it("give the stock back when the order is cancelled, once", async () => {
    const order = await placeOrder({ quantity: 4 });
    expect(await stockOf(order.product_id)).toBe(6);
    await Promise.all(Array.from({ length: 10 }, () => order.read())); // ten connections are open: none comes late
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => changeOrderState(order.id, "cancelled", at(1))),
    );
    expect(tries.filter((result) => result.status === "fulfilled")).toHaveLength(1);
    expect(await stockOf(order.product_id)).toBe(10);
  });

  it("keep the stock taken when the order is shipped or comes back, and cannot be cancelled then", async () => {
    const order = await placeOrder({ quantity: 4 });
    for (const state of ["confirmed", "packed", "shipped", "delivered"] as const)
      await changeOrderState(order.id, state, at(1));
    await expect(changeOrderState(order.id, "cancelled", at(2))).rejects.toMatchObject({ code: "order_transition" });
    await changeOrderState(order.id, "returned", at(3));
    expect(await stockOf(order.product_id)).toBe(6);
  });

  it("end the asking for money: a paid or cancelled order shows no transfer", async () => {
    const paid = await placeOrder();
    const cancelled = await placeOrder();
    expect((await paid.read()).payment.bank_transfer).not.toBeNull();
    await changePaymentState(paid.id, "paid", at(1));
    await changeOrderState(cancelled.id, "cancelled", at(1));
    expect((await paid.read()).payment.bank_transfer).toBeNull();
    expect((await cancelled.read()).payment.bank_transfer).toBeNull();
  });

  it("of an order that does not exist cannot be moved", async () => {
    await expect(changeOrderState("00000000-0000-4000-8000-000000000000", "confirmed", at(1))).rejects.toThrow(
      "no order",
    );
  });
});
