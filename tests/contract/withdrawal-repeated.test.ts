import { beforeEach, describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { withdrawal } from "@/lib/backend/kernel/database/schema/withdrawal";
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

  it("is stated at most ten times about one order", async () => {
    for (let time = 0; time < 10; time += 1) await withdraw({ part: `${time}. kus` });
    expect((await refused({ part: "další kus" })).errors).toMatchObject([{ path: "order_number", code: "withdrawn" }]);
  });
});
