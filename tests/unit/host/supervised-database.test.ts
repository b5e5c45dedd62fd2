import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "@jest/globals";
import postgres from "postgres";
import { postgresJsAddress } from "@/lib/runtime/embedded-database/database-url";
import { startEmbeddedDatabase } from "@/lib/runtime/embedded-database/start";
import { supervisedServer } from "@/lib/runtime/embedded-database/supervised-server";

const serverPid = (dataDir: string) =>
  Number(readFileSync(join(dataDir, "postgres/cluster/postmaster.pid"), "latin1").split("\n")[0]);

test.each(["SIGKILL", "SIGQUIT"] as const)(
  "an embedded server ended by %s runs again at the same address with what was confirmed, and still stops",
  async (signal) => {
    const dataDir = mkdtempSync(join(tmpdir(), "dezen-lasting-"));
    const lines: string[] = [];
    const database = await startEmbeddedDatabase({ dataDir, log: (line) => lines.push(line) });
    const { url, options } = postgresJsAddress(database.url);
    /** Each question has a connection of its own: a process of the server that was ended answers for a moment longer. */
    const ask = async <Answer>(question: (sql: postgres.Sql) => Promise<Answer>): Promise<Answer> => {
      const sql = postgres(url, { ...options, max: 1, onnotice: () => {} });
      return question(sql).finally(() => sql.end());
    };
    try {
      await ask((sql) => sql`create table kept (n int)`);
      for (let n = 1; n <= 2; n++) {
        await ask((sql) => sql`insert into kept values (${n})`);
        const before = serverPid(dataDir);
        process.kill(before, signal);
        const answer = async () => (await ask((sql) => sql`select count(*)::int as n from kept`))[0]?.n;
        let found = await answer().catch(() => undefined);
        for (let tries = 0; tries < 200 && (found === undefined || serverPid(dataDir) === before); tries++) {
          await pause(50);
          found = await answer().catch(() => undefined);
        }
        expect([found, serverPid(dataDir) === before]).toEqual([n, false]);
      }
      expect(lines.filter((line) => line === "PostgreSQL runs again")).toHaveLength(2);
    } finally {
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);

test("a server that is stopped while it is being started again stays stopped", async () => {
  let fall = () => {};
  let started = 0;
  let stopped = 0;
  const server = await supervisedServer(
    async () => {
      started += 1;
      if (started > 1) await pause(100);
      let end = () => {};
      const ended = new Promise<void>((resolve) => {
        end = resolve;
      });
      fall = end;
      const stop = async () => {
        stopped += 1;
        end();
      };
      return { pid: 1, ended, stop };
    },
    () => {},
  );
  fall();
  await pause(30);
  await server.stop();
  await server.ended;
  expect([started, stopped]).toEqual([2, 2]);
});
