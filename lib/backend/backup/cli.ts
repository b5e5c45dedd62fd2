import { runCommand } from "@/lib/backend/backup/command";
import type { Command } from "@/lib/backend/backup/options";
import { BackupRefused } from "@/lib/backend/backup/refused";
import { commandMessages, refusalMessage } from "@/lib/backend/kernel/command/command-messages";
import { terminalLanguage } from "@/lib/backend/kernel/command/terminal-language";
import { ConfigError } from "@/lib/config";
import { StartRefused } from "@/lib/runtime/start-refused";

const print = (line: string) => process.stderr.write(`${line}\n`);

async function run(command: Command, args: readonly string[]): Promise<number> {
  const messages = commandMessages("backup", terminalLanguage());
  const interrupted = new AbortController();
  // An interrupted backup removes its draft; an interrupted restore leaves the database as it was.
  if (command === "backup") for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => interrupted.abort());
  try {
    const printed = await runCommand(command, args, { messages, print, signal: interrupted.signal, now: new Date() });
    if (printed) process.stdout.write(`${printed}\n`);
    return 0;
  } catch (error) {
    if (error instanceof BackupRefused) {
      print(refusalMessage(messages, error));
      if (error.code === "usage" || error.code === "unknown_option") print(`\n${messages.t(`usage_${command}`)}`);
    } else if (error instanceof StartRefused || error instanceof ConfigError) print(error.message);
    else if (interrupted.signal.aborted) print(messages.t("interrupted"));
    else
      print(messages.t("failed", { message: error instanceof Error ? (error.stack ?? error.message) : String(error) }));
    return 1;
  }
}

const [command, ...args] = process.argv.slice(2);
run(command === "restore" ? "restore" : "backup", args).then((code) => {
  process.exitCode = code;
});
