import type { Carrier } from "@/lib/api/client";

/** Calls about the session itself: their 401 is an answer, not a reason to renew. */
const ofSession = /^\/api\/v1\/auth\//;

let renewing: Promise<boolean> | undefined;
let renewals = 0;

const signedIn = () => /(?:^|;\s*)signed_in=1/.test(document.cookie);

async function renew(): Promise<boolean> {
  const { ok } = await fetch("/api/v1/auth/refresh", { method: "POST", credentials: "same-origin" });
  if (ok) renewals += 1;
  return ok;
}

/** One renewal at a time, shared by every request that waits for it. */
function renewed(): Promise<boolean> {
  renewing ??= renew().finally(() => {
    renewing = undefined;
  });
  return renewing;
}

/** A 401 about what was typed (a wrong password), not about the session: asking again would only count twice. */
async function isAboutInput(response: Response): Promise<boolean> {
  const body: { code?: unknown } | null = await response
    .clone()
    .json()
    .catch(() => null); // no problem document: then it is about the session
  return body?.code === "bad_credentials";
}

/**
 * From the page to its own origin; cookies travel with it. A 401 of somebody signed in triggers one renewal of the
 * session, shared by concurrent requests, then one retry; if the renewal fails, the 401 is passed on.
 */
export const browser: Carrier = async (path, init) => {
  const before = renewals;
  const send = () => fetch(path, { ...init, credentials: "same-origin" });
  const response = await send();
  if (response.status !== 401 || ofSession.test(path) || !signedIn() || (await isAboutInput(response))) return response;
  // Another request may have renewed the session while this one was under way: then its retry is all that is missing.
  const good = renewals > before || (await renewed());
  return good ? send() : response;
};
