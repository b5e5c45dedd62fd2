import { CommandRefused } from "@/lib/backend/kernel/command/command-refused";

/** Why a backup or a restore is refused. Each has a sentence in the messages, `backup.refused`. */
const backupRefusals = [
  "usage",
  "unknown_option",
  "exists",
  "cannot_write",
  "no_shop",
  "cannot_read",
  "not_a_backup",
  "damaged",
  "foreign_names",
  "newer_format",
  "newer_shop",
  "in_use",
  "not_empty",
  "foreign_tables",
] as const;

/** The backup or the restore is refused, and nothing has changed. */
export class BackupRefused extends CommandRefused<(typeof backupRefusals)[number]> {
  override name = "BackupRefused";
}
