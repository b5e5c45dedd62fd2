import { commandMessages } from "@/lib/backend/kernel/command/command-messages";
import { terminalLanguage } from "@/lib/backend/kernel/command/terminal-language";
import { disconnect } from "@/lib/backend/kernel/database/connect";
import { migrate } from "@/lib/backend/migrate";
import { type CommandOutcome, orderCommand } from "@/lib/backend/order/command";
import { ConfigError } from "@/lib/config";
import { terminalText } from "@/lib/domain/terminal-text";
import { joinDatabase, readCommandConfig } from "@/lib/runtime/join-database";
import { StartRefused } from "@/lib/runtime/start-refused";

const print = (line: string) => process.stderr.write(`${terminalText(line)}\n`);
const language = terminalLanguage();
const { t } = commandMessages("order_command", language);

/**
 * Runs the command on the shop's database, which is brought up to date; the shop may be open or closed meanwhile. A back
 * end elsewhere has the orders itself.
 */
async function onDatabase(args: readonly string[]): Promise<CommandOutcome> {
  const { apiHost } = readCommandConfig();
  if (apiHost) return { ok: false, lines: [t("at_host", { host: apiHost })] };
  const leave = await joinDatabase(print);
  try {
    await migrate();
    return await orderCommand(args, language, new Date());
  } finally {
    await disconnect();
    await leave();
  }
}

async function run(args: readonly string[]): Promise<number> {
  try {
    const { ok, lines } = await onDatabase(args);
    (ok ? process.stdout : process.stderr).write(`${terminalText(lines.join("\n"))}\n`);
    return ok ? 0 : 1;
  } catch (error) {
    const known = error instanceof StartRefused || error instanceof ConfigError;
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    print(known ? error.message : t("failed", { message }));
    return 1;
  }
}

run(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
