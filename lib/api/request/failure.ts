import { ApiError } from "@/lib/api/transport/call";
import type { Problem } from "@/lib/contract/problem";

/**
 * Why a call failed, for the page to say. `detail` is in the reader's language already; `null` when the shop could not be
 * reached or did not answer in its own terms: the page then has words of its own.
 */
export type Failure = { code: Problem["code"] | "network"; detail: string | null; problem: Problem | null };

/** The same of an answer's problem; `null` for an answer outside the contract. */
export function problemFailure(problem: Problem | null): Failure {
  return { code: problem?.code ?? "network", detail: problem?.detail ?? null, problem };
}

/** Reads an error of `callApi`: an answer of the API, or a call that failed on its way. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ApiError) {
    return { code: error.code, detail: error.problem?.detail ?? null, problem: error.problem };
  }
  return { code: "network", detail: null, problem: null };
}
