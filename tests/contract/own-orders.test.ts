import { beforeEach, describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { shipment } from "@/lib/backend/kernel/database/schema/admin-orders";
import { staff } from "@/lib/backend/kernel/database/schema/admin-staff";
import { customerOrder } from "@/lib/backend/kernel/database/schema/order";
import { changeOrderState, changePaymentState } from "@/lib/backend/order/change-state";
import { deliveryEstimate } from "@/lib/domain/delivery-estimate";
import { type Customer, newCustomer } from "@/tests/support/customer";
import { czechOrder, type OrderInput } from "@/tests/support/order-request";
import { newKey, newScene, withDatabase } from "@/tests/support/scene";
import { newShopper } from "@/tests/support/shopper";
import { carriers } from "@/tests/support/transports";
import { addTyre, changeTyre } from "@/tests/support/tyres";

withDatabase();

describe.each(carriers)("own orders, %s", (_name, open) => {
  const scene = newScene(open);
  let customer: Customer;

  beforeEach(async () => {
    customer = await newCustomer(scene.carrier);
  });

  const order = (...tyres: [product_id: number, quantity: number][]) => orderOf(czechOrder, ...tyres);
  async function orderOf(body: OrderInput, ...tyres: [product_id: number, quantity: number][]) {
    for (const [product_id, quantity] of tyres) {
      await customer.does("POST /cart/items", { body: { product_id, quantity } });
    }
    const headers = { "idempotency-key": newKey() };
    return (await customer.does("POST /checkout/create-order", { headers, body })).body;
  }
  const list = async () => (await customer.does("GET /orders", {})).body.data;
  const repeat = async (number: string) =>
    (await customer.does("POST /orders/{number}/repeat", { path: { number } })).body;
  const cart = async () =>
    (await customer.does("GET /cart", {})).body.items.map(({ product_id, quantity }) => [product_id, quantity]);

  it("are none before the first", async () => {
    expect(await list()).toEqual([]);
  });

  it("are listed with their states, the newest first", async () => {
    const first = await order([scene.tyre, 4]);
    const second = await order([scene.tyre, 1], [await addTyre(), 2]);
    await changeOrderState(first.id, "confirmed", new Date());
    expect(await list()).toEqual([
      {
        id: second.id,
        number: second.number,
        placed_at: expect.stringMatching(/Z$/),
        status: "placed",
        payment_status: "pending",
        withdrawn: null,
        total: second.total,
        tyres: 3,
      },
      expect.objectContaining({ number: first.number, status: "confirmed", tyres: 4, total: first.total }),
    ]);
  });

  it("say how much of each was withdrawn from: nothing, a part or all of it, in whatever statements", async () => {
    const { email } = czechOrder.contact;
    const [whole, part, twice, none] = [
      await order([scene.tyre, 1]),
      await order([scene.tyre, 2]),
      await order([scene.tyre, 2]),
      await order([scene.tyre, 1]),
    ];
    const withdraw = (order_number: string, more: object = {}) => {
      const headers = { "idempotency-key": newKey() };
      return customer.does("POST /withdrawals", { headers, body: { name: "Jana", order_number, email, ...more } });
    };
    const one = { lines: [{ product_id: scene.tyre, quantity: 1 }] };
    await withdraw(whole.number);
    await withdraw(part.number, one);
    await withdraw(twice.number, one);
    await withdraw(twice.number, one);
    const newest = (await list()).map(({ number, withdrawn }) => [number, withdrawn]);
    expect(newest).toEqual([
      [none.number, null],
      [twice.number, "whole"],
      [part.number, "part"],
      [whole.number, "whole"],
    ]);
    const read = async (number: string) => (await customer.does("GET /orders/{number}", { path: { number } })).body;
    expect(await read(part.number)).toMatchObject({ withdrawn: "part", lines: [{ quantity: 2, withdrawn: 1 }] });
    expect(await read(whole.number)).toMatchObject({ withdrawn: "whole", lines: [{ quantity: 1, withdrawn: 1 }] });
    const untouched = await read(none.number);
    expect(untouched).toMatchObject({ lines: [{ withdrawn: 0 }] });
    expect(untouched.withdrawn).toBeNull();
  });

  it("are whole by their number, and by their id without the token", async () => {
    const { id, number, total } = await order([scene.tyre, 4]);
    const byNumber = (await customer.does("GET /orders/{number}", { path: { number } })).body;
    expect(byNumber).toMatchObject({ id, number, total, lines: [{ product_id: scene.tyre, quantity: 4 }] });
    expect(byNumber).not.toHaveProperty("token");
    const byId = await customer.does("GET /checkout/{id}", { path: { id }, query: {} });
    expect(byId.body).toEqual(byNumber);
    const payment = await customer.does("POST /checkout/{id}/payments", { path: { id }, body: {} });
    expect(payment.body.bank_transfer?.variable_symbol).toBe(number);
  });

  it("are not there for anyone else, nor for nobody", async () => {
    const { id, number } = await order([scene.tyre, 1]);
    const other = await newCustomer(scene.carrier);
    for (const [name, input] of [
      ["GET /orders/{number}", { path: { number } }],
      ["POST /orders/{number}/repeat", { path: { number } }],
    ] as const) {
      expect(await other.isRefused(name, input)).toMatchObject({ status: 404, code: "not_found" });
      expect(await other.isRefused(name, { path: { number: "0000000000" } })).toMatchObject({ status: 404 });
      expect(await newShopper(scene.carrier).isRefused(name, input)).toMatchObject({ status: 401 });
    }
    expect((await other.does("GET /orders", {})).body.data).toEqual([]);
    const byId = { path: { id }, query: {} };
    expect(await other.isRefused("GET /checkout/{id}", byId)).toMatchObject({ status: 404 });
    expect(await newShopper(scene.carrier).isRefused("GET /checkout/{id}", byId)).toMatchObject({ status: 404 });
  });

  it("are whole by their number for whoever holds their token, and for nobody with another one", async () => {
    const { number, token } = await order([scene.tyre, 4]);
    const another = await order([scene.tyre, 1]);
    const guest = newShopper(scene.carrier);
    const { body } = await guest.does("GET /orders/{number}", { path: { number }, query: { token } });
    expect(body).toMatchObject({ number, lines: [{ product_id: scene.tyre, quantity: 4 }] });
    for (const [asked, wrong] of [
      [number, another.token],
      ["0000000000", token],
    ]) {
      const input = { path: { number: asked }, query: { token: wrong } };
      expect(await guest.isRefused("GET /orders/{number}", input)).toMatchObject({ status: 404, code: "not_found" });
    }
    const own = await customer.does("GET /orders/{number}", { path: { number }, query: { token: "wrong" } });
    expect(own.body).toEqual(body);
  });

  it("of a guest stay a guest's", async () => {
    await scene.add(1);
    await scene.place();
    expect(await list()).toEqual([]);
  });

  it("are repeated into the cart, on top of what is in it", async () => {
    const { number } = await order([scene.tyre, 4]);
    await customer.does("POST /cart/items", { body: { product_id: scene.tyre, quantity: 1 } });
    expect(await repeat(number)).toEqual({ added: 4, missing: [] });
    expect(await cart()).toEqual([[scene.tyre, 5]]);
  });

  it("are repeated as far as there are tyres; the others are named", async () => {
    const [scarce, sold, gone] = [await addTyre(), await addTyre(), await addTyre()];
    const { number } = await order([scene.tyre, 2], [scarce, 4], [sold, 2], [gone, 2]);
    await changeTyre(scarce, { stock: 3 });
    await changeTyre(sold, { stock: 0 });
    await changeTyre(gone, { active: false });
    const name = "Testa Grip 1 205/55 R16 91H";
    expect(await repeat(number)).toEqual({
      added: 5,
      missing: [
        { name, left: 3, in_cart: 3 },
        { name, left: 0, in_cart: 0 },
        { name, left: 0, in_cart: 0 },
      ],
    });
    expect(await repeat(number)).toMatchObject({ added: 2, missing: [{ left: 3, in_cart: 3 }, {}, {}] });
    expect(await cart()).toEqual([
      [scene.tyre, 4],
      [scarce, 3],
    ]);
  });

  it("are not repeated into a cart that has its hundred lines, and leave it as it is", async () => {
    const { number } = await order([scene.tyre, 1]);
    for (let lines = 0; lines < 100; lines += 1) {
      await customer.does("POST /cart/items", { body: { product_id: await addTyre(), quantity: 1 } });
    }
    const refused = await customer.tries("POST /orders/{number}/repeat", { path: { number } });
    expect([refused.status, refused.body]).toMatchObject([422, { code: "invalid" }]);
    expect(await cart()).toHaveLength(100);
  });

  it("are tracked by number and e-mail, in any case of its letters", async () => {
    const { number, total } = await order([scene.tyre, 1]);
    const guest = newShopper(scene.carrier);
    const email = czechOrder.contact.email.toUpperCase();
    const { body } = await guest.does("POST /orders/track", {
      body: { number: ` ${number.slice(0, 4)} ${number.slice(4)}`, email },
    });
    expect(body).toEqual({
      number,
      status: "placed",
      payment_status: "pending",
      withdrawn: null,
      awaits_card: false,
      bank_transfer: {
        iban: "CZ6508000000192000145399",
        bic: expect.any(String),
        variable_symbol: number,
        amount: total,
        pay_by: expect.stringMatching(/Z$/),
        qr: { format: "spayd", text: expect.stringContaining(`X-VS:${number}`), svg: expect.stringMatching(/^<svg/) },
      },
      placed_at: expect.stringMatching(/Z$/),
      total,
      delivery: { name: "Kurýr na adresu", from: expect.any(String), to: expect.any(String) },
      history: [
        { kind: "order", state: "placed", at: expect.any(String) },
        { kind: "payment", state: "pending", at: expect.any(String) },
      ],
      shipments: [],
    });
  });

  it("show the numbers of their parcels once the goods have left, on their page and in tracking", async () => {
    const { id, number } = await order([scene.tyre, 4]);
    const [person] = await database()
      .insert(staff)
      .values({
        ...{
          email: `packs-${number}@firma.example`,
          name: "Petr",
          language: "cs" as const,
          rights: ["orders" as const],
        },
        createdAt: new Date(),
      })
      .returning({ id: staff.id });
    const parcels = { orderId: id, parcels: 2, state: "handed" as const, madeBy: person?.id ?? 0 };
    const [madeAt, handedAt] = [new Date("2026-11-20T08:00:00Z"), new Date("2026-11-20T12:00:00Z")];
    await database()
      .insert(shipment)
      .values([
        { ...parcels, carrier: "ppl", tracking: ["40123456789", "4012 345"], madeAt, handedAt },
        { ...parcels, carrier: "other", tracking: ["X1"], madeAt: handedAt, state: "made" },
        { ...parcels, carrier: "dpd", tracking: [], madeAt: handedAt },
        { ...parcels, carrier: "gls", tracking: ["mistake"], madeAt, removedAt: handedAt },
      ]);
    const shown = async () => [
      (await customer.does("GET /orders/{number}", { path: { number } })).body.shipments,
      (
        await newShopper(scene.carrier).does("POST /orders/track", {
          body: { number, email: czechOrder.contact.email },
        })
      ).body.shipments,
    ];
    for (const state of ["confirmed", "packed"] as const) await changeOrderState(id, state, new Date());
    expect(await shown()).toEqual([[], []]);
    const left = new Date();
    await changeOrderState(id, "shipped", left);
    const page = "https://www.ppl.cz/vyhledat-zasilku?shipmentId=";
    const sent = [
      {
        carrier: "PPL",
        handed_at: "2026-11-20T12:00:00.000Z",
        parcels: [
          { number: "40123456789", url: `${page}40123456789` },
          { number: "4012 345", url: `${page}4012%20345` },
        ],
      },
      { carrier: null, handed_at: left.toISOString(), parcels: [{ number: "X1", url: null }] },
    ];
    expect(await shown()).toEqual([sent, sent]);
  });

  it("tell how to pay only while they wait for a transfer", async () => {
    const { id, number } = await order([scene.tyre, 1]);
    const track = async () =>
      (
        await newShopper(scene.carrier).does("POST /orders/track", {
          body: { number, email: czechOrder.contact.email },
        })
      ).body;
    expect((await track()).bank_transfer).not.toBeNull();
    await changePaymentState(id, "paid", new Date());
    expect((await track()).bank_transfer).toBeNull();
  });

  it("arrive counted from the payment where that comes first, and from the order in cash", async () => {
    const weekAgo = new Date(Date.now() - 7 * 86_400_000);
    const today = new Date().toISOString().slice(0, 10);
    const arrival = async (number: string) =>
      (
        await newShopper(scene.carrier).does("POST /orders/track", {
          body: { number, email: czechOrder.contact.email },
        })
      ).body.delivery.from;
    const old = async (payment: string) => {
      const { id, number } = await orderOf({ ...czechOrder, payment: { id: payment } }, [scene.tyre, 1]);
      const { from, to } = deliveryEstimate({ methodId: "courier_cz", dispatchDays: 0, now: weekAgo });
      await database()
        .update(customerOrder)
        .set({ placedAt: weekAgo, estimateFrom: from, estimateTo: to })
        .where(eq(customerOrder.id, id));
      return { id, number };
    };
    const cash = await old("cash_on_delivery");
    expect((await arrival(cash.number)) <= today).toBe(true);
    const transfer = await old("bank_transfer");
    expect((await arrival(transfer.number)) > today).toBe(true);
    await changePaymentState(transfer.id, "paid", new Date());
    expect((await arrival(transfer.number)) > today).toBe(true);
  });

  it("are not tracked by a pair that does not belong together: the same answer whichever is wrong", async () => {
    const { number } = await order([scene.tyre, 1]);
    const track = (body: { number: string; email: string }) =>
      newShopper(scene.carrier).isRefused("POST /orders/track", { body });
    const wrongMail = await track({ number, email: "other@post.example" });
    const wrongNumber = await track({ number: "9900000018", email: czechOrder.contact.email });
    expect(wrongMail).toMatchObject({ status: 404, code: "not_found" });
    expect(wrongMail).toEqual(wrongNumber);
  });
});
