/** Values of a field as they stand in a line; objects as JSON. */
const shown = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

/**
 * A line of the log for human eyes: `14:03:09 WARN  what happened  key=value`, an error's stack below it.
 * @param line of JSON, with `level`, `time` and `msg`
 */
export function readableLine(line: string): string {
  const { level, time, msg = "", error, ...rest }: Record<string, unknown> = JSON.parse(line);
  const fields = Object.entries(rest).map(([key, value]) => `${key}=${shown(value)}`);
  const begin = `${String(time).slice(11, 19)} ${String(level).toUpperCase().padEnd(5)} ${shown(msg)}`;
  return `${[begin, ...fields].join("  ")}\n${error === undefined ? "" : `${shown(error)}\n`}`;
}
