import { runCommand } from "@/lib/backend/backup/command";
import type { Command } from "@/lib/backend/backup/options";
import { BackupRefused } from "@/lib/backend/backup/refused";
import { backupTexts, refusalText } from "@/lib/backend/backup/texts";
import { terminalLanguage } from "@/lib/backend/kernel/terminal-language";
import { ConfigError } from "@/lib/config";
import { StartRefused } from "@/lib/runtime/start-refused";

const say = (line: string) => process.stderr.write(`${line}\n`);

async function run(command: Command, args: readonly string[]): Promise<number> {
  const texts = backupTexts(terminalLanguage());
  const interrupted = new AbortController();
  // A backup that is broken off removes its draft; a restore that dies leaves the database as it was.
  if (command === "backup") for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => interrupted.abort());
  try {
    const printed = await runCommand(command, args, { texts, say, signal: interrupted.signal, now: new Date() });
    if (printed) process.stdout.write(`${printed}\n`);
    return 0;
  } catch (error) {
    if (error instanceof BackupRefused) {
      say(refusalText(texts, error));
      if (error.code === "usage" || error.code === "unknown_option") say(`\n${texts(`usage_${command}`)}`);
    } else if (error instanceof StartRefused || error instanceof ConfigError) say(error.message);
    else if (interrupted.signal.aborted) say(texts("interrupted"));
    else say(texts("failed", { message: error instanceof Error ? (error.stack ?? error.message) : String(error) }));
    return 1;
  }
}

const [command, ...args] = process.argv.slice(2);
run(command === "restore" ? "restore" : "backup", args).then((code) => {
  process.exitCode = code;
});
