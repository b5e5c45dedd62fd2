import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { decode } from "bysquare/pay";
import { sql } from "drizzle-orm";
import { database } from "@/lib/backend/database/connect";
import { isOrderNumber } from "@/lib/domain/order-number";
import { carriers, type OpenCarrier } from "@/tests/support/carriers";
import { databasePatience, openTestDatabase, type TestDatabase } from "@/tests/support/database";
import { czechOrder, type OrderInput, slovakOrder } from "@/tests/support/order-request";
import { newShopper, type Shopper } from "@/tests/support/shopper";
import { addTyre, changeTyre, stockOf } from "@/tests/support/tyres";

let db: TestDatabase;
let keys = 0;

beforeAll(async () => {
  db = await openTestDatabase();
}, databasePatience);

afterAll(() => db?.close());

const newKey = () => `key-of-order-${++keys}`;
const unknownId = "00000000-0000-4000-8000-000000000000";

describe.each(carriers)("an order, %s", (_name, open) => {
  let opened: OpenCarrier;
  let shopper: Shopper;
  let tyre: number;

  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    shopper = newShopper(opened.carrier);
    tyre = await addTyre();
  });

  const add = (quantity: number, id = tyre, by = shopper) =>
    by.does("POST /cart/items", { body: { product_id: id, quantity } });
  const place = async (body: OrderInput = czechOrder, key = newKey(), by = shopper) =>
    (await by.does("POST /checkout/create-order", { headers: { "idempotency-key": key }, body })).body;
  const isRefused = (body: unknown = czechOrder, key = newKey()) =>
    shopper.isRefused("POST /checkout/create-order", { headers: { "idempotency-key": key }, body });
  const read = async ({ id, token }: { id: string; token: string }, by = shopper) =>
    (await by.does("GET /checkout/{id}", { path: { id }, query: { token } })).body;
  const cartItems = async () => (await shopper.does("GET /cart", {})).body.items;

  it("is placed with a number that is a variable symbol, takes its stock and empties the cart", async () => {
    await add(4);
    const order = await place();
    expect(order).toMatchObject({
      status: "placed",
      payment_status: "pending",
      total: { amount: 400_000, currency: "CZK" },
    });
    expect(isOrderNumber(order.number)).toBe(true);
    expect(order.token).toMatch(/^[\w-]{32}$/);
    expect(await stockOf(tyre)).toBe(6);
    expect((await shopper.does("GET /cart", {})).body).toMatchObject({ version: 2, items: [] });
  });

  it("is told whole to whoever holds its token, Czech VAT split off", async () => {
    await add(2);
    const placed = await place({ ...czechOrder, note: "Zvonek vlevo.\r\nDěkuji." });
    const order = await read(placed);
    expect(order).toMatchObject({
      id: placed.id,
      number: placed.number,
      status: "placed",
      payment_status: "pending",
      language: "cs",
      contact: { ...czechOrder.contact, phone_number: "+420601234567" },
      address: { country: "CZ", city: "České Budějovice", address: "Lipová 1511/23", zip_code: "370 04" },
      company: null,
      note: "Zvonek vlevo.\nDěkuji.",
      lines: [
        {
          product_id: tyre,
          name: "Testa Grip 1",
          size: "205/55 R16 91H",
          path: expect.stringMatching(/^\/cs\/zimni-pneumatiky\/testa-grip-1-205-55-r16-91h-\d+$/),
          image: "/img/tread/testa-grip-1.svg",
          quantity: 2,
          unit_price: { amount: 100_000, currency: "CZK" },
          total: { amount: 200_000, currency: "CZK" },
        },
      ],
      subtotal: { amount: 200_000, currency: "CZK" },
      delivery: {
        id: "courier_cz",
        type: "courier",
        name: "Kurýr na adresu",
        price: { amount: 16_900, currency: "CZK" },
        point: null,
      },
      payment: { id: "bank_transfer", name: "Bankovní převod", price: { amount: 0, currency: "CZK" } },
      total: { amount: 216_900, currency: "CZK" },
      vat: { rate: 21, base: { amount: 179_256, currency: "CZK" }, amount: { amount: 37_644, currency: "CZK" } },
      history: [
        { kind: "order", state: "placed", at: order.placed_at },
        { kind: "payment", state: "pending", at: order.placed_at },
      ],
    });
    expect(order.payment.bank_transfer).toMatchObject({
      iban: "CZ6508000000192000145399",
      variable_symbol: placed.number,
      amount: { amount: 216_900, currency: "CZK" },
      qr: { format: "spayd", text: expect.stringContaining(`X-VS:${placed.number}`) },
    });
    expect(order).not.toHaveProperty("token");
  });

  it("to Slovakia has Slovak VAT, the company's numbers, the chosen point and the fee for cash", async () => {
    const slovak = newShopper(opened.carrier, { language: "sk", currency: "EUR" });
    await add(1, tyre, slovak);
    const order = await read(await place(slovakOrder, newKey(), slovak), slovak);
    expect(order).toMatchObject({
      language: "sk",
      contact: { phone_number: "+421905123456" },
      company: { name: "Kováč, s. r. o.", ico: "31333532", dic: "2020310578", ic_dph: "SK2020310578" },
      delivery: {
        id: "fitter_sk",
        price: { amount: 490, currency: "EUR" },
        point: { id: "sk-pneuservis-saris-presov", name: "Pneuservis Šariš", city: "Prešov", zip_code: "080 01" },
      },
      payment: { id: "cash_on_delivery", price: { amount: 190, currency: "EUR" }, bank_transfer: null },
      total: { amount: 4_680, currency: "EUR" },
      vat: { rate: 23, base: { amount: 3_805, currency: "EUR" }, amount: { amount: 875, currency: "EUR" } },
    });
  });

  it("in euros is paid by a PAY by square code, in dollars without a code", async () => {
    const payment = async (language: "sk" | "en", currency: "EUR" | "USD") => {
      const by = newShopper(opened.carrier, { language, currency });
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

  it("keeps names and prices as they were, and links no tyre that is not sold any more", async () => {
    await add(1);
    const placed = await place();
    await changeTyre(tyre, { priceCzk: 999_900, active: false });
    const [line] = (await read(placed)).lines;
    expect(line).toMatchObject({ unit_price: { amount: 100_000 }, path: null });
  });

  it("is not told to anybody without its token: a wrong, missing or other order's token answers 404", async () => {
    await add(1);
    const mine = await place();
    await add(1);
    const other = await place();
    for (const token of [other.token, `${mine.token}x`, mine.token.slice(1), "", undefined]) {
      const query = token === undefined ? {} : { token };
      expect(await shopper.isRefused("GET /checkout/{id}", { path: { id: mine.id }, query })).toMatchObject({
        status: 404,
      });
    }
    for (const id of [unknownId, "1", mine.number]) {
      const refusal = await shopper.isRefused("GET /checkout/{id}", { path: { id }, query: { token: mine.token } });
      expect(refusal.code).toBe("not_found");
    }
  });

  it("queues its two mails in the same moment", async () => {
    await add(1);
    const { id } = await place();
    const jobs = await database().execute(sql`
      select job.key, job.payload from graphile_worker._private_jobs job where job.key like ${`%${id}`} order by 1`);
    expect([...jobs]).toEqual([
      { key: `order_mail_confirmation ${id}`, payload: { order_id: id } },
      { key: `order_mail_notice ${id}`, payload: { order_id: id } },
    ]);
  });

  it("is the same order for the same key and request, with the same token, once", async () => {
    await add(2);
    const key = newKey();
    const first = await place(czechOrder, key);
    expect(await place(czechOrder, key)).toEqual(first);
    await add(1);
    expect(await place(czechOrder, key)).toEqual(first);
    expect(await stockOf(tyre)).toBe(8);
    expect(await cartItems()).toHaveLength(1);
  });

  it("refuses a key that stands for another request, another currency or another visitor's order: 409", async () => {
    await add(1);
    const key = newKey();
    await place(czechOrder, key);
    await add(1);
    expect(await isRefused({ ...czechOrder, note: "jinak" }, key)).toMatchObject({ status: 409, code: "key_reused" });
    const request = { headers: { "idempotency-key": key }, body: czechOrder };
    expect(await shopper.isRefused("POST /checkout/create-order", request, { "x-currency": "EUR" })).toMatchObject({
      code: "key_reused",
    });
    const stranger = newShopper(opened.carrier);
    await add(1, tyre, stranger);
    expect(await stranger.isRefused("POST /checkout/create-order", request)).toMatchObject({ code: "key_reused" });
    expect(await stockOf(tyre)).toBe(9);
  });

  it("needs a key of 8 to 100 characters: 422", async () => {
    await add(1);
    for (const key of ["", "1234567", "x".repeat(101)]) {
      expect(await isRefused(czechOrder, key)).toMatchObject({ errors: [{ path: "header.idempotency-key" }] });
    }
    const refusal = await shopper.isRefused("POST /checkout/create-order", { body: czechOrder });
    expect(refusal.errors).toMatchObject([{ path: "header.idempotency-key", code: "required" }]);
  });

  it("needs something in the cart: 409", async () => {
    expect(await isRefused()).toMatchObject({ status: 409, code: "cart_empty" });
    await add(1);
    await shopper.does("DELETE /cart/items/{index}", { path: { index: 0 }, headers: {} });
    expect(await isRefused()).toMatchObject({ code: "cart_empty" });
  });

  it("takes all its tyres or none: 409 names the one of which there are too few, and what is left", async () => {
    const scarce = await addTyre({ stock: 4 });
    await add(2);
    await add(4, scarce);
    await changeTyre(scarce, { stock: 3 });
    expect(await isRefused()).toMatchObject({ status: 409, code: "out_of_stock", product_id: scarce, left: 3 });
    await changeTyre(scarce, { active: false });
    expect(await isRefused()).toMatchObject({ code: "out_of_stock", product_id: scarce, left: 0 });
    expect([await stockOf(tyre), await stockOf(scarce)]).toEqual([10, 3]);
    expect(await cartItems()).toHaveLength(2);
  });

  it("is placed for the total that the shopper saw, or refused with 409", async () => {
    await add(4);
    const seen = (amount: number, currency = "CZK") => ({ ...czechOrder, expected_total: { amount, currency } });
    await changeTyre(tyre, { priceCzk: 101_000 });
    for (const body of [seen(400_000), seen(404_001), seen(404_000, "EUR")]) {
      expect(await isRefused(body)).toMatchObject({ status: 409, code: "price_changed" });
    }
    expect(await stockOf(tyre)).toBe(10);
    expect((await place(seen(404_000) as OrderInput)).total.amount).toBe(404_000);
  });

  const contact = (fields: object) => ({ ...czechOrder, contact: { ...czechOrder.contact, ...fields } });
  const address = (fields: object) => ({ ...czechOrder, address: { ...czechOrder.address, ...fields } });
  const company = (fields: object) => ({ ...czechOrder, company: { name: "Firma", ico: "27082440", ...fields } });
  it.each<[string, unknown, string, string]>([
    [
      "a phone of another country",
      contact({ phone_number: "+49 601 234 567" }),
      "contact.phone_number",
      "country_code",
    ],
    ["a phone that is too short", contact({ phone_number: "601 234" }), "contact.phone_number", "phone_length"],
    ["a phone without digits", contact({ phone_number: "volejte" }), "contact.phone_number", "required"],
    ["an e-mail that is none", contact({ email: "jana@" }), "contact.email", "email"],
    ["no name", contact({ first_name: "  " }), "contact.first_name", "required"],
    ["a name of control characters", contact({ last_name: "\u0000\u0007" }), "contact.last_name", "required"],
    ["a ZIP that is none", address({ zip_code: "3700" }), "address.zip_code", "zip"],
    ["a ZIP of the other country", address({ zip_code: "811 06" }), "address.zip_code", "zip_country"],
    ["a country without delivery", address({ country: "PL" }), "address.country", "invalid_value"],
    ["no town", address({ city: undefined }), "address.city", "required"],
    ["an IČO with a wrong digit", company({ ico: "27082441" }), "company.ico", "ico"],
    ["a DIČ that is none", company({ dic: "CZ12" }), "company.dic", "dic"],
    ["an IČ DPH that is none", company({ ic_dph: "SK2020310579" }), "company.ic_dph", "ic_dph"],
    ["an unknown delivery", { ...czechOrder, delivery: { id: "drone" } }, "delivery.id", "delivery"],
    ["the other country's delivery", { ...czechOrder, delivery: { id: "courier_sk" } }, "delivery.id", "delivery"],
    ["a garage without a point", { ...czechOrder, delivery: { id: "fitter_cz" } }, "delivery.point_id", "point"],
    [
      "the other country's point",
      { ...czechOrder, delivery: { id: "fitter_cz", point_id: "sk-pneuservis-saris-presov" } },
      "delivery.point_id",
      "point",
    ],
    ["a card, which is not taken", { ...czechOrder, payment: { id: "card" } }, "payment.id", "payment"],
    ["an unknown payment", { ...czechOrder, payment: { id: "shells" } }, "payment.id", "invalid_value"],
    ["no agreement", { ...czechOrder, agreement: 0 }, "agreement", "agreement"],
    ["an agreement left out", { ...czechOrder, agreement: undefined }, "agreement", "required"],
  ])("with %s is refused at that field: 422", async (_what, body, path, code) => {
    await add(1);
    const refusal = await isRefused(body);
    expect(refusal).toMatchObject({ status: 422, code: "invalid" });
    expect(refusal.errors?.map((error) => [error.path, error.code])).toEqual([[path, code]]);
    expect(refusal.errors?.[0]?.message).not.toBe("");
  });

  it("names every wrong field at once, in the caller's language", async () => {
    await add(1);
    const refusal = await isRefused({
      ...address({ zip_code: "1" }),
      contact: { ...czechOrder.contact, phone_number: "+1 601" },
      delivery: { id: "courier_sk" },
    });
    expect(refusal.errors).toEqual([
      { path: "contact.phone_number", code: "country_code", message: "Předvolbu neznáme, zadejte +420 nebo +421" },
      { path: "address.zip_code", code: "zip", message: "PSČ má pět číslic, třeba 370 04" },
      { path: "delivery.id", code: "delivery", message: "Tímto způsobem sem doručit nejde" },
    ]);
  });

  it("in euros to Czechia is not paid in cash at the door", async () => {
    const by = newShopper(opened.carrier, { language: "cs", currency: "EUR" });
    await add(1, tyre, by);
    const body = { ...czechOrder, payment: { id: "cash_on_delivery" } };
    const refusal = await by.isRefused("POST /checkout/create-order", {
      headers: { "idempotency-key": newKey() },
      body,
    });
    expect(refusal.errors).toMatchObject([{ path: "payment.id", code: "payment" }]);
  });

  it("at the shop's counter is paid there without a fee", async () => {
    await add(1);
    const order = await place({ ...czechOrder, delivery: { id: "pickup_cz" }, payment: { id: "cash_on_delivery" } });
    expect(order.total).toEqual({ amount: 100_000, currency: "CZK" });
  });

  it("keeps what was typed as text, whatever it is", async () => {
    await add(1);
    const order = await read(
      await place(contact({ first_name: "<b>Jana</b>\n", last_name: "'; drop table cart; --" }) as OrderInput),
    );
    expect(order.contact).toMatchObject({ first_name: "<b>Jana</b>", last_name: "'; drop table cart; --" });
  });

  describe("its payment", () => {
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
});
