import { beforeAll, beforeEach, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { whileServing } from "@/lib/telemetry/served-request";
import { takeLogLines } from "@/tests/support/log-lines";
import { slovakOrder } from "@/tests/support/order-request";
import { placeOrder } from "@/tests/support/placed-order";
import { withDatabase } from "@/tests/support/scene";
import { revisionOf, staffKey } from "@/tests/support/staff-orders";
import { type Desk, joined, type StaffClock, staffClock } from "@/tests/support/staff-scene";

withDatabase();

let clock: StaffClock;
let desk: Desk;
beforeAll(async () => {
  clock = staffClock(new Date());
  desk = (await joined(clock, ["orders", "money"])).desk;
});
beforeEach(async () => {
  await database().execute(sql`truncate rate_limit`);
});

const email = "marker.email@post.example";
const contact = { first_name: "Markerfirst", last_name: "Markerlast", email, phone_number: "0905 999 111" };
const place = (name: string) => ({
  country: "SK" as const,
  city: `${name}city`,
  address: `${name}street 7`,
  zip_code: "811 06",
});
const body = {
  ...slovakOrder,
  contact,
  address: place("Marker"),
  delivery_address: place("Markerelse"),
  company: { name: "Markerfirm, s. r. o.", ico: "31333532", dic: "2020310578", ic_dph: "SK2020310578" },
  note: "Markernote",
};
const markers = /marker|905 ?999 ?111|31333532|2020310578/i;
const locale = { language: "sk" as const, currency: "EUR" as const };

/** Uses every call about orders and shipments, whatever comes of it. @returns how each was answered */
async function everything({ id, number }: { id: string; number: string }): Promise<number[]> {
  const path = { number };
  const statuses: number[] = [];
  const tries = async (...given: Parameters<Desk["tries"]>) => {
    // A table that has begun to come breaks off.
    const answer = await desk.tries(...given).catch(() => ({ status: 500, body: undefined }));
    statuses.push(answer.status);
    return answer.body as Record<string, never> | undefined;
  };
  const revision = () => revisionOf(number).catch(() => 0);
  const changed = { contact: { ...contact, last_name: "Markernew" }, address: place("Markernew") };
  const correct = { ...changed, delivery_address: place("Markerfar"), leave_by: "2030-03-04" };
  for (const q of [number, email, "0905 999 111", "Markerlast", "Markerfirm"]) {
    await tries("GET /admin/orders", { query: { view: "all", q } });
    await tries("GET /admin/search", { query: { q } });
  }
  await tries("GET /admin/orders/counts");
  await tries("GET /admin/orders/{number}", { path });
  await tries("PATCH /admin/orders/{number}", { path, body: { revision: await revision(), ...correct } });
  await tries("PATCH /admin/orders/{number}/payment", { path, body: { revision: await revision(), to: "paid" } });
  const note = await tries("POST /admin/orders/{number}/notes", { path, body: { text: "Markertext" } });
  const noteId = (note?.note as { id: number } | undefined)?.id ?? 1;
  await tries("DELETE /admin/orders/{number}/notes/{id}", { path: { number, id: noteId } });
  await tries("POST /admin/orders/{number}/mails", { path, headers: staffKey(), body: { kind: "confirmation" } });
  const one = { number, revision: await revision() };
  const made = await tries("POST /admin/shipments", { headers: staffKey(), body: { ...one, carrier: "ppl" } });
  const shipment = (made?.shipment as { id: string } | undefined)?.id ?? id;
  const weight = { revision: await revision(), weight_g: 1000 };
  await tries("PATCH /admin/shipments/{id}", { path: { id: shipment }, body: weight });
  const text = `${number};Markerfirst Markerlast;40857241530;${email}\nMarkerlast;0905 999 111\n${email};Markerstreet`;
  await tries("POST /admin/shipments/tracking", { headers: staffKey(), body: { carrier: "ppl", text } });
  await tries("GET /admin/shipments");
  await tries("GET /admin/shipments/csv");
  await tries("GET /admin/updates", { query: { since: "1:1:" } });
  for (const to of ["confirmed", "packed", "shipped"]) {
    const orders = [{ number, revision: await revision() }];
    const move = { to, orders, note: `Markermove ${email}` };
    const moved = await tries("POST /admin/orders/moves", { headers: staffKey(), body: move });
    const token = (moved?.undo as { token: string } | undefined)?.token ?? id;
    if (to === "shipped") await tries("POST /admin/undo", { body: { token } });
  }
  const orders = [{ number, revision: await revision() }];
  const cancel = { to: "cancelled", reason: "other", orders, note: "Markercancel" };
  await tries("POST /admin/orders/moves", { headers: staffKey(), body: cancel });
  return statuses;
}

/** Everything that the office keeps besides the orders themselves and the half minute of an undo. */
async function kept(): Promise<string> {
  const [row] = await database().execute<{ log: string; answers: string }>(sql`
    select (select json_agg(audit_log)::text from audit_log) as log,
      (select json_agg(idempotent_request)::text from idempotent_request) as answers`);
  return `${row?.log}${row?.answers}`;
}

it("nothing of a customer is in the log, in answers that are kept, or in a line, when all goes well", async () => {
  const order = await placeOrder({ body, locale });
  const statuses = await whileServing({ id: "request-1", route: "/", cache: "none" }, () => everything(order));
  expect(statuses.filter((status) => status >= 400)).toEqual([]);
  const all = await kept();
  expect(all).toContain(order.number);
  expect(all).not.toMatch(markers);
  expect(takeLogLines().filter((line) => markers.test(JSON.stringify(line)))).toEqual([]);
});

it("nor when what is asked is wrong", async () => {
  const wrong = { path: { number: "9900000000" } };
  await desk.tries("PATCH /admin/orders/{number}", { ...wrong, body: { revision: 0, contact: { email: "Marker" } } });
  await desk.tries("PATCH /admin/orders/{number}", { ...wrong, body: { revision: 0, contact } });
  await desk.tries("POST /admin/orders/{number}/notes", { ...wrong, body: { text: "Markertext" } });
  await desk.tries("GET /admin/orders", { query: { q: email, after: "Markercursor" } });
  await desk.tries("GET /admin/orders/{number}", { path: { number: "Markerlast" } });
  expect(await kept()).not.toMatch(markers);
  expect(takeLogLines().filter((line) => markers.test(JSON.stringify(line)))).toEqual([]);
});

it.each(["customer_order", "order_note", "shipment", "audit_log", "undo_entry", "idempotent_request"])(
  "nor when every query to %s fails",
  async (table) => {
    const order = await placeOrder({ body, locale });
    await database().execute(sql`alter table ${sql.identifier(table)} rename to renamed_away`);
    const statuses = await everything(order).finally(() =>
      database().execute(sql`alter table renamed_away rename to ${sql.identifier(table)}`),
    );
    expect(statuses).toContain(500);
    const lines = takeLogLines();
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => markers.test(JSON.stringify(line)))).toEqual([]);
    expect(await kept()).not.toMatch(markers);
  },
);
