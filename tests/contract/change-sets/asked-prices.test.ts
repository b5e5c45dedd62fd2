import { beforeAll, beforeEach, expect, it } from "@jest/globals";
import { connection, database } from "@/lib/backend/kernel/database/connect";
import { listPrice } from "@/lib/backend/kernel/database/schema/pricing";
import { sold, undone } from "@/tests/support/change-sets";
import { clearCatalogue, listOf, storedTyres } from "@/tests/support/price-list";
import { pricesOf, ruleBody } from "@/tests/support/price-rules";
import { withDatabase } from "@/tests/support/scene";
import { type Desk, joined, staffClock } from "@/tests/support/staff-scene";
import { addSupplier } from "@/tests/support/suppliers";

withDatabase();

const clock = staffClock(new Date());
let desk: Desk;
let supplier: number;

const winter = { ean: "4011111111116" };
const list = (price: number, stock = 8) => listOf([{ ...winter, price, stock }]);
/** The same list with a column of what the tyre costs. */
const withCost = (price: number, cost: number) =>
  list(price).replace(/(Sklad)\n(.*)\n/, `$1;Nákupní cena bez DPH (Kč)\n$2;${cost}\n`);

beforeAll(async () => {
  desk = (await joined(clock)).desk;
}, 60_000);

beforeEach(async () => {
  await clearCatalogue();
  await connection().sql`truncate supplier, supplier_offer, change_set, price_rule cascade`;
  supplier = await addSupplier();
});

const tyre = async () => {
  const [row] = await connection().sql<{ id: number }[]>`select id from product`;
  return row?.id ?? 0;
};
const setByHand = async (price_czk: number) =>
  desk.does("PUT /admin/tyres/{id}/override", {
    path: { id: await tyre() },
    body: { price_czk, price_eur: 6_000, price_usd: 7_000, until: null, reason: "Víkend" },
  });
const free = async () => desk.does("DELETE /admin/tyres/{id}/override", { path: { id: await tyre() } });
const price = async () => {
  const found = await pricesOf(await tyre());
  return [found?.source, found?.czk];
};

it("what a list asks while somebody's hand prices the tyre is its price once that ends", async () => {
  await sold(desk, supplier, list(2000));
  await setByHand(150_000);
  const set = await sold(desk, supplier, list(1800));
  expect(set.counts.unchanged).toBe(1);
  expect(await price()).toEqual(["manual", 150_000]);
  await free();
  expect(await pricesOf(await tyre())).toMatchObject({ source: "list", czk: 180_000, eur: 7_407, usd: 8_571 });
});

it("a list that is taken back asks nothing any more: what was asked before it holds", async () => {
  await sold(desk, supplier, list(2000));
  await setByHand(150_000);
  const set = await sold(desk, supplier, list(200_000));
  await undone(desk, set.id);
  expect(await price()).toEqual(["manual", 150_000]);
  await free();
  expect(await price()).toEqual(["list", 200_000]);
});

it("a list that is taken back leaves what a later one has asked", async () => {
  await sold(desk, supplier, list(2000));
  const other = await addSupplier();
  await setByHand(150_000);
  const set = await sold(desk, supplier, list(1800));
  await sold(desk, other, list(1700, 40));
  await undone(desk, set.id);
  await free();
  expect(await price()).toEqual(["list", 170_000]);
});

it("a new tyre that a rule prices keeps what its list asks; taken back, nothing is left of it", async () => {
  const { revision } = (await desk.does("GET /admin/price-rules", {})).body;
  await desk.does("PUT /admin/price-rules", { body: { revision, rules: [ruleBody()] } });
  const set = await sold(desk, supplier, withCost(2000, 1000));
  expect(await price()).toEqual(["rule", 139_200]);
  const asked = { productId: await tyre(), priceCzk: 200_000, priceEur: 8_230, priceUsd: 9_524 };
  expect(await database().select().from(listPrice)).toEqual([asked]);
  await undone(desk, set.id);
  expect(await database().select().from(listPrice)).toEqual([]);
  expect(await storedTyres()).toMatchObject([{ stock: 0 }]);
});
