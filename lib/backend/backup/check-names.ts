import type postgres from "postgres";
import type { ArchiveSection, Manifest } from "@/lib/backend/backup/archive-format";
import { waitingJobs } from "@/lib/backend/backup/archive-format";
import { ownTables } from "@/lib/backend/backup/own-tables";
import { BackupRefused } from "@/lib/backend/backup/refused";

/** The longest part of a strange name that is shown, characters. */
const shown = 80;

const namesIn = ({ name, columns }: ArchiveSection) => [name, ...columns.map((column) => `${name}.${column}`)];

/**
 * Compares the names in a backup with those of the tables and sequences that its migrations make. They are put into SQL,
 * since COPY takes no parameters for them, and a file's checksum detects damage, not a forger.
 * @param tx where those migrations, and no others, are applied
 * @throws BackupRefused `foreign_names` with the first name that is none of the shop's
 */
export async function checkNames(tx: postgres.TransactionSql, manifest: Manifest, file: string): Promise<void> {
  const sequences = await tx<{ name: string }[]>`
    select format('%I.%I', schemaname, sequencename) as name from pg_sequences where schemaname = 'public'`;
  const own = new Set(
    [...(await ownTables(tx)), waitingJobs].flatMap(namesIn).concat(sequences.map(({ name }) => name)),
  );
  const names = [...manifest.sections.flatMap(namesIn), ...Object.keys(manifest.sequences)];
  const strange = names.find((name) => !own.has(name));
  // As JSON, so that it holds no control characters for the terminal.
  if (strange !== undefined)
    throw new BackupRefused("foreign_names", { file, name: JSON.stringify(strange.slice(0, shown)) });
}
