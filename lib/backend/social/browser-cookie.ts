import type { Context } from "@/lib/backend/kernel/http/context";
import { readCookie, setCookie } from "@/lib/backend/kernel/http/cookies";

const cookieName = "social_state";

/** How long a browser is known after it began a sign-in, seconds: longer than that may take, so that lateness is told. */
const cookieSeconds = 3600;

/** The secret that tells a browser that began a sign-in from all others; `null` when it began none. */
export function browserOf({ request }: Context): string | null {
  return readCookie(request, cookieName, /^[\w-]{43}$/);
}

/** Gives a browser that begins a sign-in its secret. */
export function knowBrowser(context: Context, secret: string): void {
  setCookie(context, cookieName, secret, cookieSeconds);
}

/** Takes the secret away from a browser that has signed in. */
export function forgetBrowser(context: Context): void {
  setCookie(context, cookieName, "", 0);
}
