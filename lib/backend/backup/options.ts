import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { BackupRefused } from "@/lib/backend/backup/refused";

export type Command = "backup" | "restore";
export type Asked = { file: string | undefined; replace: boolean };

const known = {
  replace: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: known, allowPositionals: true, strict: true });
  } catch (error) {
    // The parser's own sentence begins with the option in quotes; the rest of it is English advice.
    const option = error instanceof Error ? (/'([^']+)'/.exec(error.message)?.[1] ?? error.message) : String(error);
    throw new BackupRefused("unknown_option", { option });
  }
}

/**
 * What the command line asks for; `"help"` when it asks how to ask.
 * @throws BackupRefused `usage`, `unknown_option`
 */
export function readOptions(command: Command, args: readonly string[]): Asked | "help" {
  const { values, positionals } = parse(args);
  if (values.help) return "help";
  if (command === "backup" && values.replace) throw new BackupRefused("unknown_option", { option: "--replace" });
  if (positionals.length > 1 || (command === "restore" && positionals.length === 0)) throw new BackupRefused("usage");
  const [file] = positionals;
  return { file: file === undefined ? undefined : resolve(file), replace: values.replace };
}

/** Where a backup goes unless told otherwise: `dezen-YYYYMMDD-HHMMSS.gz`, of the moment in UTC, in the data folder. */
export function defaultFile(dataDir: string, now: Date): string {
  const [day, time] = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, "").split("T");
  return join(resolve(dataDir), "backups", `dezen-${day}-${time}.gz`);
}
