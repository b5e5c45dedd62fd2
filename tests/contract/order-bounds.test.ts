import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { czechOrder, type OrderInput, slovakOrder } from "@/tests/support/order-request";
import { newKey, newScene, withDatabase } from "@/tests/support/scene";
import { withSettings } from "@/tests/support/settings";
import { newShopper, type Shopper } from "@/tests/support/shopper";
import { carriers } from "@/tests/support/transports";
import { addTyre, changeTyre, stockOf } from "@/tests/support/tyres";

withDatabase();

let people = 0;

/** Somebody whose e-mail, phone and address nobody else has. */
function somebody(order = czechOrder): OrderInput {
  people += 1;
  const phone_number = `${order.address.country === "CZ" ? "+42060" : "+42190"}${String(people).padStart(7, "0")}`;
  const contact = { ...order.contact, email: `kdosi.${people}@post.example`, phone_number };
  return { ...order, contact, address: { ...order.address, address: `Dlouhá ${people}` } };
}

const inCash = (order: OrderInput): OrderInput => ({ ...order, payment: { id: "cash_on_delivery" } });

describe.each(carriers)("an order keeps within bounds, %s", (_name, open) => {
  const scene = newScene(open);
  let shopper: Shopper;
  let restore: () => void;

  beforeAll(() => {
    restore = withSettings({ OPEN_ORDERS: "" });
  });
  afterAll(() => restore());
  beforeEach(() => {
    ({ shopper } = scene);
  });

  /** Fills a cart with pieces of a tyre at a price, as many lines as that takes. */
  async function fill(pieces: number, fields: Parameters<typeof addTyre>[0] = {}, by = shopper) {
    const tyres: number[] = [];
    for (let left = pieces; left > 0; left -= 20) {
      const tyre = await addTyre({ stock: 20, ...fields });
      await scene.add(Math.min(20, left), tyre, by);
      tyres.push(tyre);
    }
    return tyres;
  }

  it("of pieces: forty at a time, more after a call", async () => {
    const tyres = await fill(41);
    const refusal = await scene.isRefused(somebody());
    expect(refusal).toMatchObject({ status: 422, code: "invalid", errors: [{ path: "cart" }] });
    expect(refusal.detail).toBe(
      "Najednou lze objednat nejvýše 40 pneumatik. Uberte prosím některé z košíku, nebo nám zavolejte a domluvíme se.",
    );
    expect(await Promise.all(tyres.map(stockOf))).toEqual([20, 20, 20]);
    await shopper.does("DELETE /cart/items/{index}", { path: { index: 2 }, headers: {} });
    await scene.place(somebody());
  });

  it("of a sum that nobody has paid", async () => {
    await fill(20, { priceCzk: 1_500_100 });
    expect(await scene.isRefused(somebody())).toMatchObject({ errors: [{ path: "payment.id", code: "order_sum" }] });
  });

  it("of cash in Czechia: 270,000 crowns a day, also by several orders, and the way to pay is not offered above it", async () => {
    const buyer = inCash(somebody());
    await fill(13, { priceCzk: 1_000_000 });
    await scene.place(buyer);
    await fill(14, { priceCzk: 1_000_000 });
    const refusal = await scene.isRefused({ ...buyer, address: { ...buyer.address, address: "Krátká 1" } });
    expect(refusal.errors).toMatchObject([{ path: "payment.id", code: "cash_sum_cz" }]);
    expect(refusal.errors?.[0]?.message).toContain("270 000 Kč");
    await scene.place(inCash(somebody()));
    const ways = async () => {
      const query = { country: "CZ", delivery: "courier_cz" } as const;
      return (await shopper.does("GET /checkout/payment-methods", { query })).body.data.map(({ id }) => id);
    };
    expect(await ways()).toContain("cash_on_delivery");
    await fill(20, { priceCzk: 1_351_000 });
    expect(await ways()).not.toContain("cash_on_delivery");
  });

  it("of cash as the merchant sets it below the law's, also by several orders and in the ways to pay that are offered", async () => {
    const end = withSettings({ CASH_LIMIT_CZK: "20000" });
    try {
      const buyer = inCash(somebody());
      await fill(1, { priceCzk: 1_500_000 });
      await scene.place(buyer);
      await fill(1, { priceCzk: 600_000 });
      const refusal = await scene.isRefused({ ...buyer, address: { ...buyer.address, address: "Krátká 2" } });
      expect(refusal.errors).toMatchObject([{ path: "payment.id", code: "cash_limit" }]);
      expect(refusal.errors?.[0]?.message).toMatch(
        /^V\s*hotovosti přijmeme od jednoho zákazníka nejvýše 20\s000\sKč\./,
      );
      expect(Object.keys(refusal.errors?.[0] ?? {}).sort()).toEqual(["code", "message", "path"]);
      await scene.place(inCash(somebody()));
      const query = { country: "CZ", delivery: "courier_cz" } as const;
      const ways = async () =>
        (await shopper.does("GET /checkout/payment-methods", { query })).body.data.map(({ id }) => id);
      await fill(1, { priceCzk: 2_000_000 });
      expect(await ways()).toContain("cash_on_delivery");
      await fill(1, { priceCzk: 100 });
      expect(await ways()).not.toContain("cash_on_delivery");
    } finally {
      end();
    }
  });

  it("of cash in Slovakia: 5,000 euros", async () => {
    const slovak = newShopper(scene.carrier, { language: "sk", currency: "EUR" });
    await fill(10, { priceEur: 50_001 }, slovak);
    const refusal = await scene.isRefused(somebody(slovakOrder), newKey(), slovak);
    expect(refusal.errors).toMatchObject([{ path: "payment.id", code: "cash_sum_sk" }]);
    expect(refusal.errors?.[0]?.message).toContain("5 000 €");
    await scene.place({ ...somebody(slovakOrder), payment: { id: "bank_transfer" } }, newKey(), slovak);
  });

  it.each([
    [
      "e-mail",
      "contact.email",
      (own: OrderInput, other: OrderInput) => ({
        ...other,
        contact: { ...other.contact, email: own.contact.email.toUpperCase() },
      }),
    ],
    [
      "phone",
      "contact.phone_number",
      (own: OrderInput, other: OrderInput) => ({
        ...other,
        contact: { ...other.contact, phone_number: own.contact.phone_number },
      }),
    ],
    ["address", "address.address", (own: OrderInput, other: OrderInput) => ({ ...other, address: own.address })],
  ])(
    "of orders that are neither paid nor sent: five of one %s, at once or one after another",
    async (_mark, path, as) => {
      const own = somebody();
      const tyres: number[] = [];
      while (tyres.length < 9) tyres.push(await addTyre());
      const order = async () => {
        const by = newShopper(scene.carrier);
        await scene.add(1, tyres.pop(), by);
        const body = as(own, somebody());
        return by.tries("POST /checkout/create-order", { headers: { "idempotency-key": newKey() }, body });
      };
      const answers = await Promise.all(Array.from({ length: 8 }, order));
      expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(201), ...Array(3).fill(422)]);
      expect(await order()).toMatchObject({ status: 422, body: { errors: [{ path, code: "open_orders" }] } });
    },
  );

  it("of pieces that one address of the internet orders in a day, whoever it says it is", async () => {
    const from = { "x-forwarded-for": `203.0.113.${people % 250}` };
    const order = async (pieces: number) => {
      const by = newShopper(scene.carrier);
      await fill(pieces, {}, by);
      const input = { headers: { "idempotency-key": newKey() }, body: somebody() };
      return by.tries("POST /checkout/create-order", input, from);
    };
    for (let turn = 0; turn < 4; turn += 1) expect((await order(36)).status).toBe(201);
    const refused = await order(20);
    expect(refused).toMatchObject({ status: 429, body: { code: "too_many" } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(80_000);
    expect((await order(16)).status).toBe(201);
  });

  it("and what is refused for another reason is not counted", async () => {
    const from = { "x-forwarded-for": `198.51.100.${people % 250}` };
    const [tyre = 0] = await fill(20);
    await changeTyre(tyre, { stock: 1 });
    for (let turn = 0; turn < 10; turn += 1) {
      const input = { headers: { "idempotency-key": newKey() }, body: somebody() };
      expect((await shopper.tries("POST /checkout/create-order", input, from)).status).toBe(409);
    }
    await changeTyre(tyre, { stock: 20 });
    const input = { headers: { "idempotency-key": newKey() }, body: somebody() };
    expect((await shopper.tries("POST /checkout/create-order", input, from)).status).toBe(201);
  });
});
