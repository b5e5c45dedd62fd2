import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeNewFile } from "@/lib/backend/backup/new-file";
import { type Command, defaultFile, readOptions } from "@/lib/backend/backup/options";
import { restoreBackup } from "@/lib/backend/backup/restore-backup";
import type { BackupTexts } from "@/lib/backend/backup/texts";
import { backupBytes } from "@/lib/backend/backup/write-backup";
import { withOwnConnection } from "@/lib/backend/kernel/database/connect";
import { underUpkeepLock } from "@/lib/backend/kernel/database/upkeep-lock";
import { readConfig } from "@/lib/config";
import { joinDatabase } from "@/lib/runtime/join-database";

type Work = { texts: BackupTexts; say: (line: string) => void; signal: AbortSignal; now: Date };

const shopVersion = (): string => JSON.parse(readFileSync(join(process.cwd(), "package.json"), "utf8")).version;
const sum = (rows: Iterable<number>) => [...rows].reduce((total, count) => total + count, 0);

async function backUp(asked: string | undefined, { texts, say, signal, now }: Work): Promise<void> {
  const file = asked ?? defaultFile(readConfig().dataDir, now);
  const counts: number[] = [];
  const bytes = await withOwnConnection(({ sql }) =>
    sql.begin("isolation level repeatable read read only", (tx) =>
      writeNewFile(
        file,
        backupBytes(tx, shopVersion(), now, (section, rows) => {
          counts.push(rows);
          say(texts("section", { section, rows }));
        }),
        signal,
      ),
    ),
  );
  say(texts("backed_up", { file, rows: sum(counts), size: bytes / 2 ** 20 }));
}

async function restore(file: string, replace: boolean, { texts, say }: Work): Promise<void> {
  await underUpkeepLock(
    ({ sql }) =>
      restoreBackup(sql, file, {
        replace,
        report: {
          checked: ({ takenAt, shop }, { rows }) =>
            say(texts("checked", { takenAt: new Date(takenAt), shop, rows: sum(Object.values(rows)) })),
          loaded: (section, rows) => say(texts("section", { section, rows })),
        },
      }),
    () => say(texts("waiting")),
  );
  say(texts("restored", { file }));
}

/**
 * Does `npm run backup` or `npm run restore` on the shop's database.
 * @returns what is to be printed, when only the usage was asked for
 * @throws BackupRefused, StartRefused, ConfigError: one sentence for the operator
 */
export async function runCommand(command: Command, args: readonly string[], work: Work): Promise<string | undefined> {
  const asked = readOptions(command, args);
  if (asked === "help") return work.texts(`usage_${command}`);
  const leave = await joinDatabase(work.say);
  try {
    if (command === "backup") await backUp(asked.file, work);
    else if (asked.file !== undefined) await restore(asked.file, asked.replace, work);
  } finally {
    await leave();
  }
}
