import { beforeAll, beforeEach, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { withDatabase } from "@/tests/support/scene";
import { newShopper } from "@/tests/support/shopper";
import { type Desk, joined, type StaffClock, staffClock } from "@/tests/support/staff-scene";
import { addTyre } from "@/tests/support/tyres";

withDatabase();

let clock: StaffClock;
let desk: Desk;
beforeAll(async () => {
  clock = staffClock(new Date());
  desk = (await joined(clock, ["catalogue"], "Petra Nákupní")).desk;
});
beforeEach(async () => {
  await database().execute(sql`truncate rate_limit`);
  await database().execute(sql`update product set active = false`);
  await database().execute(sql`update brand set safety = null, revision = 0`);
});

const manufacturer = {
  name: "Testa Tyre Co.",
  address: "1 Harbour Road, Qingdao, China",
  contact: "safety@testa.example",
};
const representative = { name: "Testa Europe B.V.", address: "Kade 1, Rotterdam", contact: "https://testa.example/eu" };

const brands = async () => (await desk.does("GET /admin/brands", {})).body.data;
const inShop = async (slug: string) =>
  (await newShopper(clock.carrier).does("GET /products/{slug}", { path: { slug } })).body.safety;

it("a brand's tyres say who makes them and who answers for them in the Union, until that is taken back", async () => {
  await addTyre({ slug: "testa-bezpecna" });
  const [brand] = await brands();
  expect(brand).toMatchObject({ name: "Testa", tyres: 1, safety: null });
  const path = { id: brand?.id ?? 0 };
  const made = await desk.does("PATCH /admin/brands/{id}", {
    path,
    body: { revision: 0, safety: { manufacturer, representative } },
  });
  expect(made.body.brand).toMatchObject({ revision: 1, safety: { manufacturer, representative } });
  expect(await inShop("testa-bezpecna")).toEqual({ manufacturer, representative });
  await desk.does("POST /admin/undo", { body: { token: made.body.undo?.token ?? "" } });
  expect(await inShop("testa-bezpecna")).toBeNull();
});

it("brands with nothing on sale are not listed", async () => {
  await addTyre({ active: false });
  expect(await brands()).toEqual([]);
});

it("a contact is whole, its change is of the brand as it is, and a brand that is not there is not found", async () => {
  await addTyre();
  const path = { id: (await brands())[0]?.id ?? 0 };
  const body = { revision: 0, safety: { manufacturer: { ...manufacturer, address: " " }, representative: null } };
  const half = await desk.tries("PATCH /admin/brands/{id}", { path, body });
  expect(half.body).toMatchObject({
    code: "invalid",
    errors: [{ path: "safety.manufacturer.address", code: "required" }],
  });
  const whole = { revision: 0, safety: { manufacturer, representative: null } };
  await desk.does("PATCH /admin/brands/{id}", { path, body: whole });
  const late = await desk.tries("PATCH /admin/brands/{id}", { path, body: { ...whole, safety: null } });
  expect(late).toMatchObject({
    status: 412,
    body: { stale: { changed_by: "Petra Nákupní", current: { revision: 1 } } },
  });
  const nowhere = await desk.tries("PATCH /admin/brands/{id}", { path: { id: 2_000_000_000 }, body: whole });
  expect(nowhere.status).toBe(404);
});
