import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { takeLogLines } from "@/tests/support/log-lines";
import { cancelAt, signInAt } from "@/tests/support/provider-visit";
import { withDatabase } from "@/tests/support/scene";
import { withSettings } from "@/tests/support/settings";
import { newShopper } from "@/tests/support/shopper";
import { newSocialScene, withProviders } from "@/tests/support/social-scene";
import { carriers } from "@/tests/support/transports";

withDatabase();
const hosts = withProviders([{ id: "10001", first_name: "Petra", last_name: "Nováková", email: "petra@post.example" }]);

/** The address with one part of its query replaced. */
function changed(address: string, part: string, value: string): string {
  const url = new URL(address);
  url.searchParams.set(part, value);
  return url.href;
}

const stranger = "Z".repeat(43);

describe.each(carriers)("a sign-in with a provider that comes to nothing, %s", (_name, open) => {
  const scene = newSocialScene(open);
  const { begin, back, refused } = scene;
  const jana = "jana@post.example";
  const google = async () => signInAt(await begin("google"), jana);
  let start: Date;

  beforeEach(() => {
    start = new Date();
  });

  it.each(["google", "facebook"] as const)("is cancelled at %s", async (provider) => {
    const query = await cancelAt(await begin(provider));
    expect(query.error).toBe("access_denied");
    const problem = await refused(provider, query);
    expect(problem).toMatchObject({ status: 401, code: "social_sign_in_failed", reason: "cancelled" });
    expect((await refused(provider, { code: "any", state: query.state ?? "" })).reason).toBe("used");
  });

  it("is good for ten minutes, and over after that", async () => {
    scene.setClock(start);
    const inTime = await google();
    scene.later(start, 10 * 60_000 - 1);
    await back("google", inTime);
    scene.setClock(start);
    const late = await google();
    scene.later(start, 10 * 60_000);
    expect((await refused("google", late)).reason).toBe("expired");
  });

  it("is good once", async () => {
    const query = await google();
    const cookie = scene.shopper.jar.get("social_state") ?? "";
    await back("google", query);
    expect((await refused("google", query)).reason).toBe("used");
    scene.shopper.jar.set("social_state", cookie);
    expect((await refused("google", query)).reason).toBe("used");
  });

  it("lets one of two in who come back at once", async () => {
    const query = await google();
    const input = { path: { provider: "google" }, query };
    const both = [1, 2].map(() => scene.shopper.tries("GET /auth/{provider}/callback", input));
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it("has a state the shop never gave, or none", async () => {
    const { state: _state, ...query } = await google();
    expect((await refused("google", { ...query, state: stranger })).reason).toBe("unknown");
    expect((await refused("google", query)).reason).toBe("unknown");
    expect((await refused("google", {})).reason).toBe("unknown");
  });

  it("was begun with another provider", async () => {
    const query = await google();
    expect((await refused("facebook", query)).reason).toBe("unknown");
  });

  it("was begun in another browser, which can still complete it", async () => {
    const query = await google();
    const other = newShopper(scene.carrier);
    expect((await refused("google", query, other)).reason).toBe("other_browser");
    other.jar.set("social_state", stranger);
    expect((await refused("google", query, other)).reason).toBe("other_browser");
    await back("google", query);
  });

  it("brings an ID token for another question", async () => {
    const query = await signInAt(changed(await begin("google"), "nonce", stranger), jana);
    expect((await refused("google", query)).reason).toBe("bad_answer");
  });

  it.each([
    ["google", jana],
    ["facebook", "10001"],
  ] as const)("brings a code from %s that was given for another verifier", async (provider, login) => {
    const query = await signInAt(changed(await begin(provider), "code_challenge", stranger), login);
    expect((await refused(provider, query)).reason).toBe("bad_answer");
  });

  it.each(["google", "facebook"] as const)("brings a code %s never gave, or none", async (provider) => {
    const stateOf = (question: string) => new URL(question).searchParams.get("state") ?? "";
    const forged = { code: "forged", state: stateOf(await begin(provider)) };
    expect((await refused(provider, forged)).reason).toBe("bad_answer");
    expect((await refused(provider, { state: stateOf(await begin(provider)) })).reason).toBe("bad_answer");
  });

  it("says in the caller's language what is wrong", async () => {
    const said = [];
    for (const language of ["cs", "sk", "en"] as const) {
      const reader = newShopper(scene.carrier, { language, currency: "EUR" });
      said.push((await refused("google", { error: "access_denied" }, reader)).detail);
    }
    expect(said).toEqual([
      "Přihlášení jste přerušili, nebo ho druhá služba nepovolila. U nás se nic nezměnilo.",
      "Prihlásenie ste prerušili alebo ho druhá služba nepovolila. U nás sa nič nezmenilo.",
      "You cancelled the sign-in, or the other service did not allow it. Nothing has changed here.",
    ]);
  });

  it("has a secret the provider does not know; the operator reads why, and nothing secret", async () => {
    const query = await google();
    const restore = withSettings({ GOOGLE_CLIENT_SECRET: "mistyped-secret" });
    try {
      expect((await refused("google", query)).reason).toBe("bad_answer");
    } finally {
      restore();
    }
    const warned = takeLogLines("warn");
    expect(warned).toEqual([expect.objectContaining({ provider: "google", msg: "A sign-in with a provider failed." })]);
    expect(JSON.stringify(warned)).toContain("invalid_client");
    for (const secret of ["mistyped-secret", query.code ?? "", query.state ?? ""])
      expect(JSON.stringify(warned)).not.toContain(secret);
  });

  it("finds the provider away when it begins, and is led to our own page that says so", async () => {
    const restore = withSettings({ GOOGLE_ISSUER: "http://localhost:9" });
    try {
      const address = await begin("google");
      expect(address).toBe("http://localhost:3000/auth/google?error=temporarily_unavailable");
      expect((await refused("google", { error: "temporarily_unavailable" })).reason).toBe("provider_away");
    } finally {
      restore();
    }
  });

  it("finds Facebook broken when it comes back", async () => {
    const query = await signInAt(await begin("facebook"), "10001");
    hosts.facebook?.breaks(true);
    try {
      expect((await refused("facebook", query)).reason).toBe("provider_away");
    } finally {
      hosts.facebook?.breaks(false);
    }
  });

  it("waits five seconds for a provider that fell silent, no longer", async () => {
    const query = await google();
    hosts.google?.freeze();
    // These five seconds pass ten times as fast; nobody else's wait does.
    const { timeout } = AbortSignal;
    const waits = jest
      .spyOn(AbortSignal, "timeout")
      .mockImplementation((ms) => timeout.call(AbortSignal, ms === 5_000 ? 500 : ms));
    try {
      const before = performance.now();
      expect((await refused("google", query)).reason).toBe("provider_away");
      const waited = performance.now() - before;
      expect(waits).toHaveBeenCalledWith(5_000);
      expect(waited).toBeGreaterThan(450);
      expect(waited).toBeLessThan(4_500);
    } finally {
      waits.mockRestore();
      hosts.google?.thaw();
    }
  }, 20_000);
});
