import * as openid from "openid-client";
import { z } from "zod";
import type { ProviderPerson } from "@/lib/backend/account/provider-sign-in";
import { emailOf, nameOf, pictureOf, type SignInProvider } from "@/lib/backend/social/provider";
import { providerFetch, providerPatience } from "@/lib/backend/social/provider-fetch";
import type { Config } from "@/lib/config";

type Settings = NonNullable<Config["signIn"]["google"]>;

/** How long what the provider publishes about itself is kept, ms. */
const metadataMs = 3_600_000;

let cached: { settings: string; until: number; configuration: openid.Configuration } | undefined;

async function discovered(settings: Settings): Promise<openid.Configuration> {
  const key = JSON.stringify(settings);
  if (cached?.settings === key && cached.until > Date.now()) return cached.configuration;
  const { issuer, clientId, clientSecret } = settings;
  const insecure = issuer.startsWith("http:"); // the settings allow that on this machine only
  const configuration = await openid.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: providerPatience,
    [openid.customFetch]: providerFetch,
    execute: [openid.enableNonRepudiationChecks, ...(insecure ? [openid.allowInsecureRequests] : [])],
  });
  cached = { settings: key, until: Date.now() + metadataMs, configuration };
  return configuration;
}

const claims = z.object({
  sub: z.string().min(1),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  name: z.string().optional(),
  picture: z.string().optional(),
});

function personOf(given: unknown): ProviderPerson {
  const { sub, email, email_verified, given_name, family_name, name, picture } = claims.parse(given);
  return {
    provider: "google",
    subject: sub,
    email: emailOf(email),
    emailVerified: email_verified === true,
    firstName: nameOf(given_name ?? name),
    lastName: nameOf(family_name),
    avatar: pictureOf(picture),
  };
}

/**
 * Google by OpenID Connect: authorization code with PKCE (S256), `state` and `nonce`; the ID token's signature, issuer,
 * audience, times and nonce are checked. Source: OpenID Connect Core 1.0, sections 3.1.2 and 3.1.3.7.
 */
export function googleProvider(settings: Settings, redirectUri: string): SignInProvider {
  return {
    question: async ({ state, nonce, verifier }) =>
      openid.buildAuthorizationUrl(await discovered(settings), {
        redirect_uri: redirectUri,
        scope: "openid email profile",
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      }),
    person: async (answer, { state, nonce, verifier }) => {
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
      const tokens = await openid.authorizationCodeGrant(await discovered(settings), answer, checks);
      return personOf(tokens.claims());
    },
  };
}
