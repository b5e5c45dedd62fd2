import type { MigrationMeta } from "drizzle-orm/migrator";
import type postgres from "postgres";
import type { Manifest } from "@/lib/backend/backup/archive-format";
import { BackupRefused } from "@/lib/backend/backup/refused";

/**
 * Splits the program's migrations at the level of a backup.
 * @returns those the backup's shop had, and those that came later
 * @throws BackupRefused `newer_shop` when the backup had one that this program does not know
 */
export function atLevelOf({ migrations, shop }: Manifest, known: MigrationMeta[]) {
  const had = new Set(migrations);
  const earlier = known.filter(({ folderMillis }) => had.has(folderMillis));
  if (earlier.length < had.size) throw new BackupRefused("newer_shop", { shop });
  return { earlier, later: known.filter(({ folderMillis }) => !had.has(folderMillis)) };
}

/**
 * Applies migrations within a transaction and records them in drizzle's journal, as drizzle does; drizzle's own function can
 * neither stop at a level nor run inside a transaction.
 */
export async function applyMigrationsInTransaction(
  tx: postgres.TransactionSql,
  migrations: MigrationMeta[],
): Promise<void> {
  await tx.unsafe(`create schema if not exists drizzle; create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`);
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await tx.unsafe(statement);
    await tx`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`;
  }
}
