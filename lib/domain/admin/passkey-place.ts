/** To whom a passkey belongs: a host name, and the origin that it is used on. */
export type PasskeyPlace = { id: string; origin: string };

/**
 * The place of a shop's passkeys; `null` where browsers make none: they want https, or the very machine, and a name, not a number.
 * @param publicUrl the shop's address
 */
export function passkeyPlace(publicUrl: string): PasskeyPlace | null {
  const { protocol, hostname, origin } = new URL(publicUrl);
  if (/^[\d.]+$|^\[/.test(hostname)) return null;
  return protocol === "https:" || hostname === "localhost" ? { id: hostname, origin } : null;
}

/** How many passkeys one has at most. */
export const mostPasskeys = 20;

/** How long a challenge may be answered, ms. */
export const challengeMs = 5 * 60_000;
