import type { Context } from "@/lib/backend/kernel/http/context";
import { limitAddress } from "@/lib/backend/kernel/limit/limit";
import { limits } from "@/lib/backend/kernel/limit/limits";
import { newToken } from "@/lib/backend/kernel/session/token";
import { keepAttempt } from "@/lib/backend/social/attempt";
import { browserOf, knowBrowser } from "@/lib/backend/social/browser-cookie";
import { providerProblem } from "@/lib/backend/social/failure";
import { offeredProvider, redirectUriOf } from "@/lib/backend/social/providers";
import { returnPath } from "@/lib/domain/return-path";
import type { ProviderId } from "@/lib/domain/sign-in-provider";

/**
 * Begins a sign-in with a provider. A browser that has begun one already keeps its secret, so that two tabs do not spoil
 * each other's.
 * @param returnTo where the shopper wants to be afterwards; any address but a page of this shop is ignored
 * @param linkSession the session whose account is to be linked with the provider; nobody is signed in then
 * @returns the address to lead the browser to: the provider's; when that is away, our own that says so
 * @throws ApiProblem `not_found` for a provider without keys, `too_many`
 */
export async function beginSignIn(
  id: ProviderId,
  returnTo: string | undefined,
  context: Context,
  linkSession: string | null = null,
): Promise<string> {
  const provider = offeredProvider(id);
  await limitAddress(limits.socialSignIn, context);
  const secrets = { state: newToken(), nonce: newToken(), verifier: newToken() };
  let question: URL;
  try {
    question = await provider.question(secrets);
  } catch (error) {
    providerProblem(id, error);
    return `${redirectUriOf(id)}?error=temporarily_unavailable`;
  }
  const browser = browserOf(context) ?? newToken();
  const path = returnPath(returnTo, `/${context.language}`);
  await keepAttempt({ provider: id, browser, secrets, returnTo: path, linkSession }, context.now);
  knowBrowser(context, browser);
  return question.href;
}
