import { beforeEach, describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { withdrawal } from "@/lib/backend/kernel/database/schema/withdrawal";
import { changeOrderState } from "@/lib/backend/order/change-state";
import { czechOrder } from "@/tests/support/order-request";
import { placeOrder } from "@/tests/support/placed-order";
import { newKey, newScene, withDatabase } from "@/tests/support/scene";
import { carriers } from "@/tests/support/transports";

withDatabase();

describe.each(carriers)("a withdrawal, %s", (_name, open) => {
  const scene = newScene(open);
  let order: Awaited<ReturnType<typeof placeOrder>>;

  beforeEach(async () => {
    order = await placeOrder({ quantity: 4 });
  });

  const input = (more: object) => ({
    headers: { "idempotency-key": newKey() },
    body: { name: "Jana Dvořáková", order_number: order.number, email: czechOrder.contact.email, ...more },
  });
  const withdraw = (more: object = {}) => scene.shopper.does("POST /withdrawals", input(more));
  const refused = (more: object) => scene.shopper.isRefused("POST /withdrawals", input(more));
  const kept = () => database().select().from(withdrawal).where(eq(withdrawal.orderId, order.id));

  it("of the same pieces happens once, in whatever parts; what is left can still be given back", async () => {
    const pieces = (quantity: number) => ({ lines: [{ product_id: order.product_id, quantity }] });
    await withdraw(pieces(3));
    expect((await refused(pieces(2))).errors).toMatchObject([{ path: "lines.0.quantity", code: "withdrawn" }]);
    await withdraw(pieces(1));
    for (const more of [pieces(1), {}, { part: "Všechno" }]) {
      const [error] = (await refused(more)).errors ?? [];
      expect(error).toMatchObject({ path: "order_number", code: "withdrawn" });
      expect(error?.message).toContain("potvrzení");
    }
    expect(await kept()).toHaveLength(2);
  });

  it("of the whole order, or in the same words, happens once", async () => {
    await withdraw({ part: "Dva kusy" });
    expect((await refused({ part: " Dva kusy " })).errors).toMatchObject([{ code: "withdrawn" }]);
    await withdraw();
    for (const more of [{}, { part: "Jeden kus" }]) expect((await refused(more)).status).toBe(422);
    expect(await kept()).toHaveLength(2);
  });

  it("counts no more once the shop has refused it", async () => {
    await withdraw();
    await database()
      .update(withdrawal)
      .set({ state: "refused", refusal: "withdrawn_by_consumer" })
      .where(eq(withdrawal.orderId, order.id));
    expect(await order.read()).toMatchObject({ lines: [{ withdrawn: 0 }] });
    await withdraw({ lines: [{ product_id: order.product_id, quantity: 1 }] });
    expect(await order.read()).toMatchObject({ withdrawn: "part", lines: [{ withdrawn: 1 }] });
    expect((await kept()).map(({ number }) => number)).toEqual([`${order.number}-1`, `${order.number}-2`]);
  });

  it("ends the waiting for its money, on its page and in tracking; of a part of it does not", async () => {
    const track = async () =>
      (
        await scene.shopper.does("POST /orders/track", {
          body: { number: order.number, email: czechOrder.contact.email },
        })
      ).body;
    await withdraw({ lines: [{ product_id: order.product_id, quantity: 1 }] });
    expect(await track()).toMatchObject({ withdrawn: "part", bank_transfer: { variable_symbol: order.number } });
    await withdraw({ lines: [{ product_id: order.product_id, quantity: 3 }] });
    expect(await track()).toMatchObject({ withdrawn: "whole", bank_transfer: null });
    expect((await order.read()).payment.bank_transfer).toBeNull();
  });

  it("is refused for an order that was cancelled, and for one that was returned", async () => {
    const returned = await placeOrder({ quantity: 1 });
    for (const state of ["confirmed", "packed", "shipped", "delivered", "returned"] as const)
      await changeOrderState(returned.id, state, new Date());
    await changeOrderState(order.id, "cancelled", new Date());
    expect((await refused({})).errors).toEqual([
      {
        path: "order_number",
        code: "cancelled",
        message: "Tato objednávka je zrušená, není tedy od čeho odstupovat. Co jste za ni zaplatili, vracíme sami.",
      },
    ]);
    expect((await refused({ order_number: returned.number })).errors).toMatchObject([
      { path: "order_number", code: "returned", message: expect.stringContaining("jste už vrátili") },
    ]);
    expect(await kept()).toEqual([]);
  });

  it("is stated at most ten times about one order", async () => {
    for (let time = 0; time < 10; time += 1) await withdraw({ part: `${time}. kus` });
    const { errors } = await refused({ part: "další kus" });
    expect(errors).toMatchObject([{ path: "order_number", code: "too_many" }]);
    expect(errors?.[0]?.message).toContain("Napište nám");
  });
});
