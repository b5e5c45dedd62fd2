import { spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "@jest/globals";
import { giveUpSilent } from "@/lib/backend/change-set/watch";
import { connection } from "@/lib/backend/kernel/database/connect";
import { detail, sent, sold } from "@/tests/support/change-sets";
import { publishWaiting } from "@/tests/support/jobs/publish-waiting";
import { czechOrder } from "@/tests/support/order-request";
import { listOf, storedTyres } from "@/tests/support/price-list";
import { newKey, withDatabase } from "@/tests/support/scene";
import { newShopper } from "@/tests/support/shopper";
import { joined, staffClock } from "@/tests/support/staff-scene";
import { addSupplier } from "@/tests/support/suppliers";

/** Change sets whose applying is killed, and whose undoing where it was applied; `npm run fuzz` kills ten. */
const rounds = process.env.FUZZ_CASES ? 10 : 2;
const buyers = 8;
const pieces = 400;

withDatabase();

const list = (price: number) =>
  listOf(Array.from({ length: 20 }, (_, at) => ({ pattern: `Zima ${at + 1}`, price: price + at, stock: pieces })));

/** Lets a change set be applied or taken back by a process that is killed after a while. @returns the state it is left in */
async function doneAndKilled(id: number, doing: "applying" | "undoing", after: number): Promise<string> {
  await connection().sql`update change_set set state = ${doing}, heartbeat_at = null where id = ${id}`;
  const child = spawn(process.execPath, ["--import", "tsx", "tests/support/apply-apart.ts", String(id), doing], {
    env: { ...process.env, NODE_OPTIONS: "" },
    stdio: "ignore",
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  for (let begun = false; !begun; ) {
    await pause(20);
    const [row] = await connection().sql<{ begun: boolean }[]>`
      select heartbeat_at is not null or state::text <> ${doing} as begun from change_set where id = ${id}`;
    begun = row?.begun === true;
  }
  await pause(after);
  child.kill("SIGKILL");
  await ended;
  await giveUpSilent(new Date(Date.now() + 60_000));
  const [row] = await connection().sql<{ state: string }[]>`select state from change_set where id = ${id}`;
  return row?.state ?? "";
}

it("a change set that is killed beside eight buyers while it is applied or taken back has done all of it or nothing, and no piece is lost", async () => {
  const clock = staffClock(new Date());
  const { desk } = await joined(clock);
  const supplier = await addSupplier();
  await sold(desk, supplier, list(1000));
  const tyres = await storedTyres();
  let buying = true;
  const orders: string[] = [];
  const buyer = async (number: number) => {
    for (let turn = 0; buying; turn += 1) {
      const shopper = newShopper(clock.carrier);
      const product_id = tyres[(number * 7 + turn) % tyres.length]?.id ?? 0;
      await shopper.does("POST /cart/items", { body: { product_id, quantity: 1 + (turn % 4) } });
      const headers = { "idempotency-key": newKey() };
      const made = await shopper.tries("POST /checkout/create-order", { headers, body: czechOrder });
      if (made.status === 201) orders.push((made.body as { number: string }).number);
      else expect([409, 503]).toContain(made.status); // its price has changed, or it has waited too long
      await connection().sql`truncate rate_limit`;
    }
  };
  const shopping = Promise.all(Array.from({ length: buyers }, (_, number) => buyer(number)));
  try {
    for (let round = 0; round < rounds; round += 1) {
      const price = 1100 + round * 100;
      const before = await storedTyres();
      const { id } = await sent(desk, supplier, list(price));
      const state = await doneAndKilled(id, "applying", Math.floor(Math.random() * 150));
      expect(["applied", "failed"]).toContain(state);
      const prices = (await storedTyres()).map(({ price_czk }) => price_czk);
      const listed = before.map((_, at) => (price + at) * 100);
      expect(prices).toEqual(state === "applied" ? listed : before.map(({ price_czk }) => price_czk));
      expect((await detail(desk, id)).state).toBe(state);
      if (state !== "applied") continue;
      const back = await doneAndKilled(id, "undoing", Math.floor(Math.random() * 150));
      expect(["applied", "undone"]).toContain(back);
      expect((await storedTyres()).map(({ price_czk }) => price_czk)).toEqual(
        back === "applied" ? listed : before.map(({ price_czk }) => price_czk),
      );
    }
  } finally {
    buying = false;
    await shopping;
  }
  await publishWaiting();
  const counted = await connection().sql<{ stock: number; taken: number }[]>`
    select p.stock, coalesce((select sum(l.quantity) from order_line as l where l.product_id = p.id), 0)::int as taken
    from product as p order by p.id`;
  expect(counted.map(({ stock, taken }) => stock + taken)).toEqual(tyres.map(() => pieces));
  const [kept] = await connection().sql<{ count: number }[]>`
    select count(*)::int as count from customer_order where number = any(${orders})`;
  expect([orders.length > 0, kept?.count]).toEqual([true, orders.length]);
}, 300_000);
