import { importForSupplier, type SupplierImport } from "@/lib/backend/change-set/command";
import { ImportRefused } from "@/lib/backend/import/import-refused";
import { commandMessages, refusalMessage } from "@/lib/backend/kernel/command/command-messages";
import { parseOptions } from "@/lib/backend/kernel/command/parse-options";
import { terminalLanguage } from "@/lib/backend/kernel/command/terminal-language";
import { disconnect } from "@/lib/backend/kernel/database/connect";
import { migrate } from "@/lib/backend/migrate";
import { ConfigError, readConfig } from "@/lib/config";
import { terminalText } from "@/lib/domain/terminal-text";
import { joinDatabase } from "@/lib/runtime/join-database";
import { StartRefused } from "@/lib/runtime/start-refused";

const messages = commandMessages("import", terminalLanguage());
const print = (line: string) => process.stderr.write(`${terminalText(line)}\n`);
const say = (...lines: string[]) => {
  for (const line of lines) process.stdout.write(`${terminalText(line)}\n`);
};

const known = {
  supplier: { type: "string" },
  confirmed: { type: "boolean", default: false },
  "dry-run": { type: "boolean", default: false },
} as const;

/** @throws ImportRefused when it is no sensible request */
function requested(args: readonly string[]): SupplierImport {
  const refuse = (option: string) => new ImportRefused("unknown_option", { option });
  const { values, positionals } = parseOptions(args, known, refuse);
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0 || !values.supplier) throw new ImportRefused("usage");
  return { file, supplier: values.supplier, confirmed: values.confirmed, dryRun: values["dry-run"] };
}

async function importOfSupplier(args: readonly string[]): Promise<number> {
  try {
    const asked = requested(args);
    const leave = await joinDatabase(print);
    try {
      if (readConfig().apiFill) {
        print(messages.t("supplier.here"));
        return 1;
      }
      await migrate();
      return (await importForSupplier(asked, messages, say)) ? 0 : 1;
    } finally {
      await disconnect();
      await leave();
    }
  } catch (error) {
    if (error instanceof ImportRefused) print(refusalMessage(messages, error));
    else if (error instanceof StartRefused || error instanceof ConfigError) print(error.message);
    else {
      const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
      print(messages.t("failed", { message }));
    }
    return 1;
  }
}

const args = process.argv.slice(2);
if (args.some((arg) => arg === "--supplier" || arg.startsWith("--supplier="))) {
  importOfSupplier(args).then((code) => {
    process.exitCode = code;
  });
} else {
  await import("@/lib/backend/import/cli");
}
