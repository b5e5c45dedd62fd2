import { DrizzleQueryError } from "drizzle-orm";

/** The frames of an error's stack; its first lines repeat the message. */
const framesOf = ({ stack = "" }: Error) =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");

function toldOf(error: Error): string {
  const code = "code" in error && typeof error.code === "string" ? ` (${error.code})` : "";
  const message = error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message;
  return `${error.name}${code}: ${message}\n${framesOf(error)}`;
}

/**
 * An error as it may stand in a log: names, messages, codes and stacks of it and of its causes. The parameters of a query are
 * left out, and so is what else an error carries: e-mails and hashes are among them.
 */
export function loggable(error: unknown): string {
  const told: string[] = [];
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) told.push(toldOf(cause));
  return told.length > 0 ? told.join("\ncaused by ") : `something that is no error, a ${typeof error}`;
}

/** A line of a library that puts an error's message into its own words, without the parameters of a query. */
export function withoutParameters(line: string): string {
  return line.replace(/^(\s*)params: .*$/gm, "$1params: left out");
}
