import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { languages } from "@/lib/domain/locale";
import { withDatabaseAndMail } from "@/tests/support/account-scene";
import { czechOrder, slovakOrder } from "@/tests/support/order-request";
import { outboxMails, plainText } from "@/tests/support/outbox";
import { placeOrder } from "@/tests/support/placed-order";
import { moves, orderIn, revisionOf, staffKey } from "@/tests/support/staff-orders";
import { type Desk, joined, minute, staffClock } from "@/tests/support/staff-scene";
import { addTyre } from "@/tests/support/tyres";

withDatabaseAndMail();

// What waits half a minute for an undo is due at once by this clock.
const clock = staffClock(new Date(Date.now() - 10 * minute));
let desk: Desk;
beforeAll(async () => {
  desk = (await joined(clock, ["orders", "money"])).desk;
});
beforeEach(async () => {
  await database().execute(sql`truncate rate_limit`);
});

const mailOf = async (number: string, name: string) => {
  const [mail, ...more] = await outboxMails(`${number}-${name}`);
  expect(more).toEqual([]);
  return { subject: mail?.subject ?? "", text: plainText(mail?.text), html: mail?.html ?? "" };
};

describe("the mails of the staff's moves", () => {
  it("tell that goods are on their way, with the numbers as links and what is to be paid", async () => {
    const order = await orderIn(desk, ["confirmed", "packed"], {
      body: slovakOrder,
      locale: { language: "sk", currency: "EUR" },
    });
    const body = {
      number: order.number,
      revision: await revisionOf(order.number),
      carrier: "dpd" as const,
      tracking: ["13800012345678"],
    };
    await desk.does("POST /admin/shipments", { headers: staffKey(), body });
    await moves(desk, [order.number], "shipped");
    const { subject, text, html } = await mailOf(order.number, "shipped");
    expect(subject).toContain(order.number);
    expect(html).toContain("https://tracking.dpd.de/status/cs_CZ/parcel/13800012345678");
    for (const said of ["DPD", "13800012345678", "€"]) expect(text).toContain(said);
    expect(text).not.toMatch(/\{\w+\}/);
  });

  it("tell that goods can be collected, and not that they are on their way", async () => {
    const order = await orderIn(desk, ["confirmed", "packed", "shipped"], {
      body: { ...czechOrder, delivery: { id: "pickup_cz" } },
    });
    expect((await mailOf(order.number, "shipped")).subject).toBe("");
    // Once the goods are handed over nothing waits for anybody: the mail goes only while they do.
    const waiting = await orderIn(desk, ["confirmed", "packed"], {
      body: { ...czechOrder, delivery: { id: "pickup_cz" } },
    });
    expect((await mailOf(waiting.number, "ready")).text).toContain(waiting.number);
  });

  it("tell why the shop has cancelled an order and what becomes of the money, in each language", async () => {
    for (const language of languages) {
      const currency = language === "sk" ? "EUR" : "CZK";
      const order = await placeOrder({ locale: { language, currency } });
      const path = { number: order.number };
      await desk.does("PATCH /admin/orders/{number}/payment", { path, body: { revision: 0, to: "paid" } });
      await moves(desk, [order.number], "cancelled", { reason: "out_of_stock" });
      const { text } = await mailOf(order.number, "cancelled");
      const said = { cs: "nejpozději do 14 dnů", sk: "najneskôr do 14 dní", en: "within 14 days" }[language];
      expect(text).toContain(said);
      expect(text).not.toMatch(/\{\w+\}/);
    }
  });

  it("tell of a later day, which may be cancelled, and of an earlier one nothing", async () => {
    const order = await placeOrder();
    const path = { number: order.number };
    const leave = async (leave_by: string) =>
      desk.does("PATCH /admin/orders/{number}", { path, body: { revision: await revisionOf(order.number), leave_by } });
    const { body } = await leave("2030-03-04");
    expect(body.order).toMatchObject({ leave_by: "2030-03-04", estimate: { from: "2030-03-05", to: "2030-03-05" } });
    const { text } = await mailOf(order.number, "delayed");
    expect(text).toContain("pondělí 4. března");
    expect(text).toMatch(/úterý 5\. března, když zaplatíte dnes \(\d+\. \d+\. \d{4}\)/);
    await leave("2029-03-05");
    expect(await outboxMails(`${order.number}-delayed`)).toHaveLength(1);
  });

  it("promise the later day without a condition where nothing is to be paid before", async () => {
    const cash = { ...czechOrder, payment: { id: "cash_on_delivery" } } as typeof czechOrder;
    const { number } = await placeOrder({ body: cash });
    const body = { revision: await revisionOf(number), leave_by: "2030-03-04" };
    await desk.does("PATCH /admin/orders/{number}", { path: { number }, body });
    const { text } = await mailOf(number, "delayed");
    expect(text).toContain("úterý 5. března");
    expect(text).not.toContain("když zaplatíte");
  });

  it("say of studded tyres where they may not be driven", async () => {
    const [plain, studded] = [await addTyre(), await addTyre()];
    await database().execute(sql`update product set studded = true where id = ${studded}`);
    const note = "Pneumatika s hroty: na silnicích v Česku ani na Slovensku se s ní jezdit nesmí.";
    for (const [tyre, told] of [
      [plain, false],
      [studded, true],
    ] as const) {
      const { number } = await placeOrder({}, tyre);
      expect((await mailOf(number, "confirmation")).text.replace(/\s+/g, " ").includes(note)).toBe(told);
    }
  });
});
