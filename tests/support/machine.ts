import { execFile } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connection, disconnect } from "@/lib/backend/kernel/database/connect";
import { startEmbeddedDatabase } from "@/lib/runtime/embedded-database/start";
import { queueTables } from "@/tests/support/jobs/queue-tables";
import { lastConnectionGone } from "@/tests/support/last-connection";
import { withSettings } from "@/tests/support/settings";

/** A data folder of a machine on which nothing has run yet. */
export function emptyMachine(): { dataDir: string; remove(): void } {
  const dataDir = mkdtempSync(join(tmpdir(), "dezen-machine-"));
  chmodSync(dataDir, 0o755); // run by root, the server belongs to another account, which has to get in
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** Does `work` with the shop's settings naming the database in a data folder, whose server is started for it. */
export async function onMachine<Result>(dataDir: string, work: () => Promise<Result>): Promise<Result> {
  await disconnect();
  const server = await startEmbeddedDatabase({ dataDir, log: () => {} });
  const reset = withSettings({ DATABASE_URL: server.url, DATA_DIR: dataDir });
  try {
    return await work();
  } finally {
    await disconnect();
    await lastConnectionGone();
    reset();
    await server.stop();
  }
}

export type Ended = { code: number; out: string; err: string };

/**
 * Runs a command of the shop as a person would, in an English terminal, on the database in a data folder.
 * @param through a program that runs it, with its own arguments first
 */
export function runOn(
  dataDir: string,
  command: string[],
  env: Record<string, string> = {},
  through: string[] = [],
): Promise<Ended> {
  const settings = { ...process.env, LC_ALL: "C", DATABASE_URL: "", DATA_DIR: dataDir, ...env } as NodeJS.ProcessEnv;
  const [program = "", ...args] = [...through, process.execPath, "--import", "tsx", "lib/backend/backup/cli.ts"];
  return new Promise((resolve) => {
    execFile(program, [...args, ...command], { env: settings }, (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
  });
}

/** Rows and checksum of every table of the database in use, the waiting jobs of the mail queue among them. */
export async function tableSums(): Promise<Record<string, string>> {
  const { sql } = connection();
  const tables = await sql<{ name: string }[]>`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' and tablename <> 'page_change' order by 1`; // the log of changes is each database's own, as are transactions
  const sums: Record<string, string> = {};
  const sumOf = async (source: string) => {
    const [row] = await sql.unsafe(
      `select count(*) || ' rows, ' || coalesce(md5(string_agg(row, chr(10) order by row collate "C")), '') as sum
      from (select (to_jsonb(t) - 'transaction_id')::text as row from ${source} as t) as rows`,
    );
    return row?.sum;
  };
  for (const { name } of tables) sums[name] = await sumOf(`public.${name}`);
  sums.jobs = await sumOf(`(
    select identifier, payload::text, run_at, attempts, max_attempts, key, priority
    from ${queueTables.jobs} as job join ${queueTables.tasks} as task on task.id = job.task_id)`);
  return sums;
}
