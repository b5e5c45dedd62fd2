import { fieldErrors } from "@/lib/api/host/field-errors";
import type { Name } from "@/lib/contract/contract";
import { type Problem, problem } from "@/lib/contract/problem";
import { type ErrorCode, problemMembers } from "@/lib/domain/error-codes";
import type { Language } from "@/lib/domain/locale";
import { written } from "@/messages/written";

/** What a status means where nothing else tells. */
const codes: Record<number, ErrorCode> = {
  400: "unreadable",
  401: "unauthorised",
  403: "forbidden",
  404: "not_found",
  405: "method_not_allowed",
  409: "conflict",
  410: "not_found",
  412: "stale_cart",
  413: "too_large",
  415: "not_json",
  422: "invalid",
  429: "too_many",
  501: "not_implemented",
  503: "unavailable",
};

/** The same status means more in these calls. */
const ofCall: Partial<Record<Name, Record<number, ErrorCode>>> = {
  "POST /auth/login": {
    400: "bad_credentials",
    401: "bad_credentials",
    403: "bad_credentials",
    404: "bad_credentials",
  },
  "POST /auth/register": { 409: "email_taken" },
  "POST /auth/reset-password": { 400: "token_invalid", 401: "token_invalid", 404: "token_invalid" },
  "GET /auth/{provider}/callback": {
    400: "social_sign_in_failed",
    401: "social_sign_in_failed",
    403: "social_sign_in_failed",
  },
};

function codeOf(name: Name, status: number, hasFields: boolean): ErrorCode {
  // Several frameworks answer 400 where a field is wrong.
  if (hasFields && (status === 400 || status === 422)) return "invalid";
  const known = ofCall[name]?.[status] ?? codes[status];
  return known ?? (status >= 500 ? "internal" : "conflict");
}

/** A text for people that an error brings along; a bare phrase of the status says nothing. */
function textOf(body: unknown): string | null {
  if (typeof body !== "object" || body === null) return null;
  const { detail, message } = body as { detail?: unknown; message?: unknown };
  const text = [detail, message].find((each) => typeof each === "string");
  return typeof text === "string" && text.length <= 300 && /\s/.test(text) ? text : null;
}

/** A text of ours without the places for what is not known. */
const withoutPlaceholders = (text: string) => text.replace(/\s*\{\w+\}/g, "");

/** Errors for which the back end's detail is shown: how many are left, why it was refused. */
const codesWithDetail = new Set<ErrorCode>(["conflict", "forbidden", "too_many"]);

/** A problem with texts: our own replace missing ones. */
function withMessages(problem: Problem, language: Language): Problem {
  const { title, detail } = written[language].problem[problem.code];
  return {
    ...problem,
    title: problem.title.trim() || title,
    detail: problem.detail.trim() || withoutPlaceholders(detail),
  };
}

/**
 * Reads an error of a back end by its status, whatever its media type.
 * @param body parsed where it is JSON, else undefined
 * @param sent what was sent: errors of fields are told by the names it has
 * @returns a problem of the contract in the reader's language; its `status` is the back end's own
 */
export function errorAnswer(name: Name, status: number, body: unknown, sent: unknown, language: Language): Problem {
  const own = problem.safeParse(body);
  if (own.success && own.data.status === status) return withMessages(own.data, language);
  const errors = fieldErrors(body, sent);
  const code = codeOf(name, status, errors.length > 0);
  const { title, detail } = written[language].problem[code];
  const said = codesWithDetail.has(code) ? textOf(body) : null;
  return {
    ...problemMembers(code, { title, detail: said ?? withoutPlaceholders(detail) }, status),
    ...(errors.length > 0 && { errors }),
  };
}
