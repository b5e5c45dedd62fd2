import { parseSetCookie, type SetCookie } from "cookie";
import type { NextRequest, NextResponse } from "next/server";
import { isLanguage } from "@/lib/domain/locale";
import { askOwnGateway } from "@/lib/runtime/own-gateway";
import { authCookie, parseAuthToken, renewBelowSeconds, secondsLeft } from "@/lib/session/auth-cookie";
import { log } from "@/lib/telemetry/log";

/** Longest wait for a renewal while a visitor waits for a page, ms. */
const timeout = 3000;

/** The cookies that the gateway sets with a renewal; none when it could not be had now: the session stays as it is. */
async function renewedCookies({ headers, nextUrl }: NextRequest): Promise<SetCookie[]> {
  const sent = new Headers(headers);
  const [, language] = nextUrl.pathname.split("/");
  if (isLanguage(language)) sent.set("accept-language", language);
  sent.set("sec-fetch-site", "same-origin");
  try {
    const answer = await askOwnGateway("POST", "/api/v1/auth/refresh", sent, timeout);
    return answer.headers.getSetCookie().map((line) => parseSetCookie(line));
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
  const cookies = await renewedCookies(request);
  for (const { name, value = "", maxAge = 0 } of cookies) {
    if (maxAge > 0) request.cookies.set(name, value);
    else request.cookies.delete(name);
  }
  return (response) => {
    for (const { name, value = "", maxAge, httpOnly } of cookies) {
      response.cookies.set(name, value, { path: "/", maxAge, secure: true, sameSite: "lax", httpOnly });
    }
  };
}
