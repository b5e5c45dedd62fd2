import type { Context } from "@/lib/backend/kernel/http/context";
import { isSecure } from "@/lib/backend/kernel/http/secure-request";

/** How long a browser is known after it began a sign-in, seconds: longer than that may take, so that lateness is told. */
const cookieSeconds = 3600;

function setCookie(context: Context, value: string, seconds: number): void {
  // Lax: the browser sends it when the provider leads it back.
  const parts = [`social_state=${value}`, "Path=/", `Max-Age=${seconds}`, "HttpOnly", "SameSite=Lax"];
  context.setCookie([...parts, ...(isSecure(context.request) ? ["Secure"] : [])].join("; "));
}

/** The secret that tells a browser that began a sign-in from all others; `null` when it began none. */
export function browserOf({ request }: Context): string | null {
  return /(?:^|;\s*)social_state=([\w-]{43})(?:;|$)/.exec(request.headers.get("cookie") ?? "")?.[1] ?? null;
}

/** Gives a browser that begins a sign-in its secret. */
export function knowBrowser(context: Context, secret: string): void {
  setCookie(context, secret, cookieSeconds);
}

/** Takes the secret away from a browser that has signed in. */
export function forgetBrowser(context: Context): void {
  setCookie(context, "", 0);
}
