/**
 * Every error the API can answer with: code → HTTP status. Titles and details in three languages live in the
 * `problem` namespace of the messages, keyed by the same codes.
 */
export const errorStatus = {
  unreadable: 400,
  unauthorised: 401,
  bad_credentials: 401,
  social_sign_in_failed: 401,
  second_factor: 401,
  forbidden: 403,
  foreign_origin: 403,
  step_up_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  out_of_stock: 409,
  cart_empty: 409,
  price_changed: 409,
  key_reused: 409,
  email_taken: 409,
  only_sign_in: 409,
  review_closed: 409,
  conflict: 409,
  not_possible: 409,
  undo_over: 409,
  change_set_busy: 409,
  guardrails: 409,
  gone: 410,
  stale_cart: 412,
  stale: 412,
  too_large: 413,
  not_json: 415,
  invalid: 422,
  token_invalid: 422,
  wrong_file: 422,
  too_many: 429,
  internal: 500,
  not_implemented: 501,
  bad_gateway: 502,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Codes every call may answer with; a call's own `errors` come on top. */
export const commonErrors = [
  "unreadable",
  "foreign_origin",
  "not_found",
  "method_not_allowed",
  "too_large",
  "not_json",
  "invalid",
  "too_many",
  "internal",
  "unavailable",
] as const satisfies ErrorCode[];

/**
 * The members that every problem of the API has. Source: RFC 9457, section 3.1.
 * @param texts in the caller's language @param status of the answer, where it is not the code's own
 */
export function problemMembers(
  code: ErrorCode,
  { title, detail }: { title: string; detail: string },
  status: number = errorStatus[code],
) {
  return { type: `urn:dezen:problem:${code}`, title, status, code, detail };
}
