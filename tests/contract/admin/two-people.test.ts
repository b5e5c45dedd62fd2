import { beforeAll, describe, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { database } from "@/lib/backend/kernel/database/connect";
import type { OrderState } from "@/lib/domain/order";
import { checkHistory } from "@/tests/support/hostile/invariants";
import { type Answered, type Change, changeKinds, makeChange, type Person } from "@/tests/support/order-changes";
import { placeOrder } from "@/tests/support/placed-order";
import { withDatabase } from "@/tests/support/scene";
import { joined, staffClock } from "@/tests/support/staff-scene";
import { addTyre } from "@/tests/support/tyres";

/** Pairs of changes; `npm run fuzz` makes 2,000. `FUZZ_SEED` repeats a run. */
const pairs = Math.ceil(Number(process.env.FUZZ_CASES ?? 1_500) / 10);
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
const pairsOfOrder = 6;

withDatabase();

let people: [Person, Person];
beforeAll(async () => {
  const clock = staffClock(new Date());
  const come = async (name: string): Promise<Person> => {
    const { desk } = await joined(clock, ["orders", "money"], name);
    return { name, desk, last: null };
  };
  people = [await come("Jana Skladová"), await come("Petr Druhý")];
});

type Facts = {
  status: OrderState;
  payment_status: string;
  revision: number;
  stock: number;
  sold: number;
  log: number;
  events: { kind: "order" | "payment"; state: string }[];
};

/** What must fit together: an order, its history as far as it holds, its entries in the log, and the pieces of its tyre. */
async function factsOf(id: string): Promise<Facts> {
  const [facts] = await database().execute<Facts>(sql`
    select o.status, o.payment_status, o.revision, p.stock,
      (select sum(l.quantity)::int from order_line l join customer_order c on c.id = l.order_id
        where l.product_id = p.id and c.status <> 'cancelled') as sold,
      (select count(*)::int from audit_log where subject = 'order' and subject_id = o.number) as log,
      (select json_agg(json_build_object('kind', kind, 'state', state) order by id) from order_event
        where order_id = o.id and undone_at is null) as events
    from customer_order o join order_line l on l.order_id = o.id join product p on p.id = l.product_id
    where o.id = ${id}`);
  if (!facts) throw new Error("The order is gone.");
  return { ...facts, sold: facts.sold ?? 0 };
}

const change = fc.record({ kind: fc.constantFrom(...changeKinds), pick: fc.nat(10_000) });
const pair = fc.record({ changes: fc.tuple(change, change), atOnce: fc.boolean(), bought: fc.nat(2) });
type Pair = { changes: [Change, Change]; atOnce: boolean; bought: number };

/** Both make their change on the same screen, one after the other or at once; meanwhile somebody may buy the same tyre. */
async function clash({ changes, atOnce, bought }: Pair, number: string, before: Facts, tyre: number) {
  const seen = { number, status: before.status, revision: before.revision };
  const buys = bought === 0 ? placeOrder({ quantity: 2 }, tyre).then(null, String) : null;
  const [one, two] = people;
  const first = makeChange(one, changes[0], seen);
  const answers = atOnce
    ? await Promise.all([first, makeChange(two, changes[1], seen)])
    : ([await first, await makeChange(two, changes[1], seen)] as const);
  const said = await buys; // an order, or why there was none: the tyre is sold out
  if (typeof said === "string") expect(said).toMatch(/stock/);
  return answers;
}

/** Which of the two changes count as a revision, and which were to what the order was like on the screen. */
function weigh({ kind }: Change, last: Person["last"], { revision }: Facts) {
  const ofNote = kind === "note" || (kind === "undo" && last !== null && last.revision === null);
  return {
    counts: !ofNote,
    checked: !ofNote && kind !== "tracking",
    fresh: kind !== "undo" || last?.revision === revision,
  };
}

function check(
  answers: readonly Answered[],
  weighed: readonly ReturnType<typeof weigh>[],
  before: Facts,
  after: Facts,
) {
  const applied = answers.map(({ is }) => is === "applied");
  const count = (counted: (at: number) => boolean) => applied.filter((done, at) => done && counted(at)).length;
  expect(after.revision - before.revision).toBe(count((at) => weighed[at]?.counts ?? false));
  expect(after.log - before.log).toBe(count(() => true));
  expect(count((at) => weighed[at]?.checked ?? false)).toBeLessThanOrEqual(1);
  for (const [at, answer] of answers.entries()) {
    if (answer.is !== "stale" || !weighed[at]?.fresh) continue;
    // Somebody was faster: the other one, whose change was applied.
    expect(applied[1 - at]).toBe(true);
    expect(answer.by).toBe(people[1 - at]?.name);
  }
  checkHistory(after);
  expect(after.stock).toBeGreaterThanOrEqual(0);
  expect(after.stock + after.sold).toBe(before.stock + before.sold);
}

describe("two people who change the same order", () => {
  it(
    "are each either applied to what they saw or refused, and leave revision, history, log and stock in order",
    async () => {
      const tally: Record<string, number> = {};
      const property = fc.asyncProperty(
        fc.array(pair, { minLength: pairsOfOrder, maxLength: pairsOfOrder }),
        async (all) => {
          await database().execute(sql`truncate rate_limit`);
          const tyre = await addTyre({ stock: 2 });
          const { id, number } = await placeOrder({ quantity: 2 }, tyre);
          for (const person of people) person.last = null;
          for (const one of all) {
            const before = await factsOf(id);
            const weighed = one.changes.map((made, at) => weigh(made, people[at]?.last ?? null, before));
            const answers = await clash(one, number, before, tyre);
            check(answers, weighed, before, await factsOf(id));
            for (const { is } of answers) tally[is] = (tally[is] ?? 0) + 1;
          }
        },
      );
      await fc.assert(property, { seed, numRuns: Math.ceil(pairs / pairsOfOrder) });
      // Each of the four has come of some.
      expect(Object.keys(tally).sort()).toEqual(["applied", "not_possible", "stale", "undo_over"]);
    },
    60_000 + pairs * 2_000,
  );
});
