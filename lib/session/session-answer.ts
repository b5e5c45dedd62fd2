import { authTokenOf, endedSessionCookies, sessionCookies, setCookieLine } from "@/lib/session/auth-cookie";

const opening = /^\/api\/v1\/auth\/(?:login|register|refresh|[a-z]+\/callback)$/;

type SessionReply = { token_type: string; access_token: string; expires_in: number };

function isSession(body: unknown): body is SessionReply {
  const { token_type, access_token, expires_in } = (body ?? {}) as Partial<SessionReply>;
  return typeof token_type === "string" && typeof access_token === "string" && typeof expires_in === "number";
}

/**
 * What the gateway makes of an answer about a session. A session that begins or is renewed becomes cookies, and its
 * token leaves the body, so that no script of a page ever holds it; a caller that is no page (another server) keeps
 * it in the body. A session that a refresh shows to have ended takes its cookies with it.
 * @param fromPage whether the request came from a browser's page
 */
export async function sessionAnswer(
  method: string,
  pathname: string,
  answer: Response,
  fromPage: boolean,
  now: Date,
): Promise<Response> {
  const ended = pathname === "/api/v1/auth/refresh" && answer.status === 401;
  if (ended) {
    for (const line of endedSessionCookies()) answer.headers.append("set-cookie", setCookieLine(line));
    return answer;
  }
  if (!fromPage || !opening.test(pathname) || method === "HEAD" || !answer.ok) return answer;
  if (answer.status === 204) return answer;
  const body: unknown = await answer.json();
  const headers = new Headers(answer.headers);
  if (!isSession(body)) return Response.json(body, { status: answer.status, headers });
  for (const line of sessionCookies(authTokenOf(body, now), now)) headers.append("set-cookie", setCookieLine(line));
  return Response.json({ ...body, access_token: "" }, { status: answer.status, headers });
}
