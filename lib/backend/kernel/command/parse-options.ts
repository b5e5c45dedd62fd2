import { type ParseArgsConfig, parseArgs } from "node:util";
import type { CommandRefused } from "@/lib/backend/kernel/command/command-refused";

/**
 * Reads the arguments of a command by node's own parser.
 * @param options the options the command knows, as `util.parseArgs` takes them
 * @param refuse makes the error for an option that is unknown or lacks its value
 * @throws CommandRefused as made by `refuse`
 */
export function parseOptions<const Options extends NonNullable<ParseArgsConfig["options"]>>(
  args: readonly string[],
  options: Options,
  refuse: (option: string) => CommandRefused,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    // The parser's own sentence begins with the option in quotes; the rest of it is English advice.
    throw refuse(error instanceof Error ? (/'([^']+)'/.exec(error.message)?.[1] ?? error.message) : String(error));
  }
}
