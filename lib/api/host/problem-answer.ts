import { type ErrorCode, problemMembers } from "@/lib/domain/error-codes";
import { defaultLanguage, isLanguage } from "@/lib/domain/locale";
import { written } from "@/messages/written";

/** Seconds after which it is worth trying again what is unavailable. */
const retryAfterSeconds = 5;

/** An error of the storefront's own in the terms of the contract, in the caller's language. @param instance the address that was asked for */
export function problemAnswer(
  code: ErrorCode,
  language: string | null,
  given: Headers = new Headers(),
  instance?: string,
): Response {
  const texts = written[isLanguage(language) ? language : defaultLanguage].problem[code];
  const problem = { ...problemMembers(code, texts), ...(instance && { instance }) };
  const headers = new Headers(given);
  headers.set("content-type", "application/problem+json");
  headers.set("cache-control", "no-store");
  if (code === "unavailable") headers.set("retry-after", String(retryAfterSeconds));
  return Response.json(problem, { status: problem.status, headers });
}
