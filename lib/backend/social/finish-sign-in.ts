import { type Entered, enter, giveCart } from "@/lib/backend/account/enter";
import { verifyMail } from "@/lib/backend/account/mails/link-mails";
import { type ProviderPerson, signInWithProvider } from "@/lib/backend/account/provider-sign-in";
import { enqueue } from "@/lib/backend/jobs/enqueue";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import type { Context } from "@/lib/backend/kernel/http/context";
import { claimAttempt, takeAttempt } from "@/lib/backend/social/attempt";
import { browserOf, forgetBrowser } from "@/lib/backend/social/browser-cookie";
import { providerProblem, refusedBy, socialProblem } from "@/lib/backend/social/failure";
import { linkingUser, linkPerson } from "@/lib/backend/social/link-provider";
import { offeredProvider, redirectUriOf } from "@/lib/backend/social/providers";
import type { ParsedOf, ReplyOf } from "@/lib/contract/contract";
import type { ProviderId } from "@/lib/domain/sign-in-provider";

type Query = ParsedOf<"GET /auth/{provider}/callback">["query"];

/** The address the browser came back to, with all that the provider put into its query. */
function answerOf(id: ProviderId, query: Query): URL {
  const answer = new URL(redirectUriOf(id));
  for (const [key, value] of Object.entries(query)) answer.searchParams.set(key, String(value));
  return answer;
}

/** Lets a person in; whom the provider does not vouch for gets the mail that confirms the address, as after registration. */
async function letIn(tx: Executor, person: ProviderPerson, context: Context): Promise<Entered> {
  const { now, language } = context;
  const found = await signInWithProvider(tx, person, now);
  if (found.outcome !== "signed_in") throw socialProblem(found.outcome);
  if (found.made === "new" && person.email !== null && !person.emailVerified)
    await enqueue(tx, verifyMail, { email: person.email, language, at: now.toISOString() });
  return enter(tx, found.accountId, context);
}

/**
 * Completes a sign-in with the query the provider led the browser back with, or the linking of an account that was begun in its place.
 * @returns the session, or which provider was linked; and the path of this shop the shopper came from
 * @throws ApiProblem `not_found` for a provider without keys, `social_sign_in_failed` with the reason
 */
export async function finishSignIn(
  id: ProviderId,
  query: Query,
  context: Context,
): Promise<ReplyOf<"GET /auth/{provider}/callback">> {
  const provider = offeredProvider(id);
  const returning = { provider: id, state: query.state ?? "", browser: browserOf(context) };
  if (query.error !== undefined) {
    await claimAttempt(returning, context.now);
    throw socialProblem(refusedBy(query.error));
  }
  const attempt = await takeAttempt(returning, context.now);
  const linking = attempt.linkSession === null ? null : await linkingUser(attempt.linkSession, context);
  const secrets = { state: returning.state, nonce: attempt.nonce, verifier: attempt.verifier };
  const person = await provider.person(answerOf(id, query), secrets).catch((error: unknown) => {
    throw providerProblem(id, error);
  });
  if (linking) {
    await linkPerson(person, linking, context);
    forgetBrowser(context);
    return { status: 201, body: { linked: id, return_to: attempt.returnTo } };
  }
  const entered = await retriedTransaction((tx) => letIn(tx, person, context));
  giveCart(context, entered);
  forgetBrowser(context);
  return { status: 200, body: { ...entered.session, return_to: attempt.returnTo } };
}
