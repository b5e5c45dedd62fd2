import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeNewFile } from "@/lib/backend/backup/new-file";
import { type Command, defaultFile, readBackupOptions } from "@/lib/backend/backup/options";
import { restoreBackup } from "@/lib/backend/backup/restore-backup";
import { backupBytes } from "@/lib/backend/backup/write-backup";
import type { CommandMessages } from "@/lib/backend/kernel/command/command-messages";
import { withOwnConnection } from "@/lib/backend/kernel/database/connect";
import { underUpkeepLock } from "@/lib/backend/kernel/database/upkeep-lock";
import { readConfig } from "@/lib/config";
import { joinDatabase } from "@/lib/runtime/join-database";

type Work = { messages: CommandMessages; print: (line: string) => void; signal: AbortSignal; now: Date };

const shopVersion = (): string => JSON.parse(readFileSync(join(process.cwd(), "package.json"), "utf8")).version;
const sum = (rows: Iterable<number>) => [...rows].reduce((total, count) => total + count, 0);

async function backUp(requested: string | undefined, { messages: { t }, print, signal, now }: Work): Promise<void> {
  const file = requested ?? defaultFile(readConfig().dataDir, now);
  const counts: number[] = [];
  const bytes = await withOwnConnection(({ sql }) =>
    sql.begin("isolation level repeatable read read only", (tx) =>
      writeNewFile(
        file,
        backupBytes(tx, shopVersion(), now, (section, rows) => {
          counts.push(rows);
          print(t("section", { section, rows }));
        }),
        signal,
      ),
    ),
  );
  print(t("backed_up", { file, rows: sum(counts), size: bytes / 2 ** 20 }));
}

async function restore(file: string, replace: boolean, { messages: { t }, print }: Work): Promise<void> {
  await underUpkeepLock(
    ({ sql }) =>
      restoreBackup(sql, file, {
        replace,
        report: {
          checked: ({ takenAt, shop }, { rows }) =>
            print(t("checked", { takenAt: new Date(takenAt), shop, rows: sum(Object.values(rows)) })),
          loaded: (section, rows) => print(t("section", { section, rows })),
        },
      }),
    () => print(t("waiting")),
  );
  print(t("restored", { file }));
}

/**
 * Does `npm run backup` or `npm run restore` on the shop's database.
 * @returns the usage, when only that was requested
 * @throws BackupRefused, StartRefused, ConfigError: one sentence for the operator
 */
export async function runCommand(command: Command, args: readonly string[], work: Work): Promise<string | undefined> {
  const requested = readBackupOptions(command, args);
  if (requested === "help") return work.messages.t(`usage_${command}`);
  const leave = await joinDatabase(work.print);
  try {
    if (command === "backup") await backUp(requested.file, work);
    else if (requested.file !== undefined) await restore(requested.file, requested.replace, work);
  } finally {
    await leave();
  }
}
