import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import { database, withOwnConnection } from "@/lib/backend/kernel/database/connect";
import { auditLog } from "@/lib/backend/kernel/database/schema/admin-log";
import type { StockMoveReason } from "@/lib/domain/admin/supply";
import { publishWaiting } from "@/tests/support/jobs/publish-waiting";
import { withDatabase } from "@/tests/support/scene";
import { staffKey } from "@/tests/support/staff-orders";
import { type Desk, joined, staffClock } from "@/tests/support/staff-scene";
import { addSupplier, forgetSuppliers, offer } from "@/tests/support/suppliers";
import { addTyre, stockOf } from "@/tests/support/tyres";

withDatabase();

const clock = staffClock();
let desk: Desk;
/** A tyre of which ten are in stock. */
let tyre: number;
beforeAll(async () => {
  desk = (await joined(clock, ["catalogue"], "Marek Skladník")).desk;
});
beforeEach(async () => {
  await forgetSuppliers();
  tyre = await addTyre();
});

const moving = (quantity: number, reason: StockMoveReason, note?: string) => ({
  path: { id: tyre },
  headers: staffKey(),
  body: { quantity, reason, ...(note && { note }) },
});
const move = async (...asked: Parameters<typeof moving>) =>
  (await desk.does("POST /admin/tyres/{id}/stock", moving(...asked))).body;
const refusal = async (...asked: Parameters<typeof moving>) => {
  const { status, body } = await desk.tries("POST /admin/tyres/{id}/stock", moving(...asked));
  return [status, (body as { reason?: string; detail?: string }).detail];
};
const undo = (token: string) => desk.does("POST /admin/undo", { body: { token } });
const shown = async () => (await desk.does("GET /admin/tyres/{id}", { path: { id: tyre } })).body.own;

describe("the own store of a tyre", () => {
  it("is what the shop has of it while there are no suppliers", async () => {
    expect(await shown()).toEqual({ stock: 10, moves: [] });
  });

  it("lists its moves, the last first, with who made them and why", async () => {
    await move(12, "received", " dodací list 88410 ");
    clock.pass(60_000);
    expect(await move(-2, "written_off")).toMatchObject({ own: 20, published: 20 });
    expect(await shown()).toEqual({
      stock: 20,
      moves: [
        { quantity: -2, reason: "written_off", note: null, by: "Marek Skladník", at: clock.now.toISOString() },
        expect.objectContaining({ quantity: 12, reason: "received", note: "dodací list 88410" }),
      ],
    });
  });

  it("shows the last ten moves", async () => {
    for (let pieces = 1; pieces <= 11; pieces += 1) await move(pieces, "counted");
    const moves = (await shown())?.moves.map(({ quantity }) => quantity);
    expect(moves).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  });

  it("is empty beside a supplier's offer, and nobody's of a demonstration tyre", async () => {
    tyre = await addTyre({ stock: 0 });
    await offer(await addSupplier({ kind: "own", name: "Vlastní sklad" }), await addTyre({ stock: 0 }), { stock: 3 });
    await offer(await addSupplier(), tyre, { stock: 30 });
    expect(await shown()).toEqual({ stock: 0, moves: [] });
    tyre = await addTyre({ source: "demonstration" });
    expect(await shown()).toBeNull();
  });
});

describe("a move of own pieces", () => {
  it("says what the shop sells by it, also while a list has the tyre's row and it is published later", async () => {
    await move(1, "received");
    await withOwnConnection(({ sql }) =>
      sql.begin(async (list) => {
        await list`select id from product where id = ${tyre} for no key update`;
        expect(await move(4, "received")).toMatchObject({ own: 15, published: 15 });
        expect(await stockOf(tyre)).toBe(11);
      }),
    );
    expect(await publishWaiting()).toBe(1);
    expect(await stockOf(tyre)).toBe(15);
  });

  it("is refused for more than there are and for a demonstration tyre, in words about it", async () => {
    expect(await refusal(-11, "counted")).toEqual([409, "Tolik kusů ve vlastním skladu není."]);
    expect(await stockOf(tyre)).toBe(10);
    tyre = await addTyre({ source: "demonstration" });
    expect(await refusal(1, "received")).toEqual([409, expect.stringContaining("ukázková pneumatika")]);
  });

  it("needs a whole number of pieces and a note that is no novel, each said at its field", async () => {
    const wrong = async (body: object) => {
      const asked = { path: { id: tyre }, headers: staffKey(), body: { quantity: 4, reason: "received", ...body } };
      const { body: problem } = await desk.tries("POST /admin/tyres/{id}/stock", asked);
      return (problem as { errors: { path: string; message: string }[] }).errors.map((one) => [one.path, one.message]);
    };
    expect(await wrong({ quantity: undefined })).toEqual([["quantity", "Toto pole je povinné"]]);
    expect(await wrong({ quantity: 0 })).toEqual([["quantity", "Toto pole je povinné"]]);
    expect(await wrong({ quantity: "-4" })).toEqual([["quantity", "Tento údaj nesedí"]]);
    expect(await wrong({ quantity: 10_001 })).toEqual([["quantity", "Hodnota je příliš velká"]]);
    expect(await wrong({ note: "a".repeat(201) })).toEqual([["note", "Hodnota je příliš velká"]]);
  });

  it("is taken back within half a minute, and the log keeps both", async () => {
    const came = (await move(4, "received", "pan Novák")).undo;
    clock.pass(29_000);
    await undo(came.token);
    expect(await shown()).toEqual({ stock: 10, moves: [] });
    const went = (await move(-3, "written_off")).undo;
    expect(await stockOf(tyre)).toBe(7);
    await undo(went.token);
    expect(await stockOf(tyre)).toBe(10);
    const entries = await database()
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(tyre)));
    expect(entries.map(({ action, details }) => [action, details])).toEqual([
      ["stock_moved", { quantity: 4, reason: "received" }],
      ["stock_undone", { quantity: -4 }],
      ["stock_moved", { quantity: -3, reason: "written_off" }],
      ["stock_undone", { quantity: 3 }],
    ]);
  });

  it("is not taken back once its pieces have gone, nor after half a minute", async () => {
    const came = (await move(4, "received")).undo;
    await move(-12, "transferred");
    expect((await undo(came.token)).body.refused).toEqual([
      expect.objectContaining({ number: String(tyre), code: "undo_over" }),
    ]);
    expect(await shown()).toMatchObject({ stock: 2, moves: [{ quantity: -12 }, { quantity: 4 }] });
    const late = (await move(1, "returned")).undo;
    clock.pass(30_001);
    expect(await desk.isRefused("POST /admin/undo", { body: { token: late.token } })).toBe("undo_over");
    expect(await stockOf(tyre)).toBe(3);
  });

  it("sent again by the same key moves nothing more", async () => {
    const asked = moving(4, "received");
    const first = (await desk.does("POST /admin/tyres/{id}/stock", asked)).body;
    expect((await desk.does("POST /admin/tyres/{id}/stock", asked)).body).toEqual(first);
    expect(await stockOf(tyre)).toBe(14);
  });
});
