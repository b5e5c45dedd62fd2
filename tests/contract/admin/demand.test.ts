import { beforeAll, beforeEach, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";

import { sweepDemand, writeDemand } from "@/lib/backend/demand/write-demand";
import { database } from "@/lib/backend/kernel/database/connect";
import { countDemand } from "@/lib/runtime/demand-counts";
import { withDatabase } from "@/tests/support/scene";
import { type Desk, joined, type StaffClock, staffClock } from "@/tests/support/staff-scene";
import { addTyre } from "@/tests/support/tyres";

withDatabase();

const size = { width: 225, profile: 40, rimTenths: 180 };
const key = "225-40-r18 winter";

let clock: StaffClock;
let desk: Desk;
beforeAll(async () => {
  clock = staffClock(new Date());
  desk = (await joined(clock, ["catalogue"], "Petra Nákupní")).desk;
});
beforeEach(async () => {
  await database().execute(sql`truncate rate_limit, demand_day, supplier_offer`);
  await database().execute(sql`update product set active = false`);
});

const asked = async (days: 7 | 30 | 90 = 30) => (await desk.does("GET /admin/demand", { query: { days } })).body;
const looks = async (times: number, at = clock.now) => {
  for (let look = 0; look < times; look += 1) countDemand("size_seen", key);
  await writeDemand(at);
};

it("a size that was looked at while no whole set was in stock is missed, one with a set is not", async () => {
  const id = await addTyre({ ...size, stock: 3 });
  await looks(2);
  await looks(3);
  expect((await asked()).sizes).toEqual([
    { slug: "225-40-r18", size: "225/40 R18", season: "winter", seen: 5, waiting: 0, in_stock: false, offers: [] },
  ]);
  await database().execute(sql`update product set stock = 4 where id = ${id}`);
  await looks(10);
  expect((await asked()).sizes).toMatchObject([{ seen: 5, in_stock: true }]);
});

it("it tells who waits, and which suppliers have a set, also of a tyre that is off sale", async () => {
  const sold = await addTyre({ ...size, stock: 0 });
  const off = await addTyre({ ...size, stock: 0, active: false });
  await looks(1);
  await database().execute(sql`
    insert into stock_notice (product_id, email, language, cancel_hash, asked_at)
    values (${sold}, 'jana@post.example', 'cs', 'x', now())`);
  await database().execute(sql`
    insert into supplier (name, kind, currency, lead_days, cutoff) values ('Inter-Sprint', 'list', 'EUR', 3, '12:00')
    on conflict do nothing`);
  await database().execute(sql`
    insert into supplier_offer (supplier_id, product_id, cost, currency, stock, as_of)
    select id, ${off}::int, 8_400, 'EUR'::currency, 48, now() from supplier where name = 'Inter-Sprint'
    union all select id, ${sold}::int, 5_000, 'EUR'::currency, 3, now() from supplier where name = 'Inter-Sprint'`);
  const [missing] = (await asked()).sizes;
  expect(missing).toMatchObject({ waiting: 1, in_stock: false });
  expect(missing?.offers).toMatchObject([
    { supplier: "Inter-Sprint", stock: 48, tyres: 1, cost: { amount: 8_400, currency: "EUR" } },
  ]);
});

it("a search that found nothing is told from its third time on", async () => {
  for (const words of ["kryzal hp3", "kryzal hp3", "kryzal hp3", "řetězy", "řetězy"]) countDemand("search_none", words);
  await writeDemand(clock.now);
  expect((await asked()).searches).toEqual([{ words: "kryzal hp3", count: 3 }]);
});

it("a period counts its days alone, and after 13 months nothing is kept", async () => {
  const day = 86_400_000;
  await addTyre({ ...size, stock: 0 });
  await looks(1, new Date(clock.now.getTime() - 8 * day));
  await looks(2, clock.now);
  expect((await asked(7)).sizes).toMatchObject([{ seen: 2 }]);
  expect((await asked(30)).sizes).toMatchObject([{ seen: 3 }]);
  await sweepDemand(new Date(clock.now.getTime() + 390 * day));
  expect((await asked(30)).sizes).toMatchObject([{ seen: 2 }]);
  expect((await desk.tries("GET /admin/demand", { query: { days: 8 as 7 } })).status).toBe(422);
});
