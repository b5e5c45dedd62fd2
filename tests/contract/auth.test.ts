import { beforeEach, describe, expect, it } from "@jest/globals";
import { hash } from "@node-rs/argon2";
import { database } from "@/lib/backend/kernel/database/connect";
import { sessionToken } from "@/lib/backend/kernel/database/schema/account";
import { tokenHash } from "@/lib/backend/kernel/session/token";
import { accountRow, changeAccount } from "@/tests/support/account-scene";
import { goodPassword, newEmail, register, registration, withToken } from "@/tests/support/customer";
import { newScene, withDatabase } from "@/tests/support/scene";
import { newShopper, type Shopper } from "@/tests/support/shopper";
import { carriers } from "@/tests/support/transports";

withDatabase();

const session = { access_token: expect.stringMatching(/^[\w-]{43}$/), token_type: "Bearer", expires_in: 3600 };
const signIn = (email: string, password = goodPassword) => ({ body: { email, password } });

describe.each(carriers)("registration, %s", (_name, open) => {
  const scene = newScene(open);
  let shopper: Shopper;
  beforeEach(() => {
    shopper = scene.shopper;
  });

  it("signs in at once", async () => {
    const email = newEmail();
    const { status, body } = await shopper.does("POST /auth/register", { body: registration(email) });
    expect([status, body]).toEqual([201, session]);
    const user = (await withToken(shopper, body.access_token).does("GET /users/info", {})).body;
    expect(user).toMatchObject({ email, first_name: "Jana", last_name: "Zkušební", agreement: 1 });
    expect(user).toMatchObject({ email_verified: false, user_type: "regular", roles: [], phone_number: "" });
    expect(user.id).toBeGreaterThan(0);
  });

  it("writes the phone as it is saved, and refuses one that is none", async () => {
    const email = newEmail();
    await shopper.does("POST /auth/register", { body: { ...registration(email), phone_number: "0905 123 456" } });
    expect((await accountRow(email)).phoneNumber).toBe("+421905123456");
    const refusal = await shopper.isRefused("POST /auth/register", {
      body: { ...registration(), phone_number: "+49 30 1234567" },
    });
    expect(refusal).toMatchObject({ status: 422, errors: [{ path: "phone_number", code: "country_code" }] });
  });

  it("refuses an address that has an account, in any case of its letters", async () => {
    const { email } = await register(shopper);
    for (const taken of [email, email.toUpperCase(), ` ${email} `]) {
      const refusal = await shopper.isRefused("POST /auth/register", { body: registration(taken) });
      expect(refusal).toMatchObject({ status: 409, code: "email_taken" });
    }
  });

  it("makes one account of ten equal registrations at once", async () => {
    const body = registration();
    const answers = await Promise.all(Array.from({ length: 10 }, () => shopper.tries("POST /auth/register", { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
  });

  it.each([
    ["cs", "password_common", "password1", "Toto heslo patří k nejběžnějším, zvolte prosím jiné"],
    ["sk", "password_common", "heslo123", "Toto heslo patrí k najbežnejším, zvoľte, prosím, iné"],
    ["en", "password_common", "PASSWORD1", "This password is one of the most common, please choose another"],
    ["cs", "too_small", "krátké", "Heslo má mít aspoň 8 znaků"],
    ["sk", "too_small", "krátké", "Heslo má mať aspoň 8 znakov"],
    ["en", "too_small", "krátké", "A password needs at least 8 characters"],
  ])("refuses in %s as %s the password %s", async (language, code, password, message) => {
    const input = { body: { ...registration(), password } };
    const refusal = await shopper.isRefused("POST /auth/register", input, { "accept-language": language });
    expect(refusal).toMatchObject({ status: 422, code: "invalid", errors: [{ path: "password", code, message }] });
  });

  it("needs the agreement to the terms, a name and an e-mail", async () => {
    const body = { ...registration(), email: "jana", first_name: " ", agreement: 0 };
    const refusal = await shopper.isRefused("POST /auth/register", { body });
    expect(refusal.errors).toEqual([
      { path: "email", code: "email", message: "Zadejte platný e-mail" },
      { path: "first_name", code: "required", message: "Toto pole je povinné: vyplňte jméno" },
      { path: "agreement", code: "agreement_account", message: "Bez souhlasu s podmínkami účet založit nejde" },
    ]);
  });
});

describe.each(carriers)("signing in and out, %s", (_name, open) => {
  const scene = newScene(open);

  it("takes the password, the address in any case", async () => {
    const { email } = await register(scene.shopper);
    const { status, body } = await newShopper(scene.carrier).does("POST /auth/login", signIn(email.toUpperCase()));
    expect([status, body]).toEqual([200, session]);
  });

  it("answers a wrong password and an unknown address alike", async () => {
    const { email } = await register(scene.shopper);
    const wrong = await scene.shopper.isRefused("POST /auth/login", signIn(email, "wrong password"));
    const unknown = await scene.shopper.isRefused("POST /auth/login", signIn(newEmail()));
    expect(wrong).toEqual(unknown);
    expect(wrong).toMatchObject({ status: 401, code: "bad_credentials", detail: "E-mail nebo heslo nesouhlasí." });
  });

  it("is refused without a password of one's own, as with a provider only", async () => {
    const { email } = await register(scene.shopper);
    await changeAccount(email, { passwordHash: null });
    expect(await scene.shopper.isRefused("POST /auth/login", signIn(email))).toMatchObject({ code: "bad_credentials" });
  });

  it("makes an outdated hash anew, which then still takes the password", async () => {
    const { email } = await register(scene.shopper);
    await changeAccount(email, { passwordHash: await hash(goodPassword, { memoryCost: 8192, timeCost: 2 }) });
    await scene.shopper.does("POST /auth/login", signIn(email));
    expect((await accountRow(email)).passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await scene.shopper.does("POST /auth/login", signIn(email));
  });

  it("keeps no token in the database, only hashes", async () => {
    const { token } = await register(scene.shopper);
    const rows = JSON.stringify(await database().select().from(sessionToken));
    expect(rows).not.toContain(token);
    expect(rows).toContain(tokenHash(token));
  });

  it("ends only the session of that device, for good", async () => {
    const here = await register(scene.shopper);
    const there = (await newShopper(scene.carrier).does("POST /auth/login", signIn(here.email))).body.access_token;
    expect((await here.does("POST /auth/logout", {})).status).toBe(204);
    expect(await here.isRefused("GET /users/info")).toMatchObject({ status: 401, code: "unauthorised" });
    expect(await here.isRefused("POST /auth/refresh")).toMatchObject({ status: 401, code: "unauthorised" });
    expect((await withToken(scene.shopper, there).does("GET /users/info", {})).status).toBe(200);
  });

  it("signing out twice, or without being signed in, is no error", async () => {
    const customer = await register(scene.shopper);
    await customer.does("POST /auth/logout", {});
    expect((await customer.does("POST /auth/logout", {})).status).toBe(204);
    expect((await scene.shopper.does("POST /auth/logout", {})).status).toBe(204);
  });

  it("says with every 401 how to sign in", async () => {
    const answer = await scene.shopper.tries("GET /users/info");
    expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
  });

  it("is not offered with providers that have no keys", async () => {
    expect((await scene.shopper.does("GET /auth/providers", {})).body).toEqual({ data: [] });
    for (const provider of ["google", "facebook", "myspace", "login"]) {
      expect(await scene.shopper.isRefused("GET /auth/{provider}", { path: { provider } })).toMatchObject({
        status: 404,
      });
      const callback = { path: { provider }, query: { code: "x" } };
      expect(await scene.shopper.isRefused("GET /auth/{provider}/callback", callback)).toMatchObject({ status: 404 });
    }
  });
});
