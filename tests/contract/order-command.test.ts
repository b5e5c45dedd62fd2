import { describe, expect, it } from "@jest/globals";
import { orderCommand } from "@/lib/backend/order/command";
import { placeOrder } from "@/tests/support/placed-order";
import { withDatabase } from "@/tests/support/scene";
import { stockOf } from "@/tests/support/tyres";

withDatabase();

const at = new Date("2026-11-23T09:00:00Z");
const command = (...args: string[]) => orderCommand(args, "en", at);

describe("the merchant's command for orders", () => {
  it("tells how an order stands and where it may go", async () => {
    const { number } = await placeOrder();
    expect(await command(number)).toEqual({
      ok: true,
      lines: [`Order ${number}: placed, payment pending`, "It may go to: confirmed, cancelled, paid, failed"],
    });
  });

  it("takes an order to its customer, step by step, and marks it paid", async () => {
    const order = await placeOrder();
    for (const state of ["confirmed", "paid", "packed", "shipped", "delivered"])
      expect((await command(order.number, state)).ok).toBe(true);
    expect(await command(order.number, "refunded")).toEqual({
      ok: true,
      lines: [`Order ${order.number}: delivered, payment refunded`, "It may go to: returned"],
    });
    expect(await order.read()).toMatchObject({ status: "delivered", payment_status: "refunded" });
  });

  it("notes the day on which it happened, if not today", async () => {
    const order = await placeOrder();
    const later = (state: string, day?: string) =>
      orderCommand([order.number, state, ...(day ? [day] : [])], "en", new Date("2100-11-23T09:00:00Z"));
    for (const state of ["confirmed", "packed"]) await later(state, "2100-11-20");
    await later("shipped", "2100-11-21");
    expect((await later("delivered", "2100-11-22")).ok).toBe(true);
    expect((await order.read()).history.slice(-2)).toEqual([
      { kind: "order", state: "shipped", at: "2100-11-21T12:00:00.000Z" },
      { kind: "order", state: "delivered", at: "2100-11-22T12:00:00.000Z" },
    ]);
    for (const day of ["2100-11-24", "2100-02-30", "20.11.2100"])
      expect((await later("returned", day)).lines[0]).toMatch(/^There is no day/);
    expect((await later("returned", "2100-11-23")).ok).toBe(true);
    expect((await order.read()).history.at(-1)?.at).toBe("2100-11-23T09:00:00.000Z");
  });

  it("gives the stock of a cancelled order back", async () => {
    const order = await placeOrder({ quantity: 4 });
    await command(order.number, "cancelled");
    expect(await stockOf(order.product_id)).toBe(10);
  });

  it("refuses a step that is not in the table, and says which are", async () => {
    const { number } = await placeOrder();
    expect(await command(number, "delivered")).toEqual({
      ok: false,
      lines: [
        `Order ${number} cannot go from placed to delivered.`,
        "It may go to: confirmed, cancelled, paid, failed",
      ],
    });
    expect((await command(number, "refunded")).lines[0]).toBe(
      `The payment of order ${number} cannot go from pending to refunded.`,
    );
  });

  it("says what it does not know: an order, a state, what is asked for", async () => {
    expect(await command("9999999999", "paid")).toEqual({ ok: false, lines: ["There is no order 9999999999."] });
    const { number } = await placeOrder();
    expect((await command(number, "lost")).lines[0]).toBe('There is no state "lost".');
    expect((await command()).lines[0]).toMatch(/^Usage: npm run order -- NUMBER/);
  });

  it.each(["cs", "sk", "en"] as const)("speaks every language of the shop: %s", async (language) => {
    const { number } = await placeOrder();
    for (const args of [[number], [number, "delivered"], [number, "x"], ["1"], []])
      for (const line of (await orderCommand(args, language, at)).lines) expect(line).not.toMatch(/[{}]|undefined/);
  });
});
