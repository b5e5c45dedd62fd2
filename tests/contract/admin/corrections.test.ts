import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { auditLog } from "@/lib/backend/kernel/database/schema/admin-log";
import { placeOrder } from "@/tests/support/placed-order";
import { withDatabase } from "@/tests/support/scene";
import { moves, orderIn, staffKey } from "@/tests/support/staff-orders";
import { type Desk, joined, type StaffClock, staffClock } from "@/tests/support/staff-scene";

withDatabase();

let clock: StaffClock;
let desk: Desk;
let other: Desk;
beforeAll(async () => {
  clock = staffClock(new Date());
  desk = (await joined(clock, ["orders"], "Jana Skladová")).desk;
  other = (await joined(clock, ["orders", "money"], "Petr Druhý")).desk;
});
beforeEach(async () => {
  await database().execute(sql`truncate rate_limit`);
});

describe("correcting an order", () => {
  it("is refused with both versions when somebody was faster", async () => {
    const { number } = await placeOrder();
    const path = { number };
    await other.does("PATCH /admin/orders/{number}", {
      path,
      body: { revision: 0, hold: { reason: "other", until: null } },
    });
    const { status, body } = await desk.tries("PATCH /admin/orders/{number}", {
      path,
      body: { revision: 0, hold: null },
    });
    expect(status).toBe(412);
    expect(body).toMatchObject({
      code: "stale",
      stale: { changed_by: "Petr Druhý", current: { revision: 1, number } },
    });
  });

  it("reads fields by the rules of the order's form, and ends when the order is sent", async () => {
    const order = await orderIn(desk, ["confirmed", "packed"]);
    const path = { number: order.number };
    const contact = { first_name: "Jan", last_name: "Nový", email: "jan@post.example", phone_number: "602 000 111" };
    const at = { city: "Brno", address: "Nová 1", zip_code: "60200" };
    const change = (body: object) => desk.tries("PATCH /admin/orders/{number}", { path, body });
    const wrong = await change({
      revision: 2,
      contact: { ...contact, phone_number: "12" },
      address: { ...at, country: "SK" },
    });
    expect(wrong.status).toBe(422);
    expect(JSON.stringify(wrong.body)).toContain("address.country");
    expect((await change({ revision: 2, contact, address: { ...at, country: "CZ" } })).body).toMatchObject({
      order: { revision: 3, customer: { name: "Jan Nový", city: "Brno" }, contact: { phone_number: "+420602000111" } },
    });
    await moves(desk, [order.number], "shipped");
    expect((await change({ revision: 4, contact })).status).toBe(409);
    expect((await change({ revision: 4, hold: { reason: "payment", until: null } })).status).toBe(200);
  });

  it("leaves nothing personal in the log, nor in what is kept of answers", async () => {
    const { number } = await placeOrder();
    const contact = {
      first_name: "Tajemná",
      last_name: "Osoba",
      email: "tajemna@post.example",
      phone_number: "602777888",
    };
    const path = { number };
    await desk.does("PATCH /admin/orders/{number}", { path, body: { revision: 0, contact } });
    await desk.does("POST /admin/orders/{number}/notes", { path, body: { text: "Tajemná poznámka" } });
    await moves(desk, [number], "confirmed", { note: "Tajemná poznámka" });
    await desk.does("GET /admin/search", { query: { q: "tajemna@post.example" } });
    await desk.does("POST /admin/shipments/tracking", {
      headers: staffKey(),
      body: { carrier: "dpd", text: `${number}\tTajemná Osoba\t13800012345678\nTajemná Osoba\t602777888` },
    });
    const [answers] = await database().execute<{ all: string }>(
      sql`select json_agg(answer)::text as all from idempotent_request`,
    );
    const kept = JSON.stringify(await database().select().from(auditLog)) + answers?.all;
    expect(kept).not.toMatch(/tajemn|602777888/i);
    expect(kept).toContain('"changed":["contact"]');
    expect(kept).toContain("customer_searched");
  });
});
