import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import postgres from "postgres";
import { endWorkerPool, workerPool } from "@/lib/backend/jobs/worker-pool";
import { connectionOptions } from "@/lib/backend/kernel/database/connect";
import { watchedSockets } from "@/lib/backend/kernel/database/watched-socket";
import { withDatabase } from "@/tests/support/scene";

withDatabase();

/** One place in the pool, so that the next query has to take the place of the lost connection. */
let pool: postgres.Sql;
let beside: postgres.Sql;
/** How long the server may be silent, ms. */
const silence = 1500;

beforeEach(async () => {
  const { url, options } = connectionOptions();
  pool = postgres(url, { ...options, ...{ socket: watchedSockets(silence) }, max: 1 });
  beside = postgres(url, { ...options, max: 1 });
  await beside`create table written (by text not null)`;
});

afterEach(async () => {
  await beside`drop table written`;
  await Promise.all([pool.end({ timeout: 1 }), beside.end({ timeout: 1 })]);
});

const pidOf = async (sql: postgres.ISql) => {
  const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  return row?.pid ?? 0;
};
const close = (pid: number) => beside`select pg_terminate_backend(${pid}, 5000)`;
const nobody = async () => {};
const written = async () =>
  (await beside<{ by: string }[]>`select "by" from written order by "by"`).map(({ by }) => by);

const sleeping = (sql: postgres.TransactionSql) => sql`select pg_sleep(8)`;
const elsewhere = () => pause(1000);

describe.each([
  ["closed by the server in the middle of a statement", sleeping, close],
  ["closed by the server between two statements", elsewhere, close],
  ["given up because the server is silent", sleeping, nobody],
] as const)("a connection in a transaction, %s", (_how, during, ended) => {
  it("fails the transaction, writes nothing of it, and its place in the pool answers again at once", async () => {
    let pid: number | undefined;
    const lost = pool.begin(async (sql) => {
      await sql`insert into written values ('the lost one, before')`;
      pid = await pidOf(sql);
      await during(sql).catch(() => {});
      await sql`insert into written values ('the lost one, after')`;
    });
    const failed = expect(lost).rejects.toMatchObject({ code: "CONNECTION_CLOSED" });
    while (pid === undefined) await pause(10);
    await pause(100);
    await ended(pid);
    await failed;
    const asked = performance.now();
    for (const turn of [1, 2, 3]) expect(await pool`select ${turn}::int as turn`).toEqual([{ turn }]);
    expect(performance.now() - asked).toBeLessThan(4000); // five seconds of waiting for a connection would be too long
    await pool.begin(async (sql) => {
      await sql`insert into written values ('the next one')`;
      await elsewhere(); // the work of the lost one goes on until its next statement
    });
    expect(await written()).toEqual(["the next one"]);
  }, 30_000);
});

it("a connection of the job queue is given up when the server is silent, and the next query has another one", async () => {
  const jobs = workerPool(connectionOptions().url, silence);
  await expect(jobs.query("select pg_sleep(8)")).rejects.toMatchObject({ code: "ETIMEDOUT" });
  expect((await jobs.query("select 1 as n")).rows).toEqual([{ n: 1 }]);
  await endWorkerPool(jobs);
}, 15_000);
