import { importWithReport } from "@/lib/backend/import/command";
import { encodings } from "@/lib/backend/import/file/encoding";
import { ImportRefused } from "@/lib/backend/import/import-refused";
import { type RequestedImport, readImportOptions } from "@/lib/backend/import/options";
import { type CommandMessages, commandMessages, refusalMessage } from "@/lib/backend/kernel/command/command-messages";
import { terminalLanguage } from "@/lib/backend/kernel/command/terminal-language";
import { disconnect } from "@/lib/backend/kernel/database/connect";
import { underUpkeepLock } from "@/lib/backend/kernel/database/upkeep-lock";
import { migrate } from "@/lib/backend/migrate";
import { ConfigError, readConfig } from "@/lib/config";
import { terminalText } from "@/lib/domain/terminal-text";
import { vatRate } from "@/lib/domain/vat";
import { joinDatabase } from "@/lib/runtime/join-database";
import { StartRefused } from "@/lib/runtime/start-refused";

const print = (line: string) => process.stderr.write(`${terminalText(line)}\n`);

/** Imports under the upkeep lock, on a database brought up to date. @returns the exit code */
async function importList(requested: RequestedImport, messages: CommandMessages): Promise<number> {
  const leave = await joinDatabase(print);
  try {
    const { shop, apiFill } = readConfig();
    const options = { ...requested, vatRate: vatRate(shop.country), now: new Date(), needsProductId: apiFill };
    await migrate();
    const { outcome } = await underUpkeepLock(
      ({ sql }) => importWithReport(sql, options, messages, { out: process.stdout, err: process.stderr }),
      () => print(messages.t("waiting")),
    );
    return outcome === "rows_refused" ? 1 : 0;
  } finally {
    await disconnect();
    await leave();
  }
}

async function run(args: readonly string[], messages: CommandMessages): Promise<number> {
  const usage = () => messages.t("usage", { encodings: encodings.join(", ") });
  try {
    const options = await readImportOptions(args);
    if (options === "help") {
      process.stdout.write(`${usage()}\n`);
      return 0;
    }
    return await importList(options, messages);
  } catch (error) {
    if (error instanceof ImportRefused) {
      print(refusalMessage(messages, error));
      if (error.code === "usage" || error.code === "unknown_option") print(`\n${usage()}`);
    } else if (error instanceof StartRefused || error instanceof ConfigError) print(error.message);
    else
      print(messages.t("failed", { message: error instanceof Error ? (error.stack ?? error.message) : String(error) }));
    return 1;
  }
}

run(process.argv.slice(2), commandMessages("import", terminalLanguage())).then((code) => {
  process.exitCode = code;
});
