/** What a rule of the domain can refuse. The API maps these to its own error table. */
export type DomainErrorCode =
  | "not_an_integer"
  | "currency_mismatch"
  | "unknown_delivery_method"
  | "order_transition"
  | "payment_transition";

/** A broken rule: `code` for programs, `message` (English) for logs. */
export class DomainError extends Error {
  readonly code: DomainErrorCode;

  constructor(code: DomainErrorCode, message: string) {
    super(message);
    this.name = "DomainError";
    this.code = code;
  }
}
