import type { Context } from "@/lib/backend/kernel/http/context";
import { readCookie, setCookie } from "@/lib/backend/kernel/http/cookies";

const cookieName = "social_state";

/**
 * How long a browser keeps the secret of a sign-in, seconds: longer than a sign-in may take, so that a late one can be
 * reported as such.
 */
const cookieSeconds = 3600;

/** The secret that tells a browser that began a sign-in from all others; `null` when it began none. */
export function browserOf({ request }: Context): string | null {
  return readCookie(request, cookieName, /^[\w-]{43}$/);
}

/** Sets the secret in a browser that begins a sign-in. */
export function knowBrowser(context: Context, secret: string): void {
  setCookie(context, cookieName, secret, cookieSeconds);
}

/** Deletes the secret of a browser that has signed in. */
export function forgetBrowser(context: Context): void {
  setCookie(context, cookieName, "", 0);
}
