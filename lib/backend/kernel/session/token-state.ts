/** How long an access token is good, seconds. Source: decisions, "Accounts". */
export const accessSeconds = 3600;
/** How long a session lives after its last renewal, ms. Source: decisions, "Accounts". */
export const sessionMs = 3 * 86_400_000;
/** How long a replaced token still counts, for tabs that renew at once, ms. Source: decisions, "Accounts". */
const graceMs = 30_000;

type TokenTimes = { issuedAt: Date; replacedAt: Date | null; expiresAt: Date };

/** Is a token that was replaced then still counted? */
export function inGrace(replacedAt: Date, now: Date): boolean {
  return now.getTime() - replacedAt.getTime() <= graceMs;
}

/**
 * The state of a session's token: `good`; `expired`, its hour is over but the session lives, so it can be renewed; `dead`,
 * the session is over or the token was replaced too long ago.
 */
export function tokenState({ issuedAt, replacedAt, expiresAt }: TokenTimes, now: Date): "good" | "expired" | "dead" {
  if (expiresAt <= now || (replacedAt !== null && !inGrace(replacedAt, now))) return "dead";
  return now.getTime() - issuedAt.getTime() < accessSeconds * 1000 ? "good" : "expired";
}
