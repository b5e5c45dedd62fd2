import { describe, expect, it } from "@jest/globals";
import { orderCommand } from "@/lib/backend/order/command";
import { withCards } from "@/tests/support/card-scene";
import { withDatabase } from "@/tests/support/scene";

withDatabase();
const cards = withCards();

const command = (...args: string[]) => orderCommand(args, "en", new Date());

async function paidOrder() {
  const order = await cards.place();
  await order.pay();
  await cards.host.api.pay(order.session());
  await cards.deliver(cards.host.events.last("checkout.session.completed"));
  return order;
}

describe("the merchant's command and cards", () => {
  it("returns the money at Stripe before it says so, once", async () => {
    const order = await paidOrder();
    const { ok, lines } = await command(order.number, "refunded");
    expect([ok, lines[0]]).toEqual([true, `Order ${order.number}: placed, payment refunded`]);
    expect(cards.host.api.refunds.filter((intent) => intent === order.session().payment_intent)).toHaveLength(1);
    expect((await command(order.number, "refunded")).ok).toBe(false);
  });

  it("leaves everything as it was when Stripe does not return the money, and says why", async () => {
    const order = await paidOrder();
    cards.host.behaves("broken");
    const { ok, lines } = await command(order.number, "refunded");
    expect([ok, lines[0]]).toEqual([
      false,
      "The payment gateway did not confirm the refund, nothing was changed here: Something went wrong.",
    ]);
    expect((await order.read()).payment_status).toBe("paid");
    const restore = cards.withoutKeys();
    expect((await command(order.number, "refunded")).lines[0]).toContain("STRIPE_SECRET_KEY is not set");
    restore();
  });

  it("takes a payment that was returned in the dashboard for returned", async () => {
    const order = await paidOrder();
    cards.host.api.refunds.push(order.session().payment_intent ?? "");
    expect((await command(order.number, "refunded")).ok).toBe(true);
  });

  it("says that the money is to be returned when a paid order is cancelled", async () => {
    const order = await paidOrder();
    const { lines } = await command(order.number, "cancelled");
    expect(lines.at(-1)).toBe(
      `The order is paid: the money is to be returned. npm run order -- ${order.number} refunded`,
    );
  });

  it("closes the payment page of a cancelled order, or says that it is still open", async () => {
    const order = await cards.place();
    await order.pay();
    expect((await command(order.number, "cancelled")).ok).toBe(true);
    expect(order.session().status).toBe("expired");
    const other = await cards.place();
    await other.pay();
    cards.host.behaves("broken");
    expect((await command(other.number, "cancelled")).lines.at(-1)).toMatch(/^The payment page could not be closed/);
  });

  it("shows what has to be looked at", async () => {
    const order = await cards.place();
    await order.pay();
    await command(order.number, "cancelled");
    await cards.host.api.pay(order.session());
    await cards.deliver(cards.host.events.last("checkout.session.completed"));
    expect((await command(order.number)).lines.at(-1)).toBe("Mind: a payment came that is to be returned.");
  });
});
