import { join, resolve } from "node:path";
import { BackupRefused } from "@/lib/backend/backup/refused";
import { parseOptions } from "@/lib/backend/kernel/command/parse-options";

export type Command = "backup" | "restore";
type RequestedBackup = { file: string | undefined; replace: boolean };

const known = {
  replace: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

/**
 * The options of the command line; `"help"` when the usage is wanted.
 * @throws BackupRefused `usage`, `unknown_option`
 */
export function readBackupOptions(command: Command, args: readonly string[]): RequestedBackup | "help" {
  const { values, positionals } = parseOptions(
    args,
    known,
    (option) => new BackupRefused("unknown_option", { option }),
  );
  if (values.help) return "help";
  if (command === "backup" && values.replace) throw new BackupRefused("unknown_option", { option: "--replace" });
  if (positionals.length > 1 || (command === "restore" && positionals.length === 0)) throw new BackupRefused("usage");
  const [file] = positionals;
  return { file: file === undefined ? undefined : resolve(file), replace: values.replace };
}

/** The default file of a backup: `dezen-YYYYMMDD-HHMMSS.gz`, the time in UTC, in the data folder. */
export function defaultFile(dataDir: string, now: Date): string {
  const [day, time] = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, "").split("T");
  return join(resolve(dataDir), "backups", `dezen-${day}-${time}.gz`);
}
