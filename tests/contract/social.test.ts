import { describe, expect, it } from "@jest/globals";
import { signInAt } from "@/tests/support/provider-visit";
import { withDatabase } from "@/tests/support/scene";
import { withSettings } from "@/tests/support/settings";
import { newShopper } from "@/tests/support/shopper";
import { newSocialScene, withProviders } from "@/tests/support/social-scene";
import { carriers } from "@/tests/support/transports";
import { addTyre } from "@/tests/support/tyres";

withDatabase();
withProviders([{ id: "10001", first_name: "Petra", last_name: "Nováková", email: "petra@post.example" }]);

describe.each(carriers)("signing in with a provider, %s", (name, open) => {
  const scene = newSocialScene(open);
  const { begin, back, signIn } = scene;
  const anew = (who: string) => `${who}.${name.replace(/\W/g, "-")}@post.example`.toLowerCase();

  it("offers the providers that have keys, and no others", async () => {
    const offered = async () => (await scene.shopper.does("GET /auth/providers", {})).body.data.map(({ id }) => id);
    expect(await offered()).toEqual(["google", "facebook"]);
    const restore = withSettings({ GOOGLE_CLIENT_ID: "", GOOGLE_CLIENT_SECRET: "" });
    try {
      expect(await offered()).toEqual(["facebook"]);
      for (const call of ["GET /auth/{provider}", "GET /auth/{provider}/callback"] as const)
        expect((await scene.shopper.isRefused(call, { path: { provider: "google" } })).code).toBe("not_found");
    } finally {
      restore();
    }
    const nobody = await scene.shopper.isRefused("GET /auth/{provider}", { path: { provider: "elsewhere" } });
    expect(nobody.code).toBe("not_found");
  });

  it("asks Google with state, nonce and an S256 challenge, for the registered address", async () => {
    const asked = Object.fromEntries(new URL(await begin("google")).searchParams);
    expect(asked).toMatchObject({
      response_type: "code",
      redirect_uri: "http://localhost:3000/auth/google",
      scope: "openid email profile",
      code_challenge_method: "S256",
    });
    for (const part of ["state", "nonce", "code_challenge"]) expect(asked[part]).toMatch(/^[\w-]{43}$/);
    expect(asked.client_secret).toBeUndefined();
  });

  it("ties the sign-in to the browser by a cookie no script can read", async () => {
    const answer = await scene.shopper.does("GET /auth/{provider}", { path: { provider: "google" } });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^social_state=[\w-]{43}; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax$/),
    ]);
    const secure = await newShopper(scene.carrier).does(
      "GET /auth/{provider}",
      { path: { provider: "google" } },
      { "x-forwarded-proto": "https" },
    );
    expect(secure.headers.getSetCookie()[0]).toMatch(/; Secure$/);
  });

  it("lets a person from Google in, to where they came from, and takes the cookie away", async () => {
    const query = await signInAt(await begin("google", "/cs/cart?from=1"), anew("jana"));
    const { body, headers } = await back("google", query);
    expect(body).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      token_type: "Bearer",
      expires_in: 3600,
      return_to: "/cs/cart?from=1",
    });
    expect(headers.getSetCookie()).toContain("social_state=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
    const user = await scene.shopper.does("GET /users/info", {}, { authorization: `Bearer ${body.access_token}` });
    expect(user.body).toMatchObject({
      email: anew("jana"),
      first_name: "Jana",
      last_name: "Vzorová",
      avatar: "https://pictures.example/jana.png",
    });
  });

  it("lets a person from Facebook in, the second time to the same account", async () => {
    const first = (await (await signIn("facebook", "10001")).does("GET /users/info", {})).body;
    expect(first).toMatchObject({ email: "petra@post.example", first_name: "Petra", last_name: "Nováková" });
    const again = await signIn("facebook", "10001", newShopper(scene.carrier));
    expect((await again.does("GET /users/info", {})).body.id).toBe(first.id);
  });

  it("asks Facebook with state and an S256 challenge, for the registered address", async () => {
    const asked = Object.fromEntries(new URL(await begin("facebook")).searchParams);
    expect(asked).toMatchObject({
      response_type: "code",
      client_id: "1234567890",
      redirect_uri: "http://localhost:3000/auth/facebook",
      scope: "email public_profile",
      code_challenge_method: "S256",
    });
    for (const part of ["state", "code_challenge"]) expect(asked[part]).toMatch(/^[\w-]{43}$/);
  });

  it("takes the guest's cart along", async () => {
    const tyre = await addTyre();
    await scene.shopper.does("POST /cart/items", { body: { product_id: tyre, quantity: 3 } });
    const customer = await signIn("google", anew("with-cart"));
    const { items } = (await customer.does("GET /cart", {})).body;
    expect(items.map(({ product_id, quantity }) => [product_id, quantity])).toEqual([[tyre, 3]]);
  });

  it("lets two tabs of one browser sign in side by side", async () => {
    const first = await begin("google", "/cs/cart");
    const second = await begin("facebook", "/cs/terms");
    const cookie = scene.shopper.jar.get("social_state") ?? "";
    expect((await back("facebook", await signInAt(second, "10001"))).body.return_to).toBe("/cs/terms");
    scene.shopper.jar.set("social_state", cookie);
    expect((await back("google", await signInAt(first, anew("tabs")))).body.return_to).toBe("/cs/cart");
  });

  it.each([
    ["nowhere said", undefined],
    ["another site", "https://evil.example/cs"],
    ["another site without a scheme", "//evil.example/cs"],
    ["another site behind a backslash", "/\\evil.example"],
    ["another site behind a dot", "/.//evil.example"],
    ["a script", "javascript:alert(1)"],
    ["a call of the API", "/api/v1/auth/google"],
  ])("leads home who came from %s", async (_what, returnTo) => {
    const query = await signInAt(await begin("facebook", returnTo), "10001");
    expect((await back("facebook", query)).body.return_to).toBe("/cs");
  });
});
