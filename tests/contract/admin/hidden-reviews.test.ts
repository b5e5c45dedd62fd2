import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";
import { database, withOwnConnection } from "@/lib/backend/kernel/database/connect";
import { newCustomer } from "@/tests/support/customer";
import { withDatabase } from "@/tests/support/scene";
import { newShopper } from "@/tests/support/shopper";
import { changed, inShop, listed, reviewed, undone } from "@/tests/support/staff-reviews";
import { type Desk, joined, type StaffClock, staffClock } from "@/tests/support/staff-scene";
import { toldWhile } from "@/tests/support/told-changes";

withDatabase();

let clock: StaffClock;
let desk: Desk;
beforeAll(async () => {
  clock = staffClock(new Date());
  desk = (await joined(clock, ["orders"], "Jana Skladová")).desk;
});
beforeEach(async () => {
  await database().execute(sql`truncate rate_limit`);
  await database().execute(sql`delete from customer_order`);
});

describe("a review that the shop hides", () => {
  it("is nowhere in the shop and its stars do not count, until it is shown again", async () => {
    const bad = await reviewed(clock, 1, { text: "Urážka" });
    const good = await reviewed(clock, 4, { text: "Dobrá", tyre: bad.tyre });
    const both = { texts: ["Dobrá", "Urážka"], total: 2, counts: "01001", rating: { average: 2.5, count: 2 } };
    expect(await inShop(clock, bad.slug)).toEqual(both);
    const { review } = await changed(desk, bad.id, { revision: 0, hidden_reason: "insult" });
    expect(review).toMatchObject({ revision: 1, hidden: { by: "Jana Skladová", reason: "insult" } });
    const one = { texts: ["Dobrá"], total: 1, counts: "01000", rating: { average: 4, count: 1 } };
    expect(await inShop(clock, bad.slug)).toEqual(one);
    await changed(desk, good.id, { revision: 0, hidden_reason: "advertisement" });
    expect(await inShop(clock, bad.slug)).toEqual({ texts: [], total: 0, counts: "00000", rating: null });
    expect((await listed(desk, { view: "hidden" })).data.map(({ id }) => id)).toEqual([good.id, bad.id]);
    await changed(desk, good.id, { revision: 1, hidden_reason: null });
    expect(await inShop(clock, bad.slug)).toEqual(one);
    const shown = await changed(desk, bad.id, { revision: 1, hidden_reason: null });
    expect(shown.review.hidden).toBeNull();
    expect(await inShop(clock, bad.slug)).toEqual(both);
  });

  it("comes back with its stars when hiding is undone, and goes when showing is", async () => {
    const { id, slug } = await reviewed(clock, 2, { text: "Slabá" });
    const hid = await changed(desk, id, { revision: 0, hidden_reason: "unlawful" });
    await undone(desk, hid.undo);
    expect((await inShop(clock, slug)).rating).toEqual({ average: 2, count: 1 });
    expect((await listed(desk)).data).toMatchObject([{ id, revision: 2, hidden: null }]);
    await changed(desk, id, { revision: 2, hidden_reason: "insult" });
    const shown = await changed(desk, id, { revision: 3, hidden_reason: null });
    await undone(desk, shown.undo);
    expect((await inShop(clock, slug)).rating).toBeNull();
    expect((await listed(desk)).data).toMatchObject([{ hidden: { by: "Jana Skladová", reason: "insult" } }]);
  });

  it("stays hidden when its buyer changes it, its new stars do not count, and undo comes too late", async () => {
    const { id, slug, write } = await reviewed(clock, 1, { text: "Urážka" });
    const hid = await changed(desk, id, { revision: 0, hidden_reason: "insult" });
    clock.pass(1_000);
    await write({ stars: 5, text: "Nová" });
    expect(await inShop(clock, slug)).toEqual({ texts: [], total: 0, counts: "00000", rating: null });
    const refused = (await undone(desk, hid.undo)).refused;
    expect(refused).toMatchObject([{ code: "stale" }]);
    expect((await listed(desk)).data).toMatchObject([{ stars: 5, text: "Nová", hidden: { reason: "insult" } }]);
    await changed(desk, id, { revision: 2, hidden_reason: null });
    expect((await inShop(clock, slug)).rating).toEqual({ average: 5, count: 1 });
  });

  it("tells its buyer by their link that it is hidden, and why", async () => {
    const { id, link } = await reviewed(clock, 1, { text: "Urážka" });
    await changed(desk, id, { revision: 0, hidden_reason: "insult" });
    const { body } = await newShopper(clock.carrier).does("GET /reviews/invitation", { query: { token: link } });
    expect(body.lines[0]?.review).toMatchObject({ text: "Urážka", hidden: "insult" });
  });

  it("stands in the export of its buyer's data with the reason and the answer, but not who has hidden it", async () => {
    const customer = await newCustomer(clock.carrier);
    const { id, order_id } = await reviewed(clock, 1, { text: "Urážka" });
    const at = clock.now.toISOString();
    await changed(desk, id, { revision: 0, hidden_reason: "insult", reply: "Mrzí nás to" });
    await database().execute(sql`
      update customer_order set account_id = (select max(id) from account) where id = ${order_id}`);
    const { reviews } = (await customer.does("GET /users/export", {})).body as { reviews: object[] };
    expect(reviews).toMatchObject([{ hidden: { at, reason: "insult" }, reply: { text: "Mrzí nás to", at } }]);
    expect(JSON.stringify(reviews)).not.toContain("Skladová");
  });

  it("is hidden for one of the five reasons; that it is negative is none", async () => {
    const { id, slug } = await reviewed(clock, 1, { text: "Špatná" });
    for (const hidden_reason of ["negative", "", "other"]) {
      const refused = { path: { id }, body: { revision: 0, hidden_reason } };
      expect(await desk.isRefused("PATCH /admin/reviews/{id}", refused)).toBe("invalid");
    }
    expect((await inShop(clock, slug)).texts).toEqual(["Špatná"]);
  });

  it("leaves the stars right when it is written and hidden at the very same time as others", async () => {
    const first = await reviewed(clock, 3);
    const more = [await reviewed(clock, 5, { tyre: first.tyre }), await reviewed(clock, 5, { tyre: first.tyre })];
    const waiting: Promise<unknown>[] = [];
    await withOwnConnection(async ({ sql: own }) => {
      await own.begin(async (held) => {
        await held`select from product where id = ${first.tyre} for update`;
        waiting.push(changed(desk, first.id, { revision: 0, hidden_reason: "insult" }));
        waiting.push(...more.map(({ write }) => write({ stars: 4 })));
        const blocked = () => held`select from pg_locks where not granted`;
        while ((await blocked()).length < waiting.length) await pause(5);
      });
    });
    await Promise.all(waiting);
    expect(await inShop(clock, first.slug)).toMatchObject({ counts: "02000", rating: { average: 4, count: 2 } });
  });

  it("outdates the tyre's page and the lists that show its stars; an answer outdates the page alone", async () => {
    const { id, tyre } = await reviewed(clock, 5);
    const hiding = await toldWhile(() => changed(desk, id, { revision: 0, hidden_reason: "insult" }));
    expect(hiding).toEqual(expect.arrayContaining([`tyre-${tyre}`, "catalogue", "category-car-winter"]));
    expect(await toldWhile(() => changed(desk, id, { revision: 1, reply: "Děkujeme" }))).toEqual([`tyre-${tyre}`]);
  });
});
