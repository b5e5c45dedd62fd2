import { jest } from "@jest/globals";

/** A line of the log as it was written. */
export type LogLine = { level: string; msg: string; error?: string; requestId?: string } & Record<string, unknown>;

let lines: LogLine[] = [];
let spy: jest.SpiedFunction<typeof process.stdout.write> | undefined;

/** Keeps what the log writes from here on instead of printing it; what else is printed is. */
export function keepLogLines(): void {
  lines = [];
  // The same lines on a terminal as anywhere else.
  process.stdout.isTTY = false;
  const { write } = process.stdout;
  spy = jest.spyOn(process.stdout, "write").mockImplementation(((...given: Parameters<typeof write>) => {
    const [text] = given;
    if (typeof text !== "string" || !text.startsWith('{"level":"')) return write.apply(process.stdout, given);
    lines.push(JSON.parse(text));
    return true;
  }) as typeof write);
}

/** Prints again. @returns the lines of errors that no test has taken */
export function endKeptLines(): LogLine[] {
  spy?.mockRestore();
  return takeLogLines("error");
}

/** The lines that a test expects, of one level or of all, in their order: each is given once, and fails no test. */
export function takeLogLines(level?: "error" | "warn" | "info"): LogLine[] {
  const taken = lines.filter((line) => level === undefined || line.level === level);
  lines = lines.filter((line) => !taken.includes(line));
  return taken;
}
