import { isDatabaseUnavailable } from "@/lib/backend/kernel/database/unavailable";
import { ApiProblem, type FieldError } from "@/lib/backend/kernel/http/problem";
import { waitingTime } from "@/lib/backend/kernel/limit/waiting-time";
import { fieldMessageKey } from "@/lib/contract/field-code";
import { type ErrorCode, problemMembers } from "@/lib/domain/error-codes";
import type { Language } from "@/lib/domain/locale";
import { formatMoney } from "@/lib/domain/money";
import { unbrokenIn } from "@/lib/domain/unbroken";
import { written } from "@/messages/written";

/** Retry-After in seconds when a problem does not set it. */
const someWait = 60;

/** The message for a wrong field: one for this field if there is one (`password_too_small`). */
function fieldMessage(language: Language, { path, code, limit }: FieldError): string {
  const texts: Record<string, string> = written[language].field;
  const text = texts[fieldMessageKey(path, code, (key) => key in texts)] ?? "";
  return unbrokenIn(
    language,
    limit ? text.replace("{limit}", () => formatMoney(limit, language, { bound: true })) : text,
  );
}

function detailOf({ code, extra }: ApiProblem, language: Language): string {
  const detail: string = extra.reason
    ? written[language].problem_reason[extra.reason]
    : written[language].problem[code].detail;
  const said = detail
    .replace("{left}", String(extra.left ?? 0))
    .replace("{when}", () => waitingTime(extra.retry_after ?? someWait, language));
  return unbrokenIn(language, said); // pages show it as it is
}

/** An error as `application/problem+json` (RFC 9457) in the caller's language, without internals. */
export function problemResponse(problem: ApiProblem, language: Language, instance: string): Response {
  const { title }: { title: string } = written[language].problem[problem.code];
  const { errors, retry_after, ...extra } = problem.extra;
  const body = {
    ...problemMembers(problem.code, { title, detail: detailOf(problem, language) }),
    instance,
    ...(errors && {
      errors: errors.map(({ message, ...error }) => ({
        path: error.path,
        code: error.code,
        message: message ?? fieldMessage(language, error),
      })),
    }),
    ...extra,
  };
  const headers = new Headers({
    "content-type": "application/problem+json",
    "cache-control": "no-store",
    "content-language": language,
  });
  // RFC 9110, section 11.6.1: a 401 says how to sign in.
  if (body.status === 401) headers.set("www-authenticate", "Bearer");
  if (retry_after !== undefined) headers.set("retry-after", String(retry_after));
  return new Response(JSON.stringify(body), { status: body.status, headers });
}

/** The problem for an unexpected error: `unavailable` when the database is unavailable, else `internal`. */
export function problemOf(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) return error;
  const code: ErrorCode = isDatabaseUnavailable(error) ? "unavailable" : "internal";
  return new ApiProblem(code, code === "unavailable" ? { retry_after: 5 } : {});
}
