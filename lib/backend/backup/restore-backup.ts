import { pipeline } from "node:stream/promises";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import type postgres from "postgres";
import type { Manifest, Trailer } from "@/lib/backend/backup/archive-format";
import { checkNames } from "@/lib/backend/backup/check-names";
import { ownTables } from "@/lib/backend/backup/own-tables";
import { readArchive } from "@/lib/backend/backup/read-archive";
import { BackupRefused } from "@/lib/backend/backup/refused";
import { applyMigrationsInTransaction, atLevelOf } from "@/lib/backend/backup/schema-level";
import { checkTarget, dropShop } from "@/lib/backend/backup/target";
import { clearQueue, queueLoadedJobs } from "@/lib/backend/jobs/archived-jobs";
import { installQueue } from "@/lib/backend/jobs/install-queue";
import { migrationsFolder } from "@/lib/backend/kernel/database/migrate";

type Report = {
  /** The file is whole. */
  checked(manifest: Manifest, trailer: Trailer): void;
  loaded(section: string, rows: number): void;
};

const knownMigrations = () => readMigrationFiles({ migrationsFolder: migrationsFolder() });

async function readWhole(rows: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of rows);
}

/**
 * Reads the whole file and compares its sums, without a database.
 * @throws BackupRefused when it is no backup, not whole, or of a newer shop than this
 */
export async function checkBackup(file: string): Promise<{ manifest: Manifest; trailer: Trailer }> {
  let read: Manifest | undefined;
  const trailer = await readArchive(file, {
    begin: async (manifest) => {
      atLevelOf(manifest, knownMigrations());
      read = manifest;
    },
    load: (_, rows) => readWhole(rows),
  });
  if (!read) throw new Error("A backup was read without a manifest.");
  return { manifest: read, trailer };
}

/**
 * The triggers of the migrations write logs, notifications and mails, all of which exist already. Foreign keys are still
 * checked.
 */
async function setTriggers(tx: postgres.TransactionSql, state: "enable" | "disable"): Promise<void> {
  for (const { name } of await ownTables(tx)) await tx.unsafe(`alter table ${name} ${state} trigger user`);
}

/** Makes empty tables as the backup's shop had them, and an empty queue. */
async function makeRoom(tx: postgres.TransactionSql, earlier: MigrationMeta[]): Promise<void> {
  await dropShop(tx);
  await clearQueue(tx);
  await applyMigrationsInTransaction(tx, earlier);
  const names = (await ownTables(tx)).map(({ name }) => name);
  await setTriggers(tx, "disable");
  await tx.unsafe(`truncate ${names.join(", ")}`); // rows that a migration has inserted are in the backup
}

/**
 * Replaces the contents of the database by a backup, in one transaction: after a failure or a crash everything is as before.
 * Call it under the upkeep lock; it needs only a role that may create tables.
 * @param replace whether data of a shop may be overwritten
 * @throws BackupRefused when the file is not good or the database not free for it
 */
export async function restoreBackup(
  sql: postgres.Sql,
  file: string,
  { replace, report }: { replace: boolean; report: Report },
): Promise<void> {
  await checkTarget(sql, replace);
  const { manifest, trailer } = await checkBackup(file);
  report.checked(manifest, trailer);
  await installQueue(); // has a transaction of its own, which changes nothing in a queue of this version
  const { earlier, later } = atLevelOf(manifest, knownMigrations());
  await sql.begin(async (tx) => {
    await makeRoom(tx, earlier);
    const again = await readArchive(file, {
      begin: (read) => checkNames(tx, read, file),
      load: async (section, rows) => {
        await pipeline(
          rows,
          await tx.unsafe(`copy ${section.name} (${section.columns.join(", ")}) from stdin`).writable(),
        );
        report.loaded(section.name, trailer.rows[section.name] ?? 0);
      },
    });
    if (again.sha256 !== trailer.sha256) throw new BackupRefused("damaged", { file }); // changed since it was checked
    await setTriggers(tx, "enable");
    for (const [name, last] of Object.entries(manifest.sequences)) await tx`select setval(${name}::regclass, ${last})`;
    await queueLoadedJobs(tx, manifest.lastJob);
    await applyMigrationsInTransaction(tx, later);
    // Nobody is in because they were on the day of the backup, or comes in by what was asked then.
    await tx`truncate staff_session, staff_challenge`;
  });
  await sql`analyze`;
}
