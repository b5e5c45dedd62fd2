import { runCommand } from "@/lib/backend/backup/command";
import { commandMessages } from "@/lib/backend/kernel/command/command-messages";

/** Does a backup or a restore as its command does, and prints the most memory the process has taken, bytes. */
const [command, ...args] = process.argv.slice(2);
const print = (line: string) => process.stderr.write(`${line}\n`);
const { signal } = new AbortController();
const work = { messages: commandMessages("backup", "en"), print, signal, now: new Date() };
await runCommand(command === "restore" ? "restore" : "backup", args, work);
process.stdout.write(String(process.resourceUsage().maxRSS * 1024));
