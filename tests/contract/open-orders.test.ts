import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { changeOrderState, changePaymentState } from "@/lib/backend/order/change-state";
import type { OrderState } from "@/lib/domain/order";
import { czechOrder, type OrderInput } from "@/tests/support/order-request";
import { newKey, newScene, withDatabase } from "@/tests/support/scene";
import { withSettings } from "@/tests/support/settings";
import { newShopper } from "@/tests/support/shopper";
import { carriers } from "@/tests/support/transports";
import { addTyre } from "@/tests/support/tyres";

withDatabase();

let people = 0;

/** Somebody whose e-mail, phone and address nobody else has. */
function somebody(): OrderInput {
  people += 1;
  const phone_number = `+420603${String(people).padStart(6, "0")}`;
  const contact = { ...czechOrder.contact, email: `nekdo.${people}@post.example`, phone_number };
  return { ...czechOrder, contact, address: { ...czechOrder.address, address: `Krátká ${people}` } };
}

const inCash = (order: OrderInput): OrderInput => ({ ...order, payment: { id: "cash_on_delivery" } });

describe.each(carriers.slice(0, 1))("of two orders, while a buyer may have one open, %s", (_name, open) => {
  const scene = newScene(open);
  let restore = () => {};
  beforeEach(() => {
    restore = withSettings({ OPEN_ORDERS: "1" });
  });
  afterEach(() => restore());

  /** Orders as somebody who has a cart of their own. */
  async function order(body: OrderInput, { pieces = 1, priceCzk = 100_000, from = "" } = {}) {
    const by = newShopper(scene.carrier);
    await scene.add(pieces, await addTyre({ stock: 20, priceCzk }), by);
    const input = { headers: { "idempotency-key": newKey() }, body };
    return by.tries("POST /checkout/create-order", input, from ? { "x-forwarded-for": from } : {});
  }
  const isOpen = (path: string) => ({ status: 422, body: { errors: [{ path, code: "open_orders" }] } });
  async function placed(body: OrderInput, price = {}): Promise<string> {
    const answer = await order(body, price);
    expect(answer.status).toBe(201);
    return (answer.body as { id: string }).id;
  }

  it("the second is refused by the setting's number", async () => {
    const buyer = somebody();
    await placed(buyer);
    expect(await order(buyer)).toMatchObject(isOpen("contact.email"));
    restore();
    restore = withSettings({ OPEN_ORDERS: "2" });
    await placed(buyer);
    expect(await order(buyer)).toMatchObject(isOpen("contact.email"));
  });

  it("those of one mailbox are one buyer's, however its address is written", async () => {
    const { contact } = somebody();
    const written = (email: string) => ({ ...somebody(), contact: { ...somebody().contact, email } });
    await placed({ ...somebody(), contact });
    const [name, host] = contact.email.split("@");
    for (const email of [contact.email.toUpperCase(), `${name}+pneu@${host}`, `${name}+a+b@${host}`])
      expect(await order(written(email))).toMatchObject(isOpen("contact.email"));
    await placed(written(`${name}.dva@${host}`));
  });

  it.each<[OrderState, OrderState[]]>([
    ["confirmed", ["confirmed"]],
    ["packed", ["confirmed", "packed"]],
  ])("the first counts while it is %s", async (_state, states) => {
    const buyer = somebody();
    const id = await placed(buyer);
    for (const state of states) await changeOrderState(id, state, new Date());
    expect(await order(buyer)).toMatchObject(isOpen("contact.email"));
  });

  it.each<[OrderState, OrderState[]]>([
    ["cancelled", ["cancelled"]],
    ["shipped", ["confirmed", "packed", "shipped"]],
    ["delivered", ["confirmed", "packed", "shipped", "delivered"]],
  ])("the first no longer counts once it is %s", async (_state, states) => {
    const buyer = inCash(somebody());
    const id = await placed(buyer);
    for (const state of states) await changeOrderState(id, state, new Date());
    await placed(buyer);
  });

  it("the first no longer counts once it is paid", async () => {
    const buyer = somebody();
    await changePaymentState(await placed(buyer), "paid", new Date());
    await placed(buyer);
  });

  it("those to one address are one buyer's however it is written, and where it is the goods' own, that field is named", async () => {
    const { address } = somebody();
    await placed({ ...somebody(), address });
    const loud = { ...address, address: address.address.toUpperCase() };
    expect(await order({ ...somebody(), address: loud })).toMatchObject(isOpen("address.address"));
    expect(await order({ ...somebody(), delivery_address: loud })).toMatchObject(isOpen("delivery_address.address"));
    const elsewhere = somebody().address;
    await placed({ ...somebody(), delivery_address: elsewhere });
    expect(await order({ ...somebody(), address: elsewhere })).toMatchObject(isOpen("address.address"));
    // Whoever has goods sent elsewhere takes nothing at home.
    const home = somebody().address;
    await placed({ ...somebody(), address: home, delivery_address: somebody().address });
    await placed({ ...somebody(), address: home });
  });

  it("an address of the internet orders 32 pieces a day", async () => {
    const from = "203.0.113.9";
    expect((await order(somebody(), { pieces: 20, from })).status).toBe(201);
    expect((await order(somebody(), { pieces: 13, from })).status).toBe(429);
    expect((await order(somebody(), { pieces: 12, from })).status).toBe(201);
    expect((await order(somebody(), { pieces: 1, from })).status).toBe(429);
  });
});

describe.each(carriers.slice(0, 1))("cash that a buyer owes, %s", (_name, open) => {
  const scene = newScene(open);
  const cart = (price: number) => addTyre({ priceCzk: price }).then((tyre) => scene.add(1, tyre));

  it("is that of earlier orders in cash, not of transfers, known by e-mail or by phone", async () => {
    const buyer = somebody();
    await cart(20_000_000);
    await scene.place(buyer);
    await cart(20_000_000);
    await scene.place(inCash(buyer));
    const other = somebody();
    const { email } = buyer.contact;
    const { phone_number } = buyer.contact;
    for (const contact of [
      { ...other.contact, email },
      { ...other.contact, phone_number },
    ]) {
      await cart(10_000_000);
      const refusal = await scene.isRefused(inCash({ ...other, contact }));
      expect(refusal.errors).toMatchObject([{ path: "payment.id", code: "cash_sum_cz" }]);
      await scene.shopper.does("DELETE /cart/items/{index}", { path: { index: 0 }, headers: {} });
    }
    await cart(10_000_000);
    await scene.place(inCash({ ...other, address: buyer.address }));
  });
});
