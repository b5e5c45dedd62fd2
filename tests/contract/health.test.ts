import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";
import { enqueue } from "@/lib/backend/jobs/enqueue";
import { markWorker } from "@/lib/backend/jobs/worker-state";
import { database } from "@/lib/backend/kernel/database/connect";
import { orderNotice } from "@/lib/backend/order/mails/order-notice";
import { handle } from "@/lib/backend/server";
import { queueSql } from "@/tests/support/jobs/queue-tables";
import { withDatabase } from "@/tests/support/scene";

withDatabase();

const health = async () => {
  const answer = await handle(new Request("http://shop.example/api/v1/health"));
  return [answer.status, await answer.json(), answer.headers.get("cache-control")];
};
const well = [200, { status: "ok", down: [] }, "no-store"];
const mail = () => enqueue(database(), orderNotice, { order_id: "00000000-0000-4000-8000-000000000000" });
const { jobs } = queueSql;

beforeEach(async () => {
  await database().execute(sql`delete from ${jobs}`);
});
afterEach(() => markWorker(false));

describe("the shop's health", () => {
  it("is ok, also with mail that has just been queued or is due another day", async () => {
    await mail();
    await enqueue(database(), orderNotice, { order_id: "1" }, "later", new Date(Date.now() + 864_000_000));
    await database().execute(sql`update ${jobs} set created_at = now() - interval '9 days' where key = 'later'`);
    expect(await health()).toEqual(well);
  });

  it.each([
    ["has waited for sixteen minutes", sql`run_at = now() - interval '16 minutes'`],
    [
      "was tried again and again",
      sql`created_at = now() - interval '1 day', attempts = 9, run_at = now() + interval '1 hour'`,
    ],
  ])("is degraded, which takes nobody off a load balancer, by a mail that %s", async (_how, change) => {
    await mail();
    await database().execute(sql`update ${jobs} set ${change}`);
    expect(await health()).toEqual([200, { status: "degraded", down: [], degraded: ["outbox"] }, "no-store"]);
  });

  it("is ok with a mail that was given up: it is counted by the metrics, and nothing is stuck", async () => {
    await mail();
    await database().execute(sql`update ${jobs} set attempts = max_attempts, run_at = now() - interval '1 day'`);
    expect(await health()).toEqual(well);
  });

  it("is degraded by a mail worker that has broken down, until it works again", async () => {
    markWorker(true);
    expect(await health()).toMatchObject([200, { status: "degraded", degraded: ["mail worker"] }, "no-store"]);
    markWorker(false);
    expect(await health()).toEqual(well);
  });

  it("is unavailable while a migration is missing, and well beside a newer schema", async () => {
    const table = sql`drizzle.__drizzle_migrations`;
    await database().execute(sql`update ${table} set created_at = created_at - 1000000000000`);
    expect(await health()).toEqual([503, { status: "unavailable", down: ["migrations"] }, "no-store"]);
    await database().execute(sql`update ${table} set created_at = created_at + 1000000000001`);
    expect(await health()).toEqual(well);
  });
});
