import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import { connection } from "@/lib/backend/kernel/database/connect";
import { migrationsFolder } from "@/lib/backend/kernel/database/migrate";

/** Brings the database up to where an earlier shop had it: the first so many migrations, and no others. */
export async function applyFirstMigrations(count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "dezen-migrations-"));
  cpSync(migrationsFolder(), folder, { recursive: true });
  const path = join(folder, "meta", "_journal.json");
  const journal = JSON.parse(readFileSync(path, "utf8"));
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  await migrate(connection().database, { migrationsFolder: folder });
  rmSync(folder, { recursive: true });
}
