import { beforeEach, describe, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { queueSql } from "@/tests/support/jobs/queue-tables";
import { czechOrder, slovakOrder } from "@/tests/support/order-request";
import { newKey, newScene, withDatabase } from "@/tests/support/scene";
import { newShopper, type Shopper } from "@/tests/support/shopper";
import { carriers } from "@/tests/support/transports";
import { changeTyre, stockOf } from "@/tests/support/tyres";

const unknownId = "00000000-0000-4000-8000-000000000000";

withDatabase();

describe.each(carriers)("an order, %s", (_name, open) => {
  const scene = newScene(open);
  const { add, place, read } = scene;
  let shopper: Shopper;
  let tyre: number;

  beforeEach(() => {
    ({ shopper, tyre } = scene);
  });

  it("is placed with a number that is a variable symbol, takes its stock and empties the cart", async () => {
    await add(4);
    const order = await place();
    expect(order).toMatchObject({
      status: "placed",
      payment_status: "pending",
      total: { amount: 400_000, currency: "CZK" },
    });
    expect(order.number).toMatch(/^\d{10}$/);
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
          image: expect.stringMatching(/^\/img\/tread\/testa-grip-1\.svg\?v=[\da-f]{8}$/),
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
    const slovak = newShopper(scene.carrier, { language: "sk", currency: "EUR" });
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

  it("queues its two mails in the same moment, and what looks after its payment", async () => {
    await add(1);
    const { id } = await place();
    const jobs = await database().execute(sql`
      select job.key, job.payload from ${queueSql.jobs} job where job.key like ${`%${id}`} order by 1`);
    expect([...jobs]).toEqual([
      { key: `cancel_unpaid_transfer ${id}`, payload: { order_id: id } },
      { key: `order_mail_confirmation ${id}`, payload: { order_id: id } },
      { key: `order_mail_notice ${id}`, payload: { order_id: id } },
      { key: `payment_reminder ${id}`, payload: { order_id: id } },
    ]);
  });

  it("at the shop's counter is paid there without a fee", async () => {
    await add(1);
    const order = await place({ ...czechOrder, delivery: { id: "pickup_cz" }, payment: { id: "cash_on_delivery" } });
    expect(order.total).toEqual({ amount: 100_000, currency: "CZK" });
  });

  it("keeps what was typed as text, whatever it is", async () => {
    await add(1);
    const typed = { first_name: "<b>Jana</b>\n", last_name: "'; drop table cart; --" };
    const order = await read(await place({ ...czechOrder, contact: { ...czechOrder.contact, ...typed } }));
    expect(order.contact).toMatchObject({ first_name: "<b>Jana</b>", last_name: "'; drop table cart; --" });
  });
});
