import { spawn } from "node:child_process";
import { readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { connection, disconnect, withOwnConnection } from "@/lib/backend/kernel/database/connect";
import { databasePatience, openTestServer, type TestDatabase } from "@/tests/support/database";
import { queueTables } from "@/tests/support/jobs/queue-tables";
import { emptyMachine, onMachine, runOn, tableSums } from "@/tests/support/machine";
import { placeOrder } from "@/tests/support/placed-order";
import { addTyre } from "@/tests/support/tyres";

let shop: TestDatabase;
let file: string;

/** Starts a command and ends it by a signal as soon as it has said something that matches. @returns its exit code, or the signal */
function brokenOff(command: string[], said: RegExp, signal: NodeJS.Signals): Promise<number | string | null> {
  const env = { ...process.env, LC_ALL: "C", DATABASE_URL: "", DATA_DIR: shop.dataDir } as NodeJS.ProcessEnv;
  const child = spawn(process.execPath, ["--import", "tsx", "lib/backend/backup/cli.ts", ...command], { env });
  let printed = "";
  child.stderr.on("data", (text) => {
    printed += text;
    if (!child.killed && said.test(printed)) child.kill(signal);
  });
  return new Promise((resolve) => child.on("close", (code, by) => resolve(by ?? code)));
}

beforeAll(async () => {
  shop = await openTestServer();
  file = join(shop.dataDir, "shop.gz");
  const tyre = await addTyre();
  await withOwnConnection(
    ({ sql }) => sql`insert into price_log (product_id, currency, amount, at)
      select ${tyre}, 'CZK', n, now() from generate_series(1, 200000) as n`,
  );
  await placeOrder();
  expect(await runOn(shop.dataDir, ["backup", file])).toMatchObject({ code: 0 });
}, 2 * databasePatience);
afterAll(() => shop?.close());

describe("broken off in the middle,", () => {
  it("a restore leaves the database as it was, and can be done again", async () => {
    await placeOrder();
    const before = await tableSums();
    await disconnect();
    expect(await brokenOff(["restore", file, "--replace"], /public\.product: /, "SIGKILL")).toBe("SIGKILL");
    expect(await tableSums()).toEqual(before);
    await disconnect();
    expect(await runOn(shop.dataDir, ["restore", file, "--replace"])).toMatchObject({ code: 0 });
    expect(await connection().sql`select from customer_order`).toHaveLength(1);
  }, 120_000);

  it("a backup leaves nothing when it was asked to stop; what it leaves when it is killed, a later one removes", async () => {
    const folder = join(shop.dataDir, "broken");
    const path = join(folder, "x.gz");
    expect(await brokenOff(["backup", path], /public\.pattern: /, "SIGTERM")).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
    expect(await brokenOff(["backup", path], /public\.pattern: /, "SIGKILL")).toBe("SIGKILL");
    const [left = "", ...more] = readdirSync(folder);
    expect([left, more]).toEqual([expect.stringMatching(/^x\.gz\.\d+\.dezen-part$/), []]);
    writeFileSync(join(folder, "y.gz.1.dezen-part"), "of a backup at work");
    const hoursAgo = Date.now() / 1000 - 7200;
    utimesSync(join(folder, left), hoursAgo, hoursAgo);
    expect(await runOn(shop.dataDir, ["backup", path])).toMatchObject({ code: 0 });
    expect(readdirSync(folder).sort()).toEqual(["x.gz", "y.gz.1.dezen-part"]);
  }, 120_000);
});

describe("taken while buyers are buying,", () => {
  it("a backup is of one moment: every order is whole, has taken its stock, and has its mail", async () => {
    const tyre = await addTyre({ stock: 1000 });
    const path = join(shop.dataDir, "busy.gz");
    let over = false;
    const lane = async () => {
      let orders = 0;
      for (; !over; orders += 1) await placeOrder({ quantity: 2 }, tyre);
      return orders;
    };
    const lanes = [lane(), lane(), lane()];
    expect(await runOn(shop.dataDir, ["backup", path])).toMatchObject({ code: 0 });
    over = true;
    const placed = (await Promise.all(lanes)).reduce((sum, orders) => sum + orders, 0);
    const target = emptyMachine();
    try {
      expect(await runOn(target.dataDir, ["restore", path])).toMatchObject({ code: 0 });
      await onMachine(target.dataDir, async () => {
        const { sql } = connection();
        const [kept] = await sql`
          select count(*)::int as orders, (select 1000 - stock from product where id = ${tyre}) as taken,
            (select count(*)::int from ${sql(queueTables.view)} where task_identifier like 'order_%') as mails
          from order_line where product_id = ${tyre}`;
        const { orders, taken, mails } = kept as unknown as Record<string, number>;
        expect(orders).toBeGreaterThan(0);
        expect(orders).toBeLessThan(placed);
        expect(taken).toBe(2 * (orders ?? 0));
        const [all] = await sql`select count(*)::int as orders from customer_order`;
        expect(mails).toBe(2 * all?.orders);
        const next = await placeOrder();
        expect(await sql`select from customer_order where number = ${next.number}`).toHaveLength(1);
      });
    } finally {
      target.remove();
    }
  }, 120_000);
});
