import { createHash } from "node:crypto";
import type postgres from "postgres";
import {
  type ArchiveSection,
  countRows,
  endOfRows,
  formatVersion,
  jobsSection,
  type Manifest,
  type Trailer,
  waitingJobs,
} from "@/lib/backend/backup/archive-format";
import { ownTables, sequenceValues } from "@/lib/backend/backup/own-tables";
import { BackupRefused } from "@/lib/backend/backup/refused";
import { jobsQuery, jobsTable, lastJob } from "@/lib/backend/jobs/archived-jobs";

const source = ({ name, columns }: ArchiveSection) =>
  name === jobsSection ? `(${jobsQuery})` : `${name} (${columns.join(", ")})`;

/** The sections of a backup in the snapshot of this transaction. Tables are locked against schema changes until its end. */
async function takeManifest(tx: postgres.TransactionSql, shop: string, now: Date): Promise<Manifest> {
  const [made] = await tx`
    select to_regclass('drizzle.__drizzle_migrations') is not null
      and to_regclass(${jobsTable}) is not null as all`;
  if (!made?.all) throw new BackupRefused("no_shop");
  const tables = await ownTables(tx);
  await tx.unsafe(`lock table ${tables.map(({ name }) => name).join(", ")} in access share mode`);
  const migrations = await tx<{ at: string }[]>`
    select created_at::text as at from drizzle.__drizzle_migrations order by created_at`;
  return {
    format: "dezen-backup",
    version: formatVersion,
    shop,
    takenAt: now.toISOString(),
    migrations: migrations.map(({ at }) => Number(at)),
    sequences: await sequenceValues(tx),
    lastJob: await lastJob(tx),
    sections: [...tables, waitingJobs],
  };
}

/**
 * The bytes of a backup before compression, as `archive-format.ts` tells; read only as fast as they are consumed, so memory
 * stays constant whatever the size of the shop.
 * @param tx a transaction of isolation level repeatable read: everything is of one moment, while the shop goes on selling
 * @param shop version of the shop
 * @param report called after each section with its number of rows
 * @throws BackupRefused `no_shop` for a database that no shop has prepared
 */
export async function* backupBytes(
  tx: postgres.TransactionSql,
  shop: string,
  now: Date,
  report: (section: string, rows: number) => void,
): AsyncGenerator<Buffer> {
  await tx.unsafe(`set local datestyle to iso; set local intervalstyle to postgres; set local extra_float_digits to 3;
    set local bytea_output to hex; set local statement_timeout to 0; set local idle_in_transaction_session_timeout to 0`);
  const hash = createHash("sha256");
  const summed = (piece: Buffer) => {
    hash.update(piece);
    return piece;
  };
  const manifest = await takeManifest(tx, shop, now);
  yield summed(Buffer.from(`${JSON.stringify(manifest)}\n`));
  const rows: Trailer["rows"] = {};
  for (const section of manifest.sections) {
    let count = 0;
    const copied = await tx.unsafe(`copy ${source(section)} to stdout`).readable();
    for await (const piece of copied) {
      count += countRows(piece);
      yield summed(piece);
    }
    // The driver pauses its socket while a stream is full and resumes when more is read, which nobody does at the end.
    copied._read(0);
    yield summed(Buffer.from(endOfRows));
    rows[section.name] = count;
    report(section.name, count);
  }
  const trailer: Trailer = { rows, sha256: hash.digest("hex") };
  yield Buffer.from(`${JSON.stringify(trailer)}\n`);
}
