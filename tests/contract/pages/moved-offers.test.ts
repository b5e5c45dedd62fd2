import { beforeAll, beforeEach, expect, it } from "@jest/globals";
import { connection } from "@/lib/backend/kernel/database/connect";
import { forgetOffers, movedOffers } from "@/lib/backend/pages/moved-offers";
import { withDatabase } from "@/tests/support/scene";
import { storeSmallCatalogue } from "@/tests/support/small-catalogue";

withDatabase();

const size = "offer-205-55-160";
const beside = "offer-195-65-150";
const moved = [size, "offers"];
const set = (assignment: string, where: string) =>
  connection().sql.unsafe(`update product set ${assignment} where width = 205 and rim_tenths = 160 and ${where}`);
const rank = (which: string) => `id = (select id from product where width = 205 and rim_tenths = 160 and active
  and category = 'car-winter' and load_index = 91 and speed_symbol = 'H' order by price_czk ${which}, id limit 1)`;
const cheapest = rank("asc");
const dearest = rank("desc");

beforeAll(storeSmallCatalogue);
beforeEach(async () => {
  forgetOffers();
  await movedOffers([size, beside]);
});

it("a size counts as moved until it has been asked for, and then where something of it has moved", async () => {
  expect(await movedOffers([size, beside])).toEqual([]);
  forgetOffers();
  expect(await movedOffers([size, beside])).toEqual([size, beside, "offers"]);
});

it.each([
  ["a price above the lowest", "price_czk = price_czk + 100", dearest],
  ["the number of pieces", "stock = stock + 1", cheapest],
  ["a later dispatch than the earliest", "dispatch_days = dispatch_days + 3", dearest],
])("%s moves nothing", async (_name, assignment, where) => {
  await set(assignment, where);
  expect(await movedOffers([size])).toEqual([]);
});

it.each([
  ["the lowest price in any currency", "price_usd = 1", dearest],
  ["the lowest price that rises", "price_czk = price_czk + 100", cheapest],
  ["a tyre that goes", "active = false", dearest],
  ["the last tyre that goes", "active = false", "active"],
])("%s moves the size", async (_name, assignment, where) => {
  await set(assignment, where);
  expect(await movedOffers([size, beside])).toEqual(moved);
});

it("of very many sizes all count as moved, and are not believed to be known", async () => {
  const many = Array.from({ length: 400 }, (_, width) => `offer-${width}-0-10`);
  expect(await movedOffers([...many, size])).toHaveLength(402);
  expect(await movedOffers([size])).toEqual(moved);
});
