import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";
import { commandAt } from "@/lib/backend/kernel/audit/noted";
import { database } from "@/lib/backend/kernel/database/connect";
import { moveOrderIn } from "@/lib/backend/order/change-state";
import { placeOrder } from "@/tests/support/placed-order";
import { withDatabase } from "@/tests/support/scene";
import { newShopper } from "@/tests/support/shopper";
import { moves } from "@/tests/support/staff-orders";
import { type Desk, joined, type StaffClock, staffClock } from "@/tests/support/staff-scene";

withDatabase();

let clock: StaffClock;
let desk: Desk;
beforeAll(async () => {
  clock = staffClock(new Date());
  desk = (await joined(clock, ["orders"])).desk;
});
beforeEach(async () => {
  await database().execute(sql`truncate rate_limit`);
});

/** What an open page is told: the moment, and which orders changed. */
async function told(since?: string) {
  const { body } = await desk.does("GET /admin/updates", { headers: {}, query: { since } });
  if (!body) throw new Error("There is nothing to tell.");
  return { latest: body.latest, messages: body.messages, changed: body.changed.map(({ number }) => number).sort() };
}

const tagged = (latest: string) =>
  desk.tries("GET /admin/updates", { headers: { "if-none-match": `"${latest}"` }, query: { since: latest } });

describe("what has changed since a moment", () => {
  it("is told once, also of what was begun before it and ended after it, whatever came between", async () => {
    const [slow, quick] = [await placeOrder(), await placeOrder()];
    const before = await told();
    let during = before;
    await database().transaction(async (tx) => {
      await moveOrderIn(tx, slow.id, "confirmed", clock.now, commandAt(clock.now));
      await moves(desk, [quick.number], "confirmed");
      during = await told(before.latest);
      expect(during.changed).toEqual([quick.number]);
      expect((await tagged(during.latest)).status).toBe(304);
    });
    expect((await tagged(during.latest)).body).toMatchObject({ changed: [{ number: slow.number }] });
    const after = await told(during.latest);
    expect(after.changed).toEqual([slow.number]);
    expect(await told(after.latest)).toMatchObject({ changed: [] });
  });

  it("names new orders, and whoever has changed one", async () => {
    const { number } = await placeOrder();
    const { latest } = await told();
    await moves((await joined(clock, ["orders"], "Petr Druhý")).desk, [number], "confirmed");
    const fresh = await placeOrder();
    const { body } = await desk.does("GET /admin/updates", { headers: {}, query: { since: latest } });
    const changed = Object.fromEntries((body?.changed ?? []).map(({ number, by }) => [number, by]));
    expect(changed).toEqual({ [fresh.number]: null, [number]: "Petr Druhý" });
    expect(body?.waiting.orders).toBeGreaterThan(0);
  });

  it("says how many messages came or were changed, to whoever may see them", async () => {
    const { latest } = await told();
    const read = (of: Desk) => of.does("GET /admin/updates", { headers: {}, query: { since: latest } });
    await newShopper(clock.carrier, { language: "cs", currency: "CZK" }).does("POST /contacts", {
      body: { name: "Jana Nová", email: "jana@post.example", message: "Máte 205/55 R16?" },
    });
    expect((await tagged(latest)).status).toBe(200);
    expect((await read(desk)).body?.messages).toBe(1);
    const packer = (await joined(clock, ["money"], "Jen Účetní")).desk;
    expect((await read(packer)).body?.messages).toBe(0);
    const came = (await told(latest)).latest;
    expect((await told(came)).messages).toBe(0);
    const [message] = (await desk.does("GET /admin/messages", { query: {} })).body.data;
    const path = { id: message?.id ?? 0 };
    await desk.does("PATCH /admin/messages/{id}", {
      path,
      body: { revision: message?.revision ?? 0, state: "closed" },
    });
    expect((await tagged(came)).body).toMatchObject({ messages: 1 });
  });

  it("stays the same while other things are written, and is told of an undo", async () => {
    const { number } = await placeOrder();
    const { undo } = await moves(desk, [number], "confirmed");
    const { latest } = await told();
    await database().execute(sql`truncate rate_limit`);
    expect((await tagged(latest)).headers.get("etag")).toBe(`"${latest}"`);
    expect((await tagged(latest)).status).toBe(304);
    await desk.does("POST /admin/undo", { body: { token: undo?.token ?? "" } });
    expect((await told(latest)).changed).toEqual([number]);
  });

  it.each([
    "12.34",
    "7:5:",
    "5:9:4",
    "5:9:9",
    "5:9:8,6",
    "0:9:",
    "5:9:,",
    "5:9",
    "999999999999999999:9999999999999999999:",
  ])("is refused for %s, which is no moment", async (since) => {
    expect(await desk.isRefused("GET /admin/updates", { headers: {}, query: { since } })).toBe("invalid");
    const answer = await desk.tries("GET /admin/updates", { headers: { "if-none-match": `"${since}"` } });
    expect(answer.status).toBe(200);
  });
});
