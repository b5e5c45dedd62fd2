import { createHmac } from "node:crypto";
import * as oauth from "openid-client";
import { z } from "zod";
import type { ProviderPerson } from "@/lib/backend/account/provider-sign-in";
import { emailOf, nameOf, pictureOf, type SignInProvider } from "@/lib/backend/social/provider";
import { providerFetch, providerPatience } from "@/lib/backend/social/provider-fetch";
import type { Config } from "@/lib/config";

type Settings = NonNullable<Config["signIn"]["facebook"]>;

function configurationOf({ authorizeUrl, tokenUrl, clientId, clientSecret }: Settings): oauth.Configuration {
  const host = { issuer: new URL(authorizeUrl).origin, authorization_endpoint: authorizeUrl, token_endpoint: tokenUrl };
  const configuration = new oauth.Configuration(host, clientId, clientSecret);
  configuration.timeout = providerPatience;
  configuration[oauth.customFetch] = providerFetch;
  if (authorizeUrl.startsWith("http:")) oauth.allowInsecureRequests(configuration); // on this machine only
  return configuration;
}

const profile = z.object({
  id: z.string().min(1),
  email: z.string().optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  picture: z.object({ data: z.object({ url: z.string().optional() }).optional() }).optional(),
});

/** The profile's address. The proof shows that the shop itself asks, not somebody who came by the token. */
function profileAddress({ profileUrl, clientSecret }: Settings, token: string): URL {
  const address = new URL(profileUrl);
  address.searchParams.set("fields", "id,first_name,last_name,email,picture.width(200).height(200)");
  address.searchParams.set("appsecret_proof", createHmac("sha256", clientSecret).update(token).digest("hex"));
  return address;
}

/** Facebook does not say whether an address was confirmed, so none counts as that. */
function personOf(given: unknown): ProviderPerson {
  const { id, email, first_name, last_name, picture } = profile.parse(given);
  return {
    provider: "facebook",
    subject: id,
    email: emailOf(email),
    emailVerified: false,
    firstName: nameOf(first_name),
    lastName: nameOf(last_name),
    avatar: pictureOf(picture?.data?.url),
  };
}

/** Facebook by OAuth 2: authorization code with `state` and PKCE (S256), then the profile from the Graph API. */
export function facebookProvider(settings: Settings, redirectUri: string): SignInProvider {
  const configuration = configurationOf(settings);
  return {
    question: async ({ state, verifier }) =>
      oauth.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: "email public_profile",
        state,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      }),
    person: async (answer, { state, verifier }) => {
      const checks = { expectedState: state, pkceCodeVerifier: verifier };
      const { access_token } = await oauth.authorizationCodeGrant(configuration, answer, checks);
      const address = profileAddress(settings, access_token);
      const reply = await oauth.fetchProtectedResource(configuration, access_token, address, "GET");
      if (!reply.ok) throw new Error(`The profile was answered ${reply.status}.`);
      return personOf(await reply.json());
    },
  };
}
