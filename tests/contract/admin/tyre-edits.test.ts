import { beforeAll, describe, expect, it } from "@jest/globals";
import { desc, eq, sql } from "drizzle-orm";
import { applyChangeSet } from "@/lib/backend/change-set/apply-change-set";
import { undoChangeSet } from "@/lib/backend/change-set/undo-change-set";
import { database } from "@/lib/backend/kernel/database/connect";
import { auditLog } from "@/lib/backend/kernel/database/schema/admin-log";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";
import { changeSet } from "@/lib/backend/kernel/database/schema/change-set";
import type { InputOfAny } from "@/lib/contract/calls";
import { withDatabase } from "@/tests/support/scene";
import { type Desk, joined, minute, staffClock } from "@/tests/support/staff-scene";
import { addTyre, changeTyre } from "@/tests/support/tyres";

withDatabase();

const clock = staffClock(new Date("2026-11-20T08:00:00Z"));
let petra: Desk;
let keys = 0;

beforeAll(async () => {
  petra = (await joined(clock, ["catalogue"], "Petra Nákupní")).desk;
});

type Body = InputOfAny<"POST /admin/tyres/edits">["body"];
const key = () => ({ "idempotency-key": `tyre-edit-${++keys}` });
const tries = (body: Body, headers = key()) => petra.tries("POST /admin/tyres/edits", { headers, body });
const wrong = async (body: object) => {
  const answer = await tries(body as Body);
  return [answer.status, (answer.body as { errors?: { path: string; code: string }[] }).errors];
};

/** Makes an edit that changes something. @returns its id */
async function edit(body: Body): Promise<number> {
  const { change_set } = (await petra.does("POST /admin/tyres/edits", { headers: key(), body })).body;
  if (!change_set) throw new Error("The edit changes nothing.");
  return change_set.id;
}

const setOf = async (id: number) => (await petra.does("GET /admin/change-sets/{id}", { path: { id } })).body;
const changesOf = async (id: number) =>
  (await petra.does("GET /admin/change-sets/{id}/changes", { path: { id }, query: {} })).body.data;

async function apply(id: number): Promise<void> {
  const body = { revision: (await setOf(id)).revision, confirmed: false };
  await petra.does("POST /admin/change-sets/{id}/apply", { path: { id }, headers: key(), body });
  await applyChangeSet(id, clock.now);
}

async function undo(id: number): Promise<void> {
  const { revision } = await setOf(id);
  await petra.does("POST /admin/change-sets/{id}/undo", { path: { id }, headers: key(), body: { revision } });
  await undoChangeSet(id, clock.now);
}

const tyreOf = async (id: number) => {
  const [row] = await database().select().from(product).where(eq(product.id, id));
  if (!row) throw new Error(`There is no tyre ${id}.`);
  return row;
};
const label = { fuel: "B", wet: "A", noiseDb: 70, noiseClass: "B" } as const;

describe("an edit of several tyres", () => {
  it("waits as a change set of what differs: who has it already is not in it", async () => {
    const [old, bare, same] = [
      await addTyre({ productionYear: 2024, weightG: 9_000 }),
      await addTyre(),
      await addTyre({ productionYear: 2026, weightG: 9_000 }),
    ];
    const id = await edit({ ids: [bare, old, same], production_year: 2026, weight_g: 9_000, ms: false });
    expect(await setOf(id)).toMatchObject({
      kind: "edit",
      state: "ready",
      supplier: null,
      made_by: "Petra Nákupní",
      facts: ["production_year", "weight_g"],
      counts: { rows: 3, unchanged: 1, kinds: { facts: 2 } },
      guardrails: [],
      can: { map: false, apply: true, discard: true, undo: false },
    });
    expect((await changesOf(id)).map(({ tyre, changes }) => [tyre?.id, changes])).toEqual([
      [old, [{ field: "production_year", before: 2024, after: 2026 }]],
      [
        bare,
        [
          { field: "weight_g", before: null, after: 9_000 },
          { field: "production_year", before: null, after: 2026 },
        ],
      ],
    ]);
    expect((await tyreOf(bare)).productionYear).toBeNull();
  });

  it("is applied to the tyres that are left in it, and taken back", async () => {
    const [first, second, out] = [await addTyre(), await addTyre({ threePmsf: true }), await addTyre()];
    const id = await edit({
      ids: [first, second, out],
      ...{ fuel: "B", wet: "A", noise_db: 70, noise_class: "B" },
      three_pmsf: true,
      description: "Tichá a  drží.",
      active: false,
    });
    const [, , third] = await changesOf(id);
    await petra.does("PATCH /admin/change-sets/{id}/changes", {
      path: { id },
      body: { revision: (await setOf(id)).revision, seqs: [third?.seq ?? 0], excluded: true },
    });
    await apply(id);
    const written = { ...label, threePmsf: true, active: false, priceCzk: 100_000, stock: 10, revision: 1 };
    expect(await tyreOf(first)).toMatchObject(written);
    expect(await tyreOf(second)).toMatchObject(written);
    expect(await tyreOf(out)).toMatchObject({ fuel: null, active: true, revision: 0 });
    expect(await setOf(id)).toMatchObject({ state: "applied", can: { undo: true }, counts: { results: { done: 2 } } });
    await undo(id);
    const before = { fuel: null, noiseDb: null, description: null, active: true, revision: 2 };
    expect(await tyreOf(first)).toMatchObject({ ...before, threePmsf: false });
    expect(await tyreOf(second)).toMatchObject({ ...before, threePmsf: true });
    expect(await setOf(id)).toMatchObject({ state: "undone", counts: { results: { undone: 2 } } });
  });

  it("leaves a tyre alone that somebody has changed since: when applied, and when taken back", async () => {
    const [skipped, kept, done] = [await addTyre(), await addTyre(), await addTyre()];
    const id = await edit({ ids: [skipped, kept, done], weight_g: 8_000 });
    await changeTyre(skipped, { weightG: 7_000 });
    await apply(id);
    await changeTyre(kept, { weightG: 7_500 });
    expect((await changesOf(id)).map(({ result }) => result)).toEqual(["skipped_changed", "done", "done"]);
    await undo(id);
    expect((await changesOf(id)).map(({ result }) => result)).toEqual(["skipped_changed", "kept_changed", "undone"]);
    expect([await tyreOf(skipped), await tyreOf(kept), await tyreOf(done)].map(({ weightG }) => weightG)).toEqual([
      7_000,
      7_500,
      null,
    ]);
  });

  it("makes a form of a tyre stale that was open before it was applied", async () => {
    const id = await addTyre();
    const { revision } = (await petra.does("GET /admin/tyres/{id}", { path: { id } })).body;
    await apply(await edit({ ids: [id], weight_g: 8_100 }));
    const late = await petra.tries("PATCH /admin/tyres/{id}", { path: { id }, body: { revision, weight_g: null } });
    expect([late.status, (await tyreOf(id)).weightG]).toEqual([412, 8_100]);
  });

  it("can be taken back until the next edit, whatever the price rules do meanwhile, and 14 days at most", async () => {
    const tyre = await addTyre();
    const first = await edit({ ids: [tyre], weight_g: 8_200 });
    await apply(first);
    clock.pass(minute);
    await database()
      .insert(changeSet)
      .values({ kind: "rules", state: "applied", madeAt: clock.now, appliedAt: clock.now });
    expect((await setOf(first)).can.undo).toBe(true);
    const second = await edit({ ids: [tyre], weight_g: 8_300 });
    await apply(second);
    expect([(await setOf(first)).can.undo, (await setOf(second)).can.undo]).toEqual([false, true]);
    const body = { revision: (await setOf(first)).revision };
    const late = await petra.tries("POST /admin/change-sets/{id}/undo", {
      path: { id: first },
      headers: key(),
      body,
    });
    expect(late.body).toMatchObject({ code: "undo_over" });
    const ages = (days: number) =>
      database().execute(sql`update change_set set applied_at = applied_at - make_interval(days => ${days})`);
    await ages(13);
    expect((await setOf(second)).can.undo).toBe(true);
    await ages(2);
    expect((await setOf(second)).can.undo).toBe(false);
    await ages(-2);
    await undo(second);
    expect((await tyreOf(tyre)).weightG).toBe(8_200);
  });

  it("makes no change set where nothing would change", async () => {
    const tyre = await addTyre({ weightG: 9_000, ice: true });
    const sets = await database().$count(changeSet);
    const answer = await tries({ ids: [tyre, tyre], weight_g: 9_000, ice: true });
    expect([answer.status, answer.body]).toEqual([200, { change_set: null }]);
    expect(await database().$count(changeSet)).toBe(sets);
  });

  it("is made once for a key", async () => {
    const tyre = await addTyre();
    const headers = key();
    const body = { ids: [tyre], weight_g: 9_100 };
    const [one, again] = [await tries(body, headers), await tries(body, headers)];
    expect(again.body).toEqual(one.body);
    expect((await tries({ ...body, weight_g: 9_200 }, headers)).body).toMatchObject({ code: "key_reused" });
  });

  it("names a tyre that there is none of", async () => {
    const answer = await tries({ ids: [await addTyre(), 2_000_000_000], weight_g: 9_000 });
    expect([answer.status, answer.body]).toMatchObject([404, { code: "not_found", product_id: 2_000_000_000 }]);
  });

  it("takes a hundred tyres and no more, at least one, and at least one fact", async () => {
    const tyre = await addTyre();
    const ids = (count: number) => Array.from({ length: count }, () => tyre);
    expect(await wrong({ ids: ids(100), weight_g: 9_000 })).toEqual([200, undefined]);
    expect(await wrong({ ids: ids(101), weight_g: 9_000 })).toMatchObject([422, [{ path: "ids" }]]);
    expect(await wrong({ ids: [], weight_g: 9_000 })).toMatchObject([422, [{ path: "ids" }]]);
    expect(await wrong({ ids: [tyre] })).toMatchObject([422, [{ path: "production_year", code: "required" }]]);
  });

  it("gives no tyre half a label: what is missing of it is asked for", async () => {
    const [whole, bare] = [await addTyre(label), await addTyre()];
    expect(await wrong({ ids: [whole, bare], fuel: "A", wet: "A" })).toMatchObject([
      422,
      [
        { path: "noise_db", code: "label_required" },
        { path: "noise_class", code: "label_required" },
      ],
    ]);
    const id = await edit({ ids: [whole], fuel: "A", wet: "A" });
    expect((await changesOf(id)).map(({ changes }) => changes)).toEqual([[{ field: "fuel", before: "B", after: "A" }]]);
  });

  it("empties facts of those that have them, and gives them back when it is taken back", async () => {
    const [full, bare] = [
      await addTyre({ ...label, weightG: 9_000, productionYear: 2024, description: "Tichá." }),
      await addTyre(),
    ];
    const noLabel = { fuel: null, wet: null, noise_db: null, noise_class: null };
    const id = await edit({
      ids: [full, bare],
      ...{ production_year: null, weight_g: null, description: null },
      ...noLabel,
    });
    expect(await setOf(id)).toMatchObject({ counts: { rows: 2, unchanged: 1 } });
    expect((await changesOf(id)).map(({ tyre, changes }) => [tyre?.id, changes.length])).toEqual([[full, 7]]);
    await apply(id);
    const empty = { fuel: null, wet: null, noiseDb: null, noiseClass: null, weightG: null, productionYear: null };
    expect(await tyreOf(full)).toMatchObject({ ...empty, description: null, priceCzk: 100_000, active: true });
    await undo(id);
    expect(await tyreOf(full)).toMatchObject({
      ...label,
      ...{ weightG: 9_000, productionYear: 2024, description: "Tichá." },
    });
  });

  it("takes no part of a label alone, where the tyres have the others", async () => {
    const [whole, bare] = [await addTyre(label), await addTyre()];
    const lacking = [422, [{ path: "fuel", code: "label_required" }]];
    expect(await wrong({ ids: [whole, bare], fuel: null })).toMatchObject(lacking);
    expect(
      await wrong({ ids: [whole, bare], ...{ fuel: null, wet: "A", noise_db: 70, noise_class: "A" } }),
    ).toMatchObject(lacking);
    expect(await tries({ ids: [bare], fuel: null })).toMatchObject({ status: 200, body: { change_set: null } });
  });

  it("empties neither what a tyre is sold by nor its winter marks", async () => {
    const tyre = await addTyre({ threePmsf: true });
    for (const path of ["active", "three_pmsf", "ms", "ice"])
      expect(await wrong({ ids: [tyre], [path]: null })).toMatchObject([422, [{ path }]]);
  });

  it("sets neither prices nor numbers of one tyre", async () => {
    const tyre = await addTyre();
    const more = { ean: "4006633334006", eprel_id: 1, price_czk: 1, stock: 1 };
    const id = await edit({ ids: [tyre], weight_g: 9_000, ...more });
    expect((await changesOf(id)).map(({ changes }) => changes.map(({ field }) => field))).toEqual([["weight_g"]]);
  });

  it("needs the right to the catalogue", async () => {
    const orders = (await joined(clock, ["orders"], "Jana")).desk;
    const asked = { headers: key(), body: { ids: [await addTyre()], weight_g: 9_000 } };
    expect(await orders.isRefused("POST /admin/tyres/edits", asked)).toBe("forbidden");
  });

  it("is in the log with how many tyres and which facts, not what was written", async () => {
    const id = await edit({ ids: [await addTyre()], description: "Od pana Nováka." });
    const [entry] = await database().select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(entry).toMatchObject({
      action: "tyres_edited",
      subject: "change_set",
      subjectId: String(id),
      details: { tyres: 1, changed: ["description"] },
    });
  });
});
