import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { facebookProvider } from "@/lib/backend/social/facebook";
import { googleProvider } from "@/lib/backend/social/google";
import type { SignInProvider } from "@/lib/backend/social/provider";
import { readConfig } from "@/lib/config";
import { type ProviderId, providerIds } from "@/lib/domain/sign-in-provider";

/** The address a provider leads back to, as it is registered there. */
export const redirectUriOf = (id: ProviderId) => `${readConfig().publicUrl}/auth/${id}`;

/** The providers that have keys. */
export function offeredProviders(): ProviderId[] {
  const { signIn } = readConfig();
  return providerIds.filter((id) => signIn[id] !== null);
}

/** A provider that has keys.
 * @throws ApiProblem `not_found` when it has none */
export function offeredProvider(id: ProviderId): SignInProvider {
  const { signIn } = readConfig();
  if (id === "google" && signIn.google) return googleProvider(signIn.google, redirectUriOf(id));
  if (id === "facebook" && signIn.facebook) return facebookProvider(signIn.facebook, redirectUriOf(id));
  throw new ApiProblem("not_found");
}
