const minute = 60_000;

/** `half`: before the second factor, or on the way to the first one; `full`: signed in. */
export type Strength = "half" | "full";

/** How long a session of a strength lives at most, ms. Source: specification of the admin, 4.3 */
const longest: Record<Strength, number> = { half: 15 * minute, full: 12 * 60 * minute };

/** How long a session lives without a request, ms. */
export const idleMs = 60 * minute;

/** How long an invitation may be used, ms. */
export const invitationMs = 72 * 60 * minute;

/** For how long a second factor counts that was shown, ms. */
const stepUpMs = 15 * minute;

/** How many codes a half session may try. */
export const codeTries = 5;

/** When a session that begins at `now` ends, whatever is done in it. */
export function sessionEndOf(strength: Strength, now: Date): Date {
  return new Date(now.getTime() + longest[strength]);
}

/** Is a session over, by its end or because nothing was asked in it for too long? */
export function isOver({ expiresAt, seenAt }: { expiresAt: Date; seenAt: Date }, now: Date): boolean {
  return expiresAt <= now || now.getTime() - seenAt.getTime() >= idleMs;
}

/** Until when a second factor that was shown at a moment counts. */
export function steppedUpUntil(at: Date): Date {
  return new Date(at.getTime() + stepUpMs);
}

/** Has the second factor been shown lately enough for what asks for it again? */
export function isSteppedUp(at: Date | null, now: Date): boolean {
  return at !== null && now < steppedUpUntil(at);
}
