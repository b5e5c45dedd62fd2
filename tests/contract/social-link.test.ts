import { beforeEach, describe, expect, it } from "@jest/globals";
import { database } from "@/lib/backend/kernel/database/connect";
import { session } from "@/lib/backend/kernel/database/schema/account";
import type { ProviderId } from "@/lib/domain/sign-in-provider";
import { allMailDone, changeAccount, mailsTo, mailTo, withDatabaseAndMail } from "@/tests/support/account-scene";
import { type Customer, goodPassword, newCustomer, newEmail, withToken } from "@/tests/support/customer";
import { signInAt } from "@/tests/support/provider-visit";
import { withSettings } from "@/tests/support/settings";
import { newShopper } from "@/tests/support/shopper";
import { newSocialScene, withProviders } from "@/tests/support/social-scene";
import { carriers } from "@/tests/support/transports";

withDatabaseAndMail();
withProviders([{ id: "10001", first_name: "Petra", last_name: "Nováková" }]); // keeps her e-mail back

const callback = "GET /auth/{provider}/callback";

describe.each(carriers)("linking a provider, %s", (_name, open) => {
  const scene = newSocialScene(open);
  let customer: Customer;

  beforeEach(async () => {
    customer = await newCustomer(scene.carrier);
  });

  const visited = async (provider: ProviderId, login: string, by: Pick<Customer, "does"> = customer) => ({
    path: { provider },
    query: await signInAt(await scene.beginLink(provider, by), login),
  });
  const link = async (provider: ProviderId, login: string, by = customer) =>
    by.does(callback, await visited(provider, login, by));
  const unlink = (provider: ProviderId, by = customer) =>
    by.tries("DELETE /users/identities/{provider}", { path: { provider } });
  const ways = async (by = customer) => (await by.does("GET /users/identities", {})).body;
  const sessions = async () => (await database().select().from(session)).length;

  it("ties it to the account, which it signs in from then on, under any e-mail", async () => {
    expect(await ways()).toEqual({ has_password: true, data: [] });
    const login = newEmail();
    const before = await sessions();
    const { status, body, headers } = await link("google", login);
    expect([status, body]).toEqual([201, { linked: "google", return_to: "/cs/account" }]);
    expect(headers.getSetCookie()).toContain("social_state=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
    expect(await sessions()).toBe(before);
    expect(await ways()).toMatchObject({ data: [{ provider: "google", since: expect.any(String) }] });
    const elsewhere = await scene.signIn("google", login, newShopper(scene.carrier));
    expect((await elsewhere.does("GET /users/info", {})).body.email).toBe(customer.email);
    await allMailDone();
    const { mail } = await mailTo(customer.email, "provider_linked");
    expect(mail.subject).toBe("K vašemu účtu se lze přihlásit přes Google");
  });

  it("needs no e-mail from the provider, and is listed beside another one", async () => {
    await link("google", newEmail());
    await link("facebook", "10001");
    expect((await ways()).data.map(({ provider }) => provider)).toEqual(["google", "facebook"]);
    expect((await unlink("facebook")).status).toBe(204);
  });

  it("once more changes nothing, and tells nobody", async () => {
    const login = newEmail();
    await link("google", login);
    expect((await link("google", login)).status).toBe(201);
    await allMailDone();
    expect(await mailsTo(customer.email, "provider_linked")).toHaveLength(1);
  });

  it("leads back to where it was begun, on this shop only", async () => {
    const begin = async (return_to: string) => {
      const query = await signInAt(await scene.beginLink("google", customer, return_to), `to.${customer.email}`);
      return (await customer.does(callback, { path: { provider: "google" }, query })).body.return_to;
    };
    expect(await begin("/sk/account")).toBe("/sk/account");
    expect(await begin("https://evil.example/")).toBe("/cs");
  });

  it("is refused for a person who belongs to another account, whoever asks", async () => {
    const login = newEmail();
    await scene.signIn("google", login, newShopper(scene.carrier));
    expect(await customer.isRefused(callback, await visited("google", login))).toMatchObject({
      status: 401,
      code: "social_sign_in_failed",
      reason: "linked_elsewhere",
      detail:
        "Tento účet u druhé služby už patří k jinému účtu v našem obchodě, proto jsme ho nepropojili. Odpojte ho nejdřív tam.",
    });
    expect((await ways()).data).toEqual([]);
  });

  it("is refused when another person of that provider is linked already", async () => {
    await link("google", newEmail());
    expect((await customer.isRefused(callback, await visited("google", newEmail()))).reason).toBe("other_linked");
  });

  it("needs the very session that began it: not nobody, not another user, not a later session", async () => {
    const other = await newCustomer(scene.carrier);
    const again = (
      await newShopper(scene.carrier).does("POST /auth/login", {
        body: { email: customer.email, password: goodPassword },
      })
    ).body.access_token;
    const before = await sessions();
    for (const [who, token] of [
      ["nobody", "A".repeat(43)],
      ["another user", other.token],
      ["a later session", again],
    ] as const) {
      const input = await visited("google", newEmail());
      const problem = await withToken(customer.shopper, token).isRefused(callback, input);
      expect([who, problem.reason]).toEqual([who, "link_session_ended"]);
      expect((await customer.isRefused(callback, input)).reason).toBe("used");
    }
    expect(await sessions()).toBe(before);
    expect((await ways()).data).toEqual([]);
    expect((await ways(other)).data).toEqual([]);
  });

  it("goes on with a session that was renewed meanwhile", async () => {
    const input = await visited("google", newEmail());
    customer.token = (await customer.does("POST /auth/refresh", {})).body.access_token;
    expect((await customer.does(callback, input)).status).toBe(201);
  });

  it("is refused in another browser, though the same person is signed in there", async () => {
    const input = await visited("google", newEmail());
    const there = withToken(newShopper(scene.carrier), customer.token);
    expect((await there.isRefused(callback, input)).reason).toBe("other_browser");
    expect((await customer.does(callback, input)).status).toBe(201);
  });

  it("is for who is signed in, with providers that have keys", async () => {
    const body = {};
    const call = "POST /users/identities/{provider}";
    const nobody = await scene.shopper.isRefused(call, { path: { provider: "google" }, body });
    expect(nobody).toMatchObject({ status: 401, code: "unauthorised" });
    const restore = withSettings({ GOOGLE_CLIENT_ID: "", GOOGLE_CLIENT_SECRET: "" });
    try {
      expect((await customer.isRefused(call, { path: { provider: "google" }, body })).code).toBe("not_found");
    } finally {
      restore();
    }
  });

  it("is undone, after which the person is unknown to the shop; the owner is told", async () => {
    const login = newEmail();
    await link("google", login);
    expect((await unlink("google")).status).toBe(204);
    expect(await unlink("google")).toMatchObject({ status: 404, body: { code: "not_found" } });
    const stranger = await scene.signIn("google", login, newShopper(scene.carrier));
    expect((await stranger.does("GET /users/info", {})).body.email).toBe(login);
    const { mail } = await mailTo(customer.email, "provider_unlinked");
    expect(mail.subject).toBe("Přihlašování přes Google je odpojené");
  });

  it("is not undone when nothing else would be left to sign in with", async () => {
    await link("google", newEmail());
    await changeAccount(customer.email, { passwordHash: null });
    expect((await ways()).has_password).toBe(false);
    const refusal = { status: 409, body: { code: "only_sign_in", title: "Jinak byste se nepřihlásili" } };
    expect(await unlink("google")).toMatchObject(refusal);
    await link("facebook", "10001");
    const restore = withSettings({ FACEBOOK_CLIENT_ID: "", FACEBOOK_CLIENT_SECRET: "" });
    try {
      expect(await unlink("google")).toMatchObject(refusal); // the other one cannot be used now
    } finally {
      restore();
    }
    const both = await Promise.all([unlink("google"), unlink("facebook")]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect((await ways()).data).toHaveLength(1);
    await changeAccount(customer.email, { passwordHash: "set" });
    for (const { provider } of (await ways()).data) await unlink(provider);
  });
});
