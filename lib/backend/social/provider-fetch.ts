import type { CustomFetchOptions } from "openid-client";
import { ProviderUnavailable } from "@/lib/backend/social/failure";

/** Longest wait for one answer of a provider, seconds. */
export const providerPatience = 5;

/**
 * `fetch` for the calls to a provider: the body is read here, within the same time, so that a provider that is away,
 * or falls silent halfway, is told from one whose answer is bad.
 * @throws ProviderUnavailable when it does not answer in time, or with a 5xx
 */
export async function providerFetch(url: string, { body, ...options }: CustomFetchOptions): Promise<Response> {
  const signal = AbortSignal.timeout(providerPatience * 1000);
  let answer: Response;
  try {
    const received = await fetch(url, { ...options, body: body?.toString() ?? null, signal });
    const { status, headers } = received;
    const text = await received.text();
    answer = new Response(text === "" ? null : text, { status, headers });
  } catch (cause) {
    throw new ProviderUnavailable("The provider did not answer.", { cause });
  }
  if (answer.status >= 500) throw new ProviderUnavailable(`The provider answered ${answer.status}.`);
  return answer;
}
