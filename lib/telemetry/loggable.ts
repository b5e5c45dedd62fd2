/** The frames of an error's stack; its first lines repeat the message. */
const framesOf = ({ stack = "" }: Error) =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");

/** Messages that quote what was wrong: a value that PostgreSQL could not read (SQLSTATE class 22), a text that is no JSON. */
function withoutQuote(message: string, code: string): string {
  if (/^22[0-9A-Z]{3}$/.test(code)) return message.replace(/".*"/s, '"…"');
  return message.replace(/^.*(is not valid JSON)$/s, "The text $1");
}

function toldOf(error: Error): string {
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  // Recognised by its shape: each bundle has its own class DrizzleQueryError. Its message ends with the parameters.
  const query = "query" in error && "params" in error ? String(error.query) : null;
  const message = query === null ? withoutQuote(error.message, code) : `Failed query: ${query}`;
  return `${error.name}${code && ` (${code})`}: ${message}\n${framesOf(error)}`;
}

/**
 * An error as it is logged: names, messages, codes and stacks of it and of its causes. The parameters of a query and all
 * other fields are left out, because e-mails and hashes are among them.
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
