import { beforeAll, beforeEach, expect, it } from "@jest/globals";
import { connection } from "@/lib/backend/kernel/database/connect";
import { newSupplier, sent, sold } from "@/tests/support/change-sets";
import { clearCatalogue, listOf } from "@/tests/support/price-list";
import { withDatabase } from "@/tests/support/scene";
import { type Desk, joined, newDesk, staffClock } from "@/tests/support/staff-scene";

withDatabase();

const clock = staffClock(new Date());
let desk: Desk;
let supplier: number;

const winter = { ean: "4011111111116", price: 2000, stock: 8 };
const other = { ean: "4022222222226", pattern: "Zima 6", price: 3000, stock: 4 };
const third = { ean: "4033333333336", pattern: "Zima 7", size: "195/65 R15", price: 1500, stock: 20 };

beforeAll(async () => {
  desk = (await joined(clock)).desk;
}, 60_000);

beforeEach(async () => {
  await clearCatalogue();
  await connection().sql`truncate supplier, supplier_offer, change_set cascade`;
  supplier = await newSupplier();
});

const prices = async (id: number) => (await desk.does("GET /admin/change-sets/{id}/prices", { path: { id } })).body;

it("the prices of a list differ by thousandths, brand by brand, and tyres that are new have none before", async () => {
  await sold(desk, supplier, listOf([winter, other]));
  const dearer = [{ ...winter, price: 2100 }, { ...other, price: 6000 }, third];
  const set = await sent(desk, supplier, listOf(dearer));
  const { brands, flagged } = await prices(set.id);
  expect(brands).toEqual([
    {
      name: "Vzor",
      changes: [
        { permille: 50, tyres: 1 },
        { permille: 1000, tyres: 1 },
      ],
    },
  ]);
  expect(flagged).toBe(1);
});

it("changes that move pieces only have no price, and a set that nobody made is not found", async () => {
  await sold(desk, supplier, listOf([winter, other]));
  const set = await sent(desk, supplier, listOf([{ ...winter, stock: 7 }, other]));
  expect(await prices(set.id)).toEqual({ flagged: 0, brands: [] });
  expect(await desk.isRefused("GET /admin/change-sets/{id}/prices", { path: { id: 2_000_000_000 } })).toBe("not_found");
});

it("whoever may see lists is told how many wait for a person, others are not", async () => {
  const lists = async (by: Desk) =>
    (await by.does("GET /admin/updates", { headers: {}, query: {} })).body?.waiting.lists;
  expect(await lists(desk)).toBe(0);
  await sent(desk, supplier, listOf([winter]));
  expect(await lists(desk)).toBe(1);
  const { desk: packer } = await joined(clock, ["orders"]);
  expect(await lists(packer)).toBeNull();
  expect(await newDesk(clock).isRefused("GET /admin/updates", { headers: {}, query: {} })).toBe("unauthorised");
});
