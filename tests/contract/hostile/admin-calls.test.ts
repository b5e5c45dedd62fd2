import { beforeAll, describe, expect, it } from "@jest/globals";
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { database } from "@/lib/backend/kernel/database/connect";
import { customerOrder } from "@/lib/backend/kernel/database/schema/order";
import { handle } from "@/lib/backend/server";
import { type AdminName, adminContract } from "@/lib/contract/admin/admin-contract";
import { checkAnswer } from "@/tests/support/hostile/answer-rules";
import { accountedPieces, checkTables } from "@/tests/support/hostile/invariants";
import { type HostileShop, openHostileShop } from "@/tests/support/hostile/shop";
import { type WireFault, wireFault } from "@/tests/support/hostile/spoiling";
import { partsOf } from "@/tests/support/hostile/steps";
import { readable, requestOf } from "@/tests/support/hostile/wire";
import { takeLogLines } from "@/tests/support/log-lines";
import { czechOrder } from "@/tests/support/order-request";
import { newKey, withDatabase } from "@/tests/support/scene";
import { newShopper } from "@/tests/support/shopper";
import { staffCallRights } from "@/tests/support/staff-rights";
import { type Desk, joined, staffClock } from "@/tests/support/staff-scene";

/** Generated requests to each call; `npm run fuzz` makes twenty times as many. `FUZZ_SEED` repeats a run. */
const each = Math.ceil(Number(process.env.FUZZ_CASES ?? 1_000) / 50);
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);

withDatabase();

const names = Object.keys(adminContract) as AdminName[];
const clock = staffClock(new Date());
const faults = fc.oneof(
  { weight: 5, arbitrary: fc.constant<WireFault[]>([]) },
  { weight: 1, arbitrary: fc.array(wireFault, { minLength: 1, maxLength: 2 }) },
);

describe("every call of the admin, asked with valid and invalid input by staff with all rights", () => {
  let shop: HostileShop;
  let numbers: string[];
  let desk: Desk;

  beforeAll(async () => {
    shop = await openHostileShop();
    numbers = [];
    for (let order = 0; order < 6; order += 1) {
      const shopper = newShopper(clock.carrier);
      const product_id = new Map(shop.known).get("tyre") as number;
      await shopper.does("POST /cart/items", { body: { product_id, quantity: 2 } });
      const headers = { "idempotency-key": newKey() };
      numbers.push((await shopper.does("POST /checkout/create-order", { headers, body: czechOrder })).body.number);
    }
    desk = (await joined(clock)).desk;
  }, 60_000);

  /** What was written, with an order that there is and its revision in most of it. */
  async function grounded(value: unknown, chance: number): Promise<unknown> {
    const number = numbers[chance % numbers.length] ?? "";
    const [order] = await database()
      .select({ revision: customerOrder.revision })
      .from(customerOrder)
      .where(eq(customerOrder.number, number));
    const known: Record<string, unknown> = { number, revision: order?.revision };
    return JSON.parse(JSON.stringify(value ?? null), (key, part: unknown) =>
      key in known && chance % 5 > 0 ? known[key] : part,
    );
  }

  async function ask(step: Parameters<typeof requestOf>[0]): Promise<void> {
    await database().execute(sql`truncate rate_limit`);
    const asking = () => {
      const request = requestOf(step, () => undefined, { "user-agent": "fuzz", "x-forwarded-for": "192.0.2.9" });
      if (!request.headers.has("authorization")) request.headers.set("authorization", `Bearer ${desk.token}`);
      return request;
    };
    const request = asking();
    const { status } = await checkAnswer(request, await handle(request, { now: clock.now }));
    // Signed out, or asked for the second factor: somebody else comes in.
    if (status === 401 || status === 403) desk = (await joined(clock)).desk;
  }

  it.each(names)(
    "%s: within its contract, never with 5xx",
    async (call) => {
      const [, , , , , known] = staffCallRights[call];
      const parts = partsOf(adminContract[call], known ? [known] : []);
      const property = fc.asyncProperty(parts, faults, fc.nat(1000), async (made, wrong, chance) => {
        const step = { ...((await grounded(made, chance)) as object), call, faults: wrong };
        try {
          await ask(step);
        } catch (error) {
          throw new Error(`at ${readable(step)}\n${error instanceof Error ? error.message : error}`);
        }
      });
      await fc.assert(property, { seed, numRuns: each });
      expect(takeLogLines("error").map(({ msg, error }) => `${msg} ${error}`)).toEqual([]);
    },
    60_000 + each * 500,
  );

  it("leaves stock, sums, keys and states in order", async () => {
    await checkTables();
    const pieces = await accountedPieces(shop);
    expect(Object.values(pieces).every(Number.isInteger)).toBe(true);
  });
});
