import { importWithReport } from "@/lib/backend/import/command";
import { encodings } from "@/lib/backend/import/file/encoding";
import { ImportRefused } from "@/lib/backend/import/import-refused";
import { type Asked, readOptions } from "@/lib/backend/import/options";
import { importTexts, refusalText, type Texts } from "@/lib/backend/import/output/texts";
import { underUpkeepLock } from "@/lib/backend/kernel/database/upkeep-lock";
import { terminalLanguage } from "@/lib/backend/kernel/terminal-language";
import { migrate } from "@/lib/backend/migrate";
import { ConfigError, readConfig } from "@/lib/config";
import { terminalText } from "@/lib/domain/terminal-text";
import { vatRate } from "@/lib/domain/vat";
import { joinDatabase } from "@/lib/runtime/join-database";
import { StartRefused } from "@/lib/runtime/start-refused";

const say = (line: string) => process.stderr.write(`${terminalText(line)}\n`);

/** Imports under the upkeep lock, on a database brought up to date. @returns the exit code */
async function importList(asked: Asked, texts: Texts): Promise<number> {
  const leave = await joinDatabase(say);
  try {
    const { shop, apiFill } = readConfig();
    const options = { ...asked, vatRate: vatRate(shop.country), now: new Date(), needsProductId: apiFill };
    await migrate();
    const { outcome } = await underUpkeepLock(
      ({ sql }) => importWithReport(sql, options, texts, { out: process.stdout, err: process.stderr }),
      () => say(texts.say("waiting")),
    );
    return outcome === "rows_refused" ? 1 : 0;
  } finally {
    await leave();
  }
}

async function run(args: readonly string[], texts: Texts): Promise<number> {
  const usage = () => texts.say("usage", { encodings: encodings.join(", ") });
  try {
    const options = await readOptions(args);
    if (options === "help") {
      process.stdout.write(`${usage()}\n`);
      return 0;
    }
    return await importList(options, texts);
  } catch (error) {
    if (error instanceof ImportRefused) {
      say(refusalText(texts, error));
      if (error.code === "usage" || error.code === "unknown_option") say(`\n${usage()}`);
    } else if (error instanceof StartRefused || error instanceof ConfigError) say(error.message);
    else say(texts.say("failed", { message: error instanceof Error ? (error.stack ?? error.message) : String(error) }));
    return 1;
  }
}

run(process.argv.slice(2), importTexts(terminalLanguage())).then((code) => {
  process.exitCode = code;
});
