import { afterAll, beforeAll, beforeEach } from "@jest/globals";
import type { Session } from "@/lib/contract/auth";
import type { ProviderId } from "@/lib/domain/sign-in-provider";
import { newClockedScene } from "@/tests/support/account-scene";
import { type Customer, withToken } from "@/tests/support/customer";
import { type FacebookHost, type FacebookPerson, startFacebookHost } from "@/tests/support/facebook-host";
import { type OidcProvider, startOidcProvider } from "@/tests/support/oidc-provider";
import { signInAt } from "@/tests/support/provider-visit";
import { withSettings } from "@/tests/support/settings";
import { newShopper, type Shopper } from "@/tests/support/shopper";
import type { Clock, OpenCarrier } from "@/tests/support/transports";

/** For the whole test file: both providers, known to the shop. */
export function withProviders(people: FacebookPerson[]) {
  const hosts: { google?: OidcProvider; facebook?: FacebookHost } = {};
  let restore = () => {};
  beforeAll(async () => {
    hosts.google = await startOidcProvider("http://localhost:3000/auth/google");
    hosts.facebook = await startFacebookHost(people);
    restore = withSettings({ ...hosts.google.settings, ...hosts.facebook.settings });
  });
  afterAll(async () => {
    restore();
    await Promise.all([hosts.google?.stop(), hosts.facebook?.stop()]);
  });
  return hosts;
}

/** For a `describe.each(carriers)`: a carrier, and the steps of a sign-in with a provider. */
export function newSocialScene(open: (clock?: Clock) => Promise<OpenCarrier>) {
  const scene = newClockedScene(open);
  let shopper: Shopper;
  beforeEach(() => {
    shopper = newShopper(scene.carrier);
  });

  /** Begins a sign-in; gives where the shop leads to. */
  async function begin(provider: ProviderId, return_to?: string, by = shopper): Promise<string> {
    const query = return_to === undefined ? {} : { return_to };
    const answer = await by.does("GET /auth/{provider}", { path: { provider }, query });
    return answer.headers.get("location") ?? "";
  }
  type SignedIn = Session & { return_to: string };
  async function back(provider: ProviderId, query: Record<string, string>, by = shopper) {
    const answer = await by.does("GET /auth/{provider}/callback", { path: { provider }, query });
    if (!("access_token" in answer.body)) throw new Error("That linked an account, and signed nobody in.");
    return { ...answer, body: answer.body as SignedIn };
  }
  const refused = (provider: ProviderId, query: Record<string, string>, by = shopper) =>
    by.isRefused("GET /auth/{provider}/callback", { path: { provider }, query });

  return {
    ...scene,
    get shopper() {
      return shopper;
    },
    begin,
    /** Comes back to the shop with a query; that has to let in. */
    back,
    /** Comes back with a query that has to be refused; gives the problem. */
    refused,
    /** Signs in with a provider as the person of a login; gives the caller with the session's token. */
    signIn: async (provider: ProviderId, login: string, by = shopper) => {
      const { body } = await back(provider, await signInAt(await begin(provider, undefined, by), login), by);
      return withToken(by, body.access_token);
    },
    /** Where a signed-in customer is led who wants to link a provider. */
    beginLink: async (provider: ProviderId, by: Pick<Customer, "does">, return_to?: string) => {
      const body = return_to === undefined ? {} : { return_to };
      return (await by.does("POST /users/identities/{provider}", { path: { provider }, body })).body.location;
    },
    /** The same for a person who has to be refused; gives the problem. */
    isTurnedAway: async (provider: ProviderId, login: string, by = shopper) =>
      refused(provider, await signInAt(await begin(provider, undefined, by), login), by),
  };
}
