/** The form of the checkout is kept for 30 minutes. Source: specification, section 9. */
export const userFormMinutes = 30;
/** The chosen delivery and its address or point are kept for 5 minutes. Source: specification, section 9. */
export const deliveryMinutes = 5;
/** The cookies that carry them live for a day, in seconds: the expiry inside the data is the earlier clock. */
export const expiringMaxAgeSeconds = 24 * 60 * 60;

/** Puts `data` (anything JSON can hold) into a text together with its expiry, `minutes` after `now`. */
export function wrapExpiring(data: unknown, minutes: number, now: Date): string {
  return JSON.stringify({ data, expires_at: new Date(now.getTime() + minutes * 60_000).toISOString() });
}

/**
 * Reads such a text back. `undefined` when it is absent, expired (from the very instant on) or not such a text at all,
 * so that expired counts as absent. The data comes from a browser: parse it before use.
 */
export function readExpiring(text: string | null | undefined, now: Date): unknown {
  const wrapped = parsed(text);
  if (typeof wrapped !== "object" || wrapped === null) return undefined;
  if (!("expires_at" in wrapped) || typeof wrapped.expires_at !== "string" || !("data" in wrapped)) return undefined;
  // An unreadable date gives NaN, which is never later than now.
  return Date.parse(wrapped.expires_at) > now.getTime() ? wrapped.data : undefined;
}

function parsed(text: string | null | undefined): unknown {
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // a cut-off or forged cookie is no data, which is what the caller is told
  }
}
