import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { desc, eq, sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { auditLog } from "@/lib/backend/kernel/database/schema/admin-log";
import { customerOrder } from "@/lib/backend/kernel/database/schema/order";
import { changeOrderState } from "@/lib/backend/order/change-state";
import type { OrderMailKind } from "@/lib/domain/admin/order-mail";
import type { OrderState } from "@/lib/domain/order";
import { withDatabaseAndMail } from "@/tests/support/account-scene";
import { czechOrder } from "@/tests/support/order-request";
import { outboxMails, plainText } from "@/tests/support/outbox";
import { placeOrder } from "@/tests/support/placed-order";
import { orderIn, revisionOf, staffKey } from "@/tests/support/staff-orders";
import { withdrawn } from "@/tests/support/staff-returns";
import { type Desk, joined, minute, staffClock } from "@/tests/support/staff-scene";

withDatabaseAndMail();

// What waits half a minute for an undo is due at once by this clock.
const clock = staffClock(new Date(Date.now() - 10 * minute));
let desk: Desk;
beforeAll(async () => {
  desk = (await joined(clock, ["orders"])).desk;
});
beforeEach(async () => {
  await database().execute(sql`truncate rate_limit`);
});

const collected = { body: { ...czechOrder, delivery: { id: "pickup_cz" } } };
const again = (number: string, kind: OrderMailKind, headers = staffKey()) =>
  desk.tries("POST /admin/orders/{number}/mails", { path: { number }, headers, body: { kind } });
const offered = async (number: string) =>
  (await desk.does("GET /admin/orders/{number}", { path: { number } })).body.mails;

describe("a mail that is sent again", () => {
  it.each<[OrderMailKind, string, OrderState[], Parameters<typeof placeOrder>[0]]>([
    ["confirmation", "confirmation", [], {}],
    ["shipped", "shipped", ["confirmed", "packed", "shipped"], {}],
    ["ready", "ready", ["confirmed", "packed"], collected],
    ["cancelled", "cancelled", ["cancelled"], {}],
  ])("says the same once more, under a name of its own: %s", async (kind, name, states, placed) => {
    const { number } = await orderIn(desk, states, placed);
    const [first] = await outboxMails(`${number}-${name}`);
    expect((await again(number, kind)).status).toBe(202);
    const mails = await outboxMails(`${number}-${name}`);
    expect(mails.map(({ text }) => plainText(text))).toEqual(Array(2).fill(plainText(first?.text)));
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2);
    const [entry] = await database().select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(entry).toMatchObject({ action: "order_mailed", subjectId: number, details: { mail: kind } });
  });

  it("reminds of a transfer that has not come, and tells again that an order leaves later", async () => {
    const { number } = await placeOrder();
    expect(await offered(number)).toEqual(["confirmation", "payment_reminder"]);
    expect((await again(number, "payment_reminder")).status).toBe(202);
    const [reminder, ...others] = await outboxMails(`${number}-payment-reminder`);
    expect(others).toEqual([]);
    // It speaks of a code to be scanned, so it has one.
    expect(plainText(reminder?.text)).toContain("kód naskenujete");
    expect(reminder?.attachments.map(({ mimeType }) => mimeType)).toEqual(["image/png"]);
    const leave = { revision: await revisionOf(number), leave_by: "2030-03-04" };
    await desk.does("PATCH /admin/orders/{number}", { path: { number }, body: leave });
    expect(await outboxMails(`${number}-delayed`)).toHaveLength(1);
    expect(await offered(number)).toEqual(["confirmation", "payment_reminder", "delayed"]);
    await again(number, "delayed");
    expect(await outboxMails(`${number}-delayed`)).toHaveLength(2);
    await withdrawn(clock, { number });
    expect(await offered(number)).toEqual(["confirmation"]);
  });

  it("is refused where the order is not so far, or further, or has lost its address", async () => {
    const [fresh, gone] = [await placeOrder(), await orderIn(desk, ["cancelled"])];
    for (const kind of ["delayed", "ready", "shipped", "cancelled"] as const)
      expect((await again(fresh.number, kind)).status).toBe(409);
    expect(await offered(gone.number)).toEqual(["cancelled"]);
    expect((await again(gone.number, "confirmation")).status).toBe(409);
    const unpaid = await placeOrder();
    await changeOrderState(unpaid.id, "cancelled", clock.now);
    expect(await offered(unpaid.number)).toEqual([]); // the clock's mail says something else
    const forgotten = { email: "deleted@account.invalid" };
    await database().update(customerOrder).set(forgotten).where(eq(customerOrder.id, fresh.id));
    expect((await again(fresh.number, "confirmation")).status).toBe(409);
    expect((await again("9900000000", "confirmation")).status).toBe(404);
  });

  it("goes once for a key, and five times in an hour for an order", async () => {
    const { number } = await placeOrder();
    const key = staffKey();
    expect((await again(number, "confirmation", key)).status).toBe(202);
    expect((await again(number, "confirmation", key)).status).toBe(202);
    expect(await outboxMails(`${number}-confirmation`)).toHaveLength(2);
    for (let sent = 1; sent < 5; sent += 1) expect((await again(number, "confirmation")).status).toBe(202);
    const { status, headers } = await again(number, "confirmation");
    expect([status, Number(headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect((await again((await placeOrder()).number, "confirmation")).status).toBe(202);
  });
});
