import { returnPath } from "@/lib/domain/return-path";
import { providerIds } from "@/lib/domain/sign-in-provider";
import { forgottenReturn, storedReturn } from "@/lib/session/sign-in-return";

const calls = new RegExp(`^/api/v1/auth/(?:${providerIds.join("|")})(/callback)?$`);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

function begun(answer: Response, search: string): Response {
  const path = returnPath(new URLSearchParams(search).get("return_to"), "");
  const isUnderWay = answer.status >= 300 && answer.status < 400;
  if (path && isUnderWay) answer.headers.append("set-cookie", storedReturn(path));
  return answer;
}

async function completed(answer: Response, storedReturn: string | undefined): Promise<Response> {
  if (!answer.ok || storedReturn === undefined) return answer;
  const { status, headers } = answer;
  headers.append("set-cookie", forgottenReturn());
  const body: unknown = await answer.json();
  const hasReturn = !isObject(body) || (typeof body.return_to === "string" && body.return_to !== "");
  return Response.json(hasReturn ? body : { ...body, return_to: returnPath(storedReturn, "") }, { status, headers });
}

/**
 * Returns to where a sign-in at a provider began, even if the back end does not store it: the path is kept in a cookie.
 * Answers to all other calls are left as they are.
 * @param storedReturn the cookie's value, decoded
 */
export async function withReturn(
  { pathname, search }: { pathname: string; search: string },
  storedReturn: string | undefined,
  answer: Response,
): Promise<Response> {
  const match = calls.exec(pathname);
  if (!match) return answer;
  return match[1] ? completed(answer, storedReturn) : begun(answer, search);
}
