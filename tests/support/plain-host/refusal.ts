export const statusOfReason = {
  unreadable: 400,
  cart_empty: 409,
  unauthenticated: 401,
  bad_credentials: 401,
  social_failed: 401,
  not_found: 404,
  method_not_allowed: 405,
  email_taken: 409,
  out_of_stock: 409,
  stale_cart: 412,
  invalid: 422,
  token_invalid: 422,
} as const;

export type Reason = keyof typeof statusOfReason;

/** Why a call is refused: `fields` names what is wrong with which field, `left` says how many pieces there are. */
export class Refusal extends Error {
  constructor(
    readonly reason: Reason,
    readonly detail: { fields?: Record<string, string>; left?: number } = {},
  ) {
    super(reason);
  }
}
