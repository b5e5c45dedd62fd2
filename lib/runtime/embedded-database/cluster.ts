import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { StartRefused } from "@/lib/runtime/start-refused";
import { type Account, handOver } from "./account";
import type { Binaries } from "./binaries";
import { childEnvironment } from "./child-environment";
import { databaseName } from "./database-url";
import type { Places } from "./folder";

const run = promisify(execFile);

/** @returns the password in the folder, made at random at the first start (hexadecimal, so it needs no escaping). */
export function persistedPassword(places: Places, account: Account): string {
  if (existsSync(places.cluster)) {
    const password = existsSync(places.password) ? readFileSync(places.password, "utf8").trim() : "";
    if (password) return password;
    throw new StartRefused(
      `The password of the embedded database (${places.password}) is missing: put the file back from your backup.`,
    );
  }
  const password = randomBytes(24).toString("hex");
  writeFileSync(places.password, password, { mode: 0o600 });
  handOver(places.password, account, 0o600);
  return password;
}

/**
 * Refuses a folder PostgreSQL would not start on. The files inside are left to PostgreSQL.
 * @throws StartRefused saying what is wrong with it.
 */
export function checkCluster(places: Places, binaries: Binaries): void {
  const { cluster } = places;
  const version = join(cluster, "PG_VERSION");
  if (!statSync(cluster).isDirectory() || !existsSync(version)) {
    throw new StartRefused(
      `The database folder ${cluster} is broken (it has no file PG_VERSION): restore it from your backup, or move it away to begin with an empty shop.`,
    );
  }
  const major = readFileSync(version, "utf8").trim();
  if (major === binaries.major) return;
  throw new StartRefused(
    `The database folder ${cluster} was written by PostgreSQL ${major || "of an unknown version"}, but the shop brings PostgreSQL ${binaries.major}: copy its data over, move the folder away to begin anew, or set DATABASE_URL to a server that reads it.`,
  );
}

/** Removes the drafts of runs of initdb that did not finish. */
export function sweepClusterDrafts(places: Places): void {
  for (const name of readdirSync(places.folder)) {
    if (name.startsWith("draft-")) rmSync(join(places.folder, name), { recursive: true, force: true });
  }
}

/**
 * Makes an empty cluster with the shop's role and database. It is made under a temporary name and renamed when complete, so a
 * cluster under its own name is never half-made.
 * @throws StartRefused with initdb's own reason.
 */
export async function createCluster(places: Places, binaries: Binaries, account: Account): Promise<void> {
  const draft = join(places.folder, `draft-${randomBytes(6).toString("hex")}`);
  const options = { ...account, cwd: "/", env: childEnvironment };
  mkdirSync(draft, { mode: 0o700 });
  handOver(draft, account, 0o700);
  const who = [`--username=${databaseName}`, `--pwfile=${places.password}`, "--auth=scram-sha-256"];
  const language = ["--encoding=UTF8", "--locale-provider=builtin", "--locale=C.UTF-8"];
  try {
    await run(binaries.initdb, [`--pgdata=${draft}`, ...who, ...language], options);
    const alone = run(binaries.postgres, ["--single", "-D", draft, "postgres"], options);
    alone.child.stdin?.end(`CREATE DATABASE ${databaseName}\n`);
    await alone;
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw new StartRefused(`The embedded database could not be made in ${places.folder}: ${firstReason(error)}`);
  }
  renameSync(draft, places.cluster);
}

function firstReason(error: unknown): string {
  const output = typeof error === "object" && error !== null && "stderr" in error ? String(error.stderr) : "";
  const line = output.split("\n").find((text) => /error|FATAL|PANIC|could not/.test(text));
  return (line ?? String(error)).trim();
}
