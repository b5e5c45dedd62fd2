import { type CommandMessages, commandMessages } from "@/lib/backend/kernel/command/command-messages";
import type { CommandOutcome } from "@/lib/backend/kernel/command/command-outcome";
import { terminalLanguage } from "@/lib/backend/kernel/command/terminal-language";
import { disconnect } from "@/lib/backend/kernel/database/connect";
import { migrate } from "@/lib/backend/migrate";
import { ConfigError } from "@/lib/config";
import type { Language } from "@/lib/domain/locale";
import { terminalText } from "@/lib/domain/terminal-text";
import { joinDatabase, readCommandConfig } from "@/lib/runtime/join-database";
import { StartRefused } from "@/lib/runtime/start-refused";

type Command = (args: readonly string[], language: Language, now: Date) => Promise<CommandOutcome>;

const print = (line: string) => process.stderr.write(`${terminalText(line)}\n`);

async function onDatabase(command: Command, { language, t }: CommandMessages): Promise<CommandOutcome> {
  const args = process.argv.slice(2);
  if (args.length === 0 || args.includes("--help")) return { ok: args.length > 0, lines: [t("usage")] };
  const { apiHost } = readCommandConfig();
  if (apiHost) return { ok: false, lines: [t("at_host", { host: apiHost })] };
  const leave = await joinDatabase(print);
  try {
    await migrate();
    return await command(args, language, new Date());
  } finally {
    await disconnect();
    await leave();
  }
}

/**
 * Runs a command with the arguments of this process on the shop's database, which is brought up to date; the shop may be open or closed
 * meanwhile; to say how it is used it needs none. A back end elsewhere has its own orders and people: there the command is refused. The outcome goes to the terminal, and
 * into the exit code.
 * @param namespace of its messages
 */
export async function runOnDatabase(namespace: "order_command" | "staff_command", command: Command): Promise<void> {
  const messages = commandMessages(namespace, terminalLanguage());
  try {
    const { ok, lines } = await onDatabase(command, messages);
    (ok ? process.stdout : process.stderr).write(`${terminalText(lines.join("\n"))}\n`);
    process.exitCode = ok ? 0 : 1;
  } catch (error) {
    const known = error instanceof StartRefused || error instanceof ConfigError;
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    print(known ? error.message : messages.t("failed", { message }));
    process.exitCode = 1;
  }
}
