import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { log } from "@/lib/telemetry/log";

/** Why a sign-in with a provider came to nothing; each has its sentence in the namespace `problem_reason`. */
export type SocialReason =
  | "cancelled"
  | "expired"
  | "used"
  | "unknown"
  | "other_browser"
  | "provider_away"
  | "bad_answer"
  | "no_email"
  | "email_taken"
  | "link_session_ended"
  | "linked_elsewhere"
  | "other_linked";

/** The refusal of a sign-in with a provider. */
export const socialProblem = (reason: SocialReason) => new ApiProblem("social_sign_in_failed", { reason });

/** The provider did not answer, or only that it cannot. */
export class ProviderUnavailable extends Error {}

/** What a provider says of a sign-in that it did not grant (RFC 6749, section 4.1.2.1). */
export function refusedBy(error: string): SocialReason {
  if (error === "access_denied") return "cancelled";
  return error === "server_error" || error === "temporarily_unavailable" ? "provider_away" : "bad_answer";
}

type Fault = Error & { code?: unknown; error?: unknown };

function faults(error: unknown): Fault[] {
  const chain: Fault[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) chain.push(cause);
  return chain;
}

/**
 * What went wrong while the provider was asked, as a refusal. The operator reads the names and codes of the errors; their
 * texts stay unsaid, since some quote the answer, in which there are tokens.
 */
export function providerProblem(provider: string, error: unknown): ApiProblem {
  const chain = faults(error);
  const names = chain.map(({ name, code, error: said }) =>
    [name, code, said].filter((part) => typeof part === "string").join(" "),
  );
  log().warn({ provider, faults: names }, "A sign-in with a provider failed.");
  return socialProblem(chain.some((fault) => fault instanceof ProviderUnavailable) ? "provider_away" : "bad_answer");
}
