import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Undo } from "@/lib/contract/admin/order-row";
import type { OrderState } from "@/lib/domain/order";
import { withDatabase } from "@/tests/support/scene";
import { moves, orderIn, revisionOf, staffKey } from "@/tests/support/staff-orders";
import { type Desk, joined, type StaffClock, staffClock } from "@/tests/support/staff-scene";

withDatabase();

let clock: StaffClock;
let desk: Desk;
let other: Desk;
beforeAll(async () => {
  clock = staffClock(new Date());
  desk = (await joined(clock, ["orders", "money"], "Jana Skladová")).desk;
  other = (await joined(clock, ["orders", "money"], "Petr Druhý")).desk;
});
beforeEach(async () => {
  await database().execute(sql`truncate rate_limit`);
});

type Order = Awaited<ReturnType<typeof orderIn>>;
type Action = {
  name: string;
  /** The states the order has gone through before. */
  from: OrderState[];
  /** The kind of mail that waits because of it. */
  mail: string | null;
  /** What has to be there before. */
  prepare?: (number: string) => Promise<unknown>;
  act: (number: string) => Promise<Undo | null>;
};

const detail = async (number: string) => (await desk.does("GET /admin/orders/{number}", { path: { number } })).body;
const change = async (by: Desk, number: string, body: object) =>
  (
    await by.does("PATCH /admin/orders/{number}", {
      path: { number },
      body: { revision: await revisionOf(number), ...body },
    })
  ).body.undo;
const note = async (number: string) =>
  (await desk.does("POST /admin/orders/{number}/notes", { path: { number }, body: { text: "Volat předem" } })).body;
const parcel = async (number: string) => {
  const body = { number, revision: await revisionOf(number), carrier: "ppl" as const };
  return (await desk.does("POST /admin/shipments", { headers: staffKey(), body })).body;
};

const move = (from: OrderState[], to: OrderState, mail: string | null): Action => ({
  ...{ name: `a move to ${to}`, from, mail },
  act: async (number) => (await moves(desk, [number], to)).undo,
});

const actions: Action[] = [
  move([], "confirmed", null),
  move(["confirmed"], "packed", null),
  move(["confirmed", "packed"], "shipped", "order_shipped"),
  move(["confirmed", "packed", "shipped"], "delivered", "review_invitation"),
  move(["confirmed"], "cancelled", "order_cancelled"),
  {
    ...{ name: "a hold", from: [], mail: null },
    act: (number) => change(desk, number, { hold: { reason: "customer", until: "2030-01-02" } }),
  },
  {
    ...{ name: "a later day of leaving", from: [], mail: "order_delayed" },
    act: (number) => change(desk, number, { leave_by: "2030-01-02" }),
  },
  {
    ...{ name: "a corrected contact", from: [], mail: null },
    act: (number) =>
      change(desk, number, {
        contact: { first_name: "Jan", last_name: "Nový", email: "jan@post.example", phone_number: "602 000 111" },
      }),
  },
  {
    ...{ name: "a shipment", from: ["confirmed"], mail: null },
    act: async (number) => (await parcel(number)).undo,
  },
  {
    ...{ name: "a shipment that was handed over", from: ["confirmed"], mail: null },
    prepare: parcel,
    act: async (number) => {
      const id = (await detail(number)).shipments[0]?.id ?? "";
      const body = { revision: await revisionOf(number), state: "handed" as const, tracking: ["40857241530"] };
      return (await desk.does("PATCH /admin/shipments/{id}", { path: { id }, body })).body.undo;
    },
  },
  {
    ...{ name: "pasted tracking numbers", from: ["confirmed"], mail: null },
    act: async (number) => {
      const body = { carrier: "gls" as const, text: `${number}\t40857241531` };
      return (await desk.does("POST /admin/shipments/tracking", { headers: staffKey(), body })).body.undo;
    },
  },
  {
    ...{ name: "a payment", from: [], mail: null },
    act: async (number) => {
      const body = { revision: await revisionOf(number), to: "paid" as const };
      return (await desk.does("PATCH /admin/orders/{number}/payment", { path: { number }, body })).body.undo;
    },
  },
];

const notes: Action[] = [
  { ...{ name: "a note", from: [], mail: null }, act: async (number) => (await note(number)).undo },
  {
    ...{ name: "a note that was removed", from: [], mail: null },
    prepare: note,
    act: async (number) => {
      const id = (await detail(number)).staff_notes[0]?.id ?? 0;
      return (await desk.does("DELETE /admin/orders/{number}/notes/{id}", { path: { number, id } })).body.undo;
    },
  },
];

/** Tasks that wait for an order because of what the staff did, and in how many seconds they are done. */
async function waiting(id: string): Promise<Record<string, number>> {
  const rows = await database().execute<{ task: string; at: string }>(sql`
    select task_identifier as task, run_at::text as at from graphile_worker.jobs where key like ${`%${id}`}`);
  const later = rows.filter(({ at }) => new Date(at) > clock.now);
  return Object.fromEntries(later.map(({ task, at }) => [task, (Date.parse(at) - clock.now.getTime()) / 1000]));
}

/** What an order is, but for what only ever grows: its revision, and in its history what was taken back. */
async function stateOf(number: string) {
  const { revision: _, history, ...order } = await detail(number);
  return { ...order, history: history.filter(({ undone_at }) => undone_at === null) };
}

/** An order on which an action was done: what it was like before, and what takes it back. */
async function done({ from, prepare, act, mail }: Action) {
  const order: Order = await orderIn(desk, from);
  await prepare?.(order.number);
  const before = await stateOf(order.number);
  const waited = Object.keys(await waiting(order.id));
  const undo = await act(order.number);
  expect(await stateOf(order.number)).not.toEqual(before);
  expect(Date.parse(undo?.until ?? "") - clock.now.getTime()).toBe(30_000);
  const jobs = await waiting(order.id);
  const fresh = Object.entries(jobs).filter(([task]) => !waited.includes(task));
  expect(fresh.map(([task]) => task)).toEqual(mail === null ? [] : [mail]);
  for (const [, seconds] of fresh) expect(seconds).toBeGreaterThanOrEqual(35);
  const takeBack = () => desk.tries("POST /admin/undo", { body: { token: undo?.token } });
  return { order, before, waited, takeBack };
}

const sentTo = async (id: string) => [
  ...(await database().execute(sql`select kind from sent_mail where order_id = ${id}`)),
];

const all = [...actions, ...notes];

describe.each([0, 29])("undo after %d seconds", (seconds) => {
  it.each(all)("leaves an order as it was before $name, and its mail unsent", async (action) => {
    const { order, before, waited, takeBack } = await done(action);
    clock.pass(seconds * 1_000);
    expect(await takeBack()).toMatchObject({ status: 200, body: { refused: [] } });
    expect(await stateOf(order.number)).toEqual(before);
    expect(Object.keys(await waiting(order.id)).filter((task) => !waited.includes(task))).toEqual([]);
    expect(await sentTo(order.id)).toEqual([]);
  });
});

describe("undo after 31 seconds", () => {
  it.each(all)("is over, and $name stays done, its mail still waiting", async (action) => {
    const { order, takeBack } = await done(action);
    const [after, jobs] = [await stateOf(order.number), Object.keys(await waiting(order.id))];
    clock.pass(31_000);
    expect(await takeBack()).toMatchObject({ status: 409, body: { code: "undo_over" } });
    expect([await stateOf(order.number), Object.keys(await waiting(order.id))]).toEqual([after, jobs]);
  });
});

describe("undo after somebody else has changed the order", () => {
  const elsewise = { hold: { reason: "other", until: null } };

  it.each(actions)("leaves it as it is after $name, and says who has changed it", async (action) => {
    const { order, takeBack } = await done(action);
    await change(other, order.number, elsewise);
    const [after, jobs] = [await stateOf(order.number), Object.keys(await waiting(order.id))];
    expect(await takeBack()).toMatchObject({
      status: 200,
      body: { done: [], refused: [{ number: order.number, code: "stale", changed_by: "Petr Druhý" }] },
    });
    expect([await stateOf(order.number), Object.keys(await waiting(order.id))]).toEqual([after, jobs]);
  });

  it.each(notes)("takes $name back all the same, and keeps the other's change", async (action) => {
    const { order, before, takeBack } = await done(action);
    await change(other, order.number, elsewise);
    expect(await takeBack()).toMatchObject({ status: 200, body: { done: [{ number: order.number }], refused: [] } });
    const { staff_notes, hold } = await stateOf(order.number);
    expect([staff_notes, hold]).toEqual([before.staff_notes, elsewise.hold]);
  });
});

describe("undo after the mail has gone", () => {
  it.each(actions.filter(({ mail }) => mail?.startsWith("order_")))("is over for $name", async (action) => {
    const { order, takeBack } = await done(action);
    const after = await stateOf(order.number);
    // As the worker does when it has sent it.
    await database().execute(sql`
      select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
      where key like ${`%_mail ${order.id}`}`);
    expect(await takeBack()).toMatchObject({
      status: 200,
      body: { done: [], refused: [{ number: order.number, code: "undo_over" }] },
    });
    expect(await stateOf(order.number)).toEqual(after);
  });
});
