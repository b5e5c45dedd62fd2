import { parseCookie, stringifyCookie } from "cookie";
import { LRUCache } from "lru-cache";
import { serverTransport } from "@/lib/api/request/server-transport";
import { readConfig } from "@/lib/config";
import { askFront, frontProcess } from "@/lib/runtime/front-process";
import { processWide } from "@/lib/runtime/process-wide";
import {
  type AuthToken,
  authCookie,
  authTokenOf,
  type CookieLine,
  endedSessionCookies,
  sessionCookies,
} from "@/lib/session/auth-cookie";
import { log } from "@/lib/telemetry/log";

/**
 * The outcome of a renewal: the new token, an ended session, or a temporary failure. A session that the shop ended after it was
 * renewed has a `token` as well, which still answers the calls that are under way.
 */
export type Renewal =
  | { kind: "renewed"; token: AuthToken }
  | { kind: "ended"; token?: AuthToken }
  | { kind: "failed"; code: "unavailable" | "too_many" | "bad_gateway" };

/** Statuses that say nothing about the session: every other error says that it cannot be renewed. */
function failureOf(status: number): Renewal | null {
  if (status === 429) return { kind: "failed", code: "too_many" };
  if (status === 502) return { kind: "failed", code: "bad_gateway" };
  return status >= 500 ? { kind: "failed", code: "unavailable" } : null;
}

/** How long the renewed session is given for the old token, ms: for requests under way and pages just opened. */
const sharedFor = 60_000;

const renewals = processWide(
  "session renewals",
  () => new LRUCache<string, Promise<Renewal>>({ max: 10_000, ttl: sharedFor }),
);

/** Headers of a visitor's request that belong to every call on their behalf. */
const forwarded = ["accept-language", "x-currency", "x-forwarded-for", "user-agent", "x-request-id", "cookie"];

const notRenewed = "The session could not be renewed now, it stays as it is.";

const path = "/api/v1/auth/refresh";

/** Asks for a renewal: in a render worker the front process, so that a session is renewed once for all processes of the shop. */
function sendRenewal(token: AuthToken, headers: Headers): Promise<Response> {
  const front = frontProcess();
  if (front) {
    const cookies = { ...parseCookie(headers.get("cookie") ?? ""), [authCookie]: JSON.stringify(token) };
    headers.set("cookie", stringifyCookie(cookies));
    return askFront(front, "POST", path, headers);
  }
  headers.set("authorization", `${token.token_type} ${token.access_token}`);
  return serverTransport()(path, { method: "POST", headers });
}

async function askRenewal(token: AuthToken, headers: Headers): Promise<Renewal> {
  const sent = new Headers();
  for (const name of forwarded) {
    const value = headers.get(name);
    if (value !== null) sent.set(name, value);
  }
  try {
    const answer = await sendRenewal(token, sent);
    if (answer.ok) return { kind: "renewed", token: authTokenOf(await answer.json(), new Date()) };
    await answer.body?.cancel();
    const failure = failureOf(answer.status);
    if (failure) log().error({ status: answer.status }, notRenewed);
    return failure ?? { kind: "ended" };
  } catch (error) {
    log().error({ error }, notRenewed);
    return { kind: "failed", code: "unavailable" };
  }
}

/**
 * Renews a session, once for all requests with the same token at the same time or within the next minute.
 * @param headers of the visitor's request. Source: specification, section 4
 */
export async function renewSession(token: AuthToken, headers: Headers): Promise<Renewal> {
  const known = renewals.get().get(token.access_token);
  if (known) return known;
  const renewal = askRenewal(token, headers);
  renewals.get().set(token.access_token, renewal);
  if ((await renewal).kind === "failed") renewals.get().delete(token.access_token);
  return renewal;
}

/** The session of this token has ended here: a call that is still under way with it is answered, and brings no renewed one back. */
export async function rememberEnd(token: AuthToken): Promise<void> {
  const known = await renewals.get().get(token.access_token);
  const renewed = known && known.kind !== "failed" ? known.token : undefined;
  renewals.get().set(token.access_token, Promise.resolve({ kind: "ended", ...(renewed && { token: renewed }) }));
}

/** The answer to the browser about a renewal. */
export function renewalCookies(renewal: Renewal, now: Date): CookieLine[] {
  if (renewal.kind === "renewed") return sessionCookies(renewal.token, now);
  return renewal.kind === "ended" ? endedSessionCookies() : [];
}

/**
 * Does a load of the user that failed with this status end the session? Every error that a host answers does; of the embedded API one
 * that is about the session: a database that is unavailable says nothing of it. Source: specification, section 8.
 */
export function userFailureEndsSession(status: number): boolean {
  if (status < 400) return false;
  return readConfig().apiHost !== undefined || (status < 500 && status !== 429);
}

/** A 401 about what was typed (a wrong password), not about the session. */
async function isAboutInput(answer: Response): Promise<boolean> {
  if (!answer.body) return false; // of HEAD
  const { code } = (await answer.clone().json()) as { code?: unknown };
  return code === "bad_credentials";
}

/**
 * Makes a call on behalf of a signed-in user. A 401 renews the session and the call is made once more; when the renewal
 * fails, the 401 is passed on. Source: specification, sections 4 and 8.
 * @param token of the visitor's cookie; `null` for nobody
 * @param send makes the call with these headers
 * @returns the answer, and the cookies that the browser is to get with it
 */
export async function withSession(
  token: AuthToken | null,
  headers: Headers,
  send: (headers: Headers) => Promise<Response>,
): Promise<{ answer: Response; cookies: CookieLine[] }> {
  const answer = await send(headers);
  if (answer.status !== 401 || !token || (await isAboutInput(answer))) return { answer, cookies: [] };
  const renewal = await renewSession(token, headers);
  const renewed = renewal.kind === "failed" ? undefined : renewal.token;
  if (!renewed) return { answer, cookies: renewalCookies(renewal, new Date()) };
  await answer.body?.cancel();
  const again = new Headers(headers);
  again.set("authorization", `${renewed.token_type} ${renewed.access_token}`);
  const answered = await send(again);
  // Meanwhile the session may have ended by another request.
  const known = (await renewals.get().get(token.access_token)) ?? renewal;
  return { answer: answered, cookies: renewalCookies(known, new Date()) };
}
