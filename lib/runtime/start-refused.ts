/**
 * The shop cannot start for a reason its operator can remove. The message is one sentence that says what is wrong
 * and what to do; it is printed without a stack.
 */
export class StartRefused extends Error {
  override name = "StartRefused";
}

/** @returns the system's code of a failed call (`EACCES`, `EADDRINUSE`, …), or undefined for any other error. */
export function systemCode(error: unknown): string | undefined {
  // Not by instanceof: where modules run in a context of their own, a system error is of another realm's class.
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}
