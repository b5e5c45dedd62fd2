import type { NextRequest, NextResponse } from "next/server";
import { serverCall } from "@/lib/api/self";
import {
  authCookie,
  authTokenOf,
  type CookieLine,
  endedSessionCookies,
  parseAuthToken,
  renewBelowSeconds,
  secondsLeft,
  sessionCookies,
} from "@/lib/session/auth-cookie";
import { log } from "@/lib/telemetry/log";

/** Longest wait for a renewal while a visitor waits for a page, ms. */
const patience = 3000;

async function renewedCookies(authorization: string): Promise<CookieLine[]> {
  const { url, headers: own } = serverCall("/api/v1/auth/refresh");
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { authorization, ...own },
      signal: AbortSignal.timeout(patience),
    });
    if (response.status === 401) return endedSessionCookies();
    if (!response.ok) throw new Error(`status ${response.status}`);
    const now = new Date();
    return sessionCookies(authTokenOf(await response.json(), now), now);
  } catch (error) {
    log().error({ error }, "The session could not be renewed now, it stays as it is.");
    return [];
  }
}

/**
 * The middleware's session step: a token with less than a minute left is renewed, for the page being rendered (the
 * request's own cookies change) and for the browser (the returned function writes them to the response).
 */
export async function renewalStep(request: NextRequest): Promise<(response: NextResponse) => void> {
  const token = parseAuthToken(request.cookies.get(authCookie)?.value);
  if (!token || secondsLeft(token, new Date()) >= renewBelowSeconds) return () => {};
  const lines = await renewedCookies(`${token.token_type} ${token.access_token}`);
  for (const { name, value, maxAge } of lines) {
    if (maxAge > 0) request.cookies.set(name, value);
    else request.cookies.delete(name);
  }
  return (response) => {
    for (const { name, value, maxAge, httpOnly } of lines) {
      response.cookies.set(name, value, { path: "/", maxAge, secure: true, sameSite: "lax", httpOnly });
    }
  };
}
