import type { Gone, Stale } from "@/lib/contract/problem";
import type { ErrorCode } from "@/lib/domain/error-codes";
import type { Money } from "@/lib/domain/money";
import type en from "@/messages/en.json";

/** Finer than a code: has a sentence of its own in the namespace `problem_reason`. */
type Reason = keyof typeof en.problem_reason;

export type FieldError = {
  path: string;
  code: string;
  message?: string;
  /** What the code's sentence names as `{limit}`. */
  limit?: Money;
};

/** An error of the API with a code of the table; thrown by handlers, turned into problem+json by the server. */
export class ApiProblem extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly extra: {
      errors?: FieldError[];
      left?: number;
      product_id?: number;
      gone?: Gone;
      stale?: Stale;
      retry_after?: number;
      reason?: Reason;
    } = {},
  ) {
    super(code);
  }
}
