import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type Lie, startLyingIssuer } from "@/tests/support/lying-issuer";
import { withDatabase } from "@/tests/support/scene";
import { withSettings } from "@/tests/support/settings";
import { newSocialScene } from "@/tests/support/social-scene";
import { carriers } from "@/tests/support/transports";

withDatabase();
let issuer: Awaited<ReturnType<typeof startLyingIssuer>>;
let restore = () => {};

beforeAll(async () => {
  issuer = await startLyingIssuer("the-shop");
  const keys = { GOOGLE_CLIENT_ID: "the-shop", GOOGLE_CLIENT_SECRET: "any" };
  restore = withSettings({ ...keys, GOOGLE_ISSUER: issuer.origin });
});
afterAll(async () => {
  restore();
  await issuer.stop();
});

const lies: [what: string, lie: Lie][] = [
  ["signed by a key the issuer does not publish", { otherKey: true }],
  ["not signed", { alg: "none" }],
  ["for somebody else", { claims: { aud: "another-shop" } }],
  ["of another issuer", { claims: { iss: "https://elsewhere.example" } }],
  ["that is over", { claims: { exp: 1_700_000_000 } }],
  ["for another question", { claims: { nonce: "Z".repeat(43) } }],
  ["for no question", { claims: { nonce: undefined } }],
  ["of nobody", { claims: { sub: undefined } }],
];

describe.each(carriers)("an ID token, %s", (_name, open) => {
  const scene = newSocialScene(open);

  it("lets in when all is right with it", async () => {
    const query = issuer.tells(await scene.begin("google"), {});
    expect((await scene.back("google", query)).status).toBe(200);
  });

  it.each(lies)("%s lets nobody in", async (_what, lie) => {
    const query = issuer.tells(await scene.begin("google"), lie);
    expect((await scene.refused("google", query)).reason).toBe("bad_answer");
  });
});
