import { type ChildProcess, execFile, spawn } from "node:child_process";
import { promisify } from "node:util";
import postgres from "postgres";
import { postgresJsAddress } from "@/lib/runtime/embedded-database/database-url";
import { freePort } from "@/tests/support/shop-process";

const folder = "tests/bench/peer";
const next = "node_modules/next/dist/bin/next";

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The bare Next app ended with ${child.exitCode}.`);
    const answer = await fetch(url).catch(() => undefined); // not listening yet
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Builds the bare Next app and serves it on the database of `databaseUrl`, in which it has one table. */
export async function servePeer(databaseUrl: string): Promise<{ url: string; stop(): Promise<void> }> {
  const env = { ...process.env, NODE_ENV: "production" as const, NODE_OPTIONS: "", NEXT_TELEMETRY_DISABLED: "1" };
  await promisify(execFile)(process.execPath, [next, "build", folder, "--webpack"], { env });
  const { url: address, options } = postgresJsAddress(databaseUrl);
  const sql = postgres(address, { ...options, max: 1, onnotice: () => {} });
  await sql`create table if not exists bench_item (id bigserial primary key, product_id integer, quantity integer)`;
  const port = await freePort();
  const child = spawn(process.execPath, [next, "start", folder, "-p", String(port)], {
    env: { ...env, PEER_DATABASE: JSON.stringify({ address, options }) },
    stdio: "ignore",
  });
  const url = `http://localhost:${port}`;
  await answers(`${url}/page/0`, child);
  const ended = new Promise((resolve) => child.once("close", resolve));
  const stop = async () => {
    child.kill();
    await ended;
    await sql`drop table bench_item`;
    await sql.end();
  };
  return { url, stop };
}
