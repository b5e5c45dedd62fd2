import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { type AdminName, adminContract } from "@/lib/contract/admin/admin-contract";
import { type StaffRight, staffRights } from "@/lib/domain/admin/rights";
import { newCustomer } from "@/tests/support/customer";
import { withDatabase } from "@/tests/support/scene";
import { staffCallRights } from "@/tests/support/staff-rights";
import { joined, minute, newDesk, signedIn, staffClock, staffPassword } from "@/tests/support/staff-scene";

withDatabase();

const clock = staffClock();
type Person = Awaited<ReturnType<typeof joined>>;
let owner: Person;
let others: Record<Exclude<StaffRight, "owner">, Person>;

beforeAll(async () => {
  owner = await joined(clock);
  const [orders, catalogue, money] = [
    await joined(clock, ["orders"]),
    await joined(clock, ["catalogue"]),
    await joined(clock, ["money"]),
  ];
  others = { orders, catalogue, money };
});

beforeEach(async () => {
  await database().execute(sql`truncate rate_limit`);
});

describe("the table of the staff's rights", () => {
  it("has a row for every call of the admin", () => {
    expect(Object.keys(staffCallRights).sort()).toEqual(Object.keys(adminContract).sort());
  });
});

describe("who may make which call of the admin", () => {
  const rows = Object.entries(staffCallRights) as [AdminName, (typeof staffCallRights)[AdminName]][];

  it.each(rows)("%s", async (name, [nobody, half, without, stale, full, input = {}]) => {
    const customer = await newCustomer(clock.carrier);
    expect((await newDesk(clock).tries(name, input)).status).toBe(nobody);
    expect((await customer.tries(name, input)).status).toBe(nobody);
    const begun = newDesk(clock);
    await begun.does("POST /admin/session", { body: { email: owner.email, password: staffPassword } });
    expect((await begun.tries(name, input)).status).toBe(half);
    for (const [right, person] of Object.entries(others) as [keyof typeof others, Person][])
      expect([right, (await (await signedIn(clock, person)).tries(name, input)).status]).toEqual([
        right,
        typeof without === "number" ? without : without[right],
      ]);
    const late = await signedIn(clock, owner);
    clock.pass(15 * minute);
    expect((await late.tries(name, input)).status).toBe(stale);
    expect((await (await signedIn(clock, owner)).tries(name, input)).status).toBe(full);
    expect(staffRights).toHaveLength(Object.keys(others).length + 1);
  });
});
