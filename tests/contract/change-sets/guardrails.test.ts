import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { connection } from "@/lib/backend/kernel/database/connect";
import { sent, sold } from "@/tests/support/change-sets";
import { clearCatalogue } from "@/tests/support/price-list";
import { withDatabase } from "@/tests/support/scene";
import {
  goodList,
  type ListTable,
  tableText,
  withHalfTheRows,
  withPricesTimesHundred,
  withSeasonsSwapped,
  withShiftedColumn,
} from "@/tests/support/spoilt-lists";
import { type Desk, joined, staffClock } from "@/tests/support/staff-scene";
import { addSupplier } from "@/tests/support/suppliers";

withDatabase();

const clock = staffClock(new Date());
let desk: Desk;
let supplier: number;

beforeAll(async () => {
  desk = (await joined(clock)).desk;
}, 60_000);

beforeEach(async () => {
  await clearCatalogue();
  await connection().sql`truncate supplier, supplier_offer, change_set cascade`;
  supplier = await addSupplier();
});

const stopping = async (list: ListTable) =>
  (await sent(desk, supplier, tableText(list))).guardrails.map(({ name }) => name);

describe("a supplier's list that came wrong", () => {
  it("is stopped where it is the first one, for nobody has looked at any yet", async () => {
    expect(await stopping(goodList)).toEqual(["first_list"]);
  });

  it("goes through where it is like the last one", async () => {
    await sold(desk, supplier, tableText(goodList));
    expect(await stopping(goodList)).toEqual([]);
  });

  const cost = "VO cena bez DPH (Kč)";
  it.each([
    ["a column shifted", withShiftedColumn(goodList, "Rozměr"), "refused"],
    ["a shifted column of prices", withShiftedColumn(goodList, cost), "repriced"],
    ["prices a hundred times as high", withPricesTimesHundred(goodList, cost), "price_tenfold"],
    ["half the rows gone", withHalfTheRows(goodList), "rows"],
    ["seasons swapped", withSeasonsSwapped(goodList, "Období"), "season_changed"],
  ])("is stopped with %s", async (_fault, list, guardrail) => {
    await sold(desk, supplier, tableText(goodList));
    const found = await stopping(list);
    expect([found.includes(guardrail as never), found]).toEqual([true, found]);
  });

  it("is not applied by a request that does not confirm it", async () => {
    const set = await sent(desk, supplier, tableText(goodList));
    const input = {
      path: { id: set.id },
      headers: { "idempotency-key": "not-confirmed" },
      body: { revision: set.revision },
    };
    expect(await desk.isRefused("POST /admin/change-sets/{id}/apply", input)).toBe("guardrails");
  });
});
