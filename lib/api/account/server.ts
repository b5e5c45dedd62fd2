import "server-only";
import { cache } from "react";
import { rememberEnd, userFailureEndsSession } from "@/lib/api/gateway/session-renewal";
import { isOffered } from "@/lib/api/request/offered";
import { askFor, orFallback, orNull } from "@/lib/api/request/server";
import { ApiError } from "@/lib/api/transport/call";
import type { User } from "@/lib/contract/account";
import type { ReplyOf } from "@/lib/contract/contract";
import type { Order } from "@/lib/contract/order";
import type { Locale } from "@/lib/domain/locale";
import { addPageCookies } from "@/lib/runtime/page-answer";
import {
  type AuthToken,
  authCookie,
  endedSessionCookies,
  parseAuthToken,
  setCookieLine,
} from "@/lib/session/auth-cookie";
import { currentCookieHeader } from "@/lib/session/cookie-header";
import { cookieValue } from "@/lib/session/visitor-headers";
import { log } from "@/lib/telemetry/log";

export type OrderLine = ReplyOf<"GET /orders">["body"]["data"][number];

/** The user; `null` when the session has ended or the load failed: then its cookies are cleared. @throws ApiError */
async function unlessSignedOut<T>(token: AuthToken | null, read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (!(error instanceof ApiError) || !userFailureEndsSession(error.status)) throw error;
    if (token) await rememberEnd(token);
    addPageCookies(endedSessionCookies().map(setCookieLine));
    return null;
  }
}

const read = cache(async (language: Locale["language"], currency: Locale["currency"]): Promise<User | null> => {
  const cookie = await currentCookieHeader();
  const held = cookieValue(cookie, authCookie);
  if (held === undefined) return null;
  const answer = await unlessSignedOut(
    parseAuthToken(held),
    askFor(cookie, "GET /users/info", {}, { language, currency }),
  );
  return answer?.body ?? null;
});

/** The current user; `null` when signed out. Read once per page, which becomes dynamic. @throws ApiError */
export function currentUser({ language, currency }: Locale): Promise<User | null> {
  return read(language, currency);
}

/** The same for a page that is of use without it: a failure is logged, and the visitor counts as signed out. */
export async function currentUserIfKnown(locale: Locale): Promise<User | null> {
  try {
    return await currentUser(locale);
  } catch (error) {
    log().error({ error }, "The user could not be read for a page.");
    return null;
  }
}

/**
 * The visitor's orders, newest first. `"not_kept"`: the back end lists nobody's orders; `"unread"`: they cannot be read now.
 * @throws ApiError while the back end is unavailable
 */
export async function currentOrders(locale: Locale): Promise<OrderLine[] | "not_kept" | "unread"> {
  if (!(await isOffered("GET /orders"))) return "not_kept";
  const orders = askFor(await currentCookieHeader(), "GET /orders", {}, locale).then(({ body }) => body.data);
  return orFallback<OrderLine[] | "unread">(orders, "unread");
}

/** One of the visitor's orders; `null` for one that is somebody else's or does not exist. @throws ApiError */
export async function currentOrder(number: string, locale: Locale): Promise<Order | null> {
  if (!/^\d{1,20}$/.test(number)) return null;
  const answer = askFor(await currentCookieHeader(), "GET /orders/{number}", { path: { number } }, locale);
  return (await orNull(answer))?.body ?? null;
}
