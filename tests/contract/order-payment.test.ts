import { beforeEach, describe, expect, it } from "@jest/globals";
import { decode } from "bysquare/pay";
import { czechOrder } from "@/tests/support/order-request";
import { newKey, newScene, withDatabase } from "@/tests/support/scene";
import { newShopper, type Shopper } from "@/tests/support/shopper";
import { carriers } from "@/tests/support/transports";

withDatabase();

describe.each(carriers)("the payment of an order, %s", (_name, open) => {
  const scene = newScene(open);
  const { add, place, read } = scene;
  let shopper: Shopper;
  let tyre: number;

  beforeEach(() => {
    ({ shopper, tyre } = scene);
  });

  it("in euros is paid by a PAY by square code, in dollars without a code", async () => {
    const payment = async (language: "sk" | "en", currency: "EUR" | "USD") => {
      const by = newShopper(scene.carrier, { language, currency });
      await add(4, tyre, by);
      return (await read(await place(czechOrder, newKey(), by), by)).payment.bank_transfer;
    };
    const euros = await payment("sk", "EUR");
    expect(decode(euros?.qr?.text ?? "").payments[0]).toMatchObject({
      amount: 160,
      variableSymbol: euros?.variable_symbol,
    });
    const dollars = await payment("en", "USD");
    expect(dollars).toMatchObject({ iban: "SK3112000000198742637541", amount: { amount: 17_600, currency: "USD" } });
    expect(dollars).not.toHaveProperty("qr");
  });

  const pay = async (placed: { id: string; token: string }) =>
    shopper.does("POST /checkout/{id}/payments", { path: { id: placed.id }, body: { token: placed.token } });

  it("by transfer says where to send how much with which symbol", async () => {
    await add(4);
    const placed = await place();
    const { status, body } = await pay(placed);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: "pending",
      bank_transfer: { variable_symbol: placed.number, amount: { amount: 400_000, currency: "CZK" } },
    });
  });

  it("in cash has nothing to start", async () => {
    await add(4);
    expect((await pay(await place({ ...czechOrder, payment: { id: "cash_on_delivery" } }))).body).toEqual({
      status: "pending",
    });
  });

  it("of somebody else's order is refused: 404", async () => {
    await add(1);
    const { id } = await place();
    for (const body of [{}, { token: "x".repeat(32) }]) {
      expect(await shopper.isRefused("POST /checkout/{id}/payments", { path: { id }, body })).toMatchObject({
        status: 404,
      });
    }
  });
});
