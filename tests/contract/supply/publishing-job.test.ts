import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";
import { enqueue } from "@/lib/backend/jobs/enqueue";
import { startWorker, stopWorker } from "@/lib/backend/jobs/worker";
import { connection, database, withOwnConnection } from "@/lib/backend/kernel/database/connect";
import { publishStockJob } from "@/lib/backend/supply/publish-supplier";
import { heldJob } from "@/tests/support/jobs/held-job";
import { publishWaiting } from "@/tests/support/jobs/publish-waiting";
import { queueTables } from "@/tests/support/jobs/queue-tables";
import { withDatabase } from "@/tests/support/scene";
import { addSupplier, offer, sold } from "@/tests/support/suppliers";
import { addTyre } from "@/tests/support/tyres";

withDatabase();
afterEach(() => stopWorker());

/** When each queued job that publishes tyres is due, in seconds from now. */
const dueIn = async () => {
  const { sql: pool } = connection();
  const rows = await pool<{ seconds: number }[]>`
    select extract(epoch from run_at - now())::float as seconds from ${pool(queueTables.view)}
    where task_identifier = ${publishStockJob.task}`;
  return rows.map(({ seconds }) => seconds);
};

it("the job that publishes tyres waits for none of them: one that a list has is tried again within two seconds", async () => {
  const [held, free, supplier] = [await addTyre({ stock: 0 }), await addTyre({ stock: 0 }), await addSupplier()];
  for (const tyre of [held, free]) await offer(supplier, tyre, { stock: 8 });
  await database().execute(sql`update supplier_offer set stock = 5`);
  await withOwnConnection(async ({ sql: own }) => {
    await own.begin(async (list) => {
      await list`select id from product where id = ${held} for no key update`;
      await publishStockJob.run({ tyres: [held, free] }, "1");
      expect([(await sold(held)).stock, (await sold(free)).stock]).toEqual([8, 5]);
    });
  });
  const [due, ...others] = await dueIn();
  expect(others).toEqual([]);
  expect(due).toBeGreaterThan(1);
  expect(due).toBeLessThanOrEqual(2);
  expect(await publishWaiting()).toBe(1);
  expect((await sold(held)).stock).toBe(5);
  expect(await dueIn()).toEqual([]);
});

it("a tyre that the shop has not got any more is not tried again", async () => {
  await publishStockJob.run({ tyres: [2_000_000_000] }, "1");
  expect(await dueIn()).toEqual([]);
});

it("a job without a queue, as mail is, is done while each of the queues does something that lasts", async () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const begun: string[] = [];
  const lasting = ["change_sets", "pictures", "publish_stock"].map((queue) => ({
    ...heldJob,
    task: `held_${queue}`,
    queue,
  }));
  for (const kind of lasting) await enqueue(database(), kind, { name: kind.queue });
  startWorker([
    ...lasting.map(({ task }) => ({
      task,
      run: async () => {
        begun.push(task);
        await ended;
      },
    })),
    { ...heldJob, run: async () => void begun.push("mail") },
  ]);
  while (begun.length < 3) await pause(20);
  await enqueue(database(), heldJob, { name: "mail" });
  for (let waited = 0; !begun.includes("mail") && waited < 10_000; waited += 20) await pause(20);
  end();
  expect(begun).toEqual(expect.arrayContaining(["held_change_sets", "held_pictures", "held_publish_stock", "mail"]));
}, 20_000);
