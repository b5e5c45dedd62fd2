import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "@jest/globals";
import { signInWithProvider } from "@/lib/backend/account/provider-sign-in";
import { database } from "@/lib/backend/kernel/database/connect";
import { accountToken } from "@/lib/backend/kernel/database/schema/account";
import {
  accountRow,
  allMailDone,
  changeAccount,
  mailsTo,
  mailTo,
  newClockedScene,
  withDatabaseAndMail,
} from "@/tests/support/account-scene";
import { type Customer, goodPassword, newCustomer, newEmail } from "@/tests/support/customer";
import { newShopper } from "@/tests/support/shopper";
import { carriers } from "@/tests/support/transports";

withDatabaseAndMail();

const newPassword = "Zimní gumy od Jany 4";
const minute = 60_000;

describe.each(carriers)("a forgotten password, %s", (_name, open) => {
  const scene = newClockedScene(open);
  let customer: Customer;

  beforeEach(async () => {
    customer = await newCustomer(scene.carrier);
  });

  const ask = (email: string, language = "cs") =>
    newShopper(scene.carrier).tries("POST /auth/forgot-password", { body: { email } }, { "accept-language": language });
  const reset = (token: string, password = newPassword) =>
    newShopper(scene.carrier).tries("POST /auth/reset-password", { body: { token, password } });
  const linkFor = async (email = customer.email) => {
    await ask(email);
    return (await mailTo(email, "reset")).token;
  };
  const signIn = async (password: string) =>
    (await newShopper(scene.carrier).tries("POST /auth/login", { body: { email: customer.email, password } })).status;

  it.each([
    ["cs", "Nové heslo do obchodu Dezén"],
    ["sk", "Nové heslo do obchodu Dezén"],
    ["en", "A new password for Dezén"],
  ])("is answered by a mail in the language of who asks, %s", async (language, subject) => {
    expect(await ask(customer.email, language)).toMatchObject({ status: 204, body: undefined });
    const { mail, token } = await mailTo(customer.email, "reset");
    expect(mail.subject).toBe(subject);
    expect(mail.html).toContain(`<html lang="${language}">`);
    expect(token).toHaveLength(43);
  });

  it("of an address without an account is answered the same, and nothing is sent", async () => {
    const email = newEmail();
    expect(await ask(email)).toMatchObject({ status: 204, body: undefined });
    await allMailDone();
    expect(await mailsTo(email, "reset")).toEqual([]);
  });

  it("is replaced by the link's token, once", async () => {
    const token = await linkFor();
    expect((await reset(token)).status).toBe(204);
    expect([await signIn(goodPassword), await signIn(newPassword)]).toEqual([401, 200]);
    expect(await reset(token, "Ještě jiné heslo 5")).toMatchObject({ status: 422, body: { code: "token_invalid" } });
    expect(await signIn(newPassword)).toBe(200);
  });

  it("takes a stranger's sign-in off an address that nobody had confirmed before, and leaves a confirmed one's", async () => {
    const enter = (subject: string, email: string, emailVerified: boolean) =>
      database().transaction((tx) =>
        signInWithProvider(
          tx,
          { provider: "facebook", subject, email, emailVerified, firstName: "A", lastName: "B", avatar: "" },
          new Date(),
        ),
      );
    const [unproved, proved] = [newEmail(), newEmail()];
    const [stranger, owner] = [randomUUID(), randomUUID()];
    await enter(stranger, unproved, false);
    await enter(owner, proved, true);
    for (const email of [unproved, proved]) expect((await reset(await linkFor(email))).status).toBe(204);
    expect(await enter(stranger, unproved, false)).not.toMatchObject({ outcome: "signed_in" });
    expect(await enter(owner, proved, true)).toMatchObject({ outcome: "signed_in", made: "known" });
  });

  it("is replaced once by ten requests at once", async () => {
    const token = await linkFor();
    const statuses = (await Promise.all(Array.from({ length: 10 }, () => reset(token)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([204, ...Array(9).fill(422)]);
  });

  it("has an hour for it", async () => {
    const token = await linkFor();
    scene.later(new Date(), 61 * minute);
    expect(await reset(token)).toMatchObject({ status: 422, body: { code: "token_invalid" } });
    scene.later(new Date(), 59 * minute);
    expect((await reset(token)).status).toBe(204);
  });

  it("ends all sessions and tells the owner by mail", async () => {
    const other = await newShopper(scene.carrier).does("POST /auth/login", {
      body: { email: customer.email, password: goodPassword },
    });
    await reset(await linkFor());
    for (const token of [customer.token, other.body.access_token]) {
      const call = newShopper(scene.carrier);
      expect(await call.isRefused("GET /users/info", {}, { authorization: `Bearer ${token}` })).toMatchObject({
        code: "unauthorised",
      });
      expect(await call.isRefused("POST /auth/refresh", {}, { authorization: `Bearer ${token}` })).toMatchObject({
        code: "unauthorised",
      });
    }
    const { mail } = await mailTo(customer.email, "password_changed");
    expect(mail.subject).toBe("Vaše heslo bylo změněno");
  });

  it("makes the other links that were asked for useless", async () => {
    await ask(customer.email);
    await ask(customer.email);
    await allMailDone();
    const tokens = (await mailsTo(customer.email, "reset")).map(
      ({ text }) => /token=([\w-]{43})/.exec(text ?? "")?.[1],
    );
    expect(new Set(tokens).size).toBe(2);
    expect((await reset(tokens[0] ?? "")).status).toBe(204);
    expect(await reset(tokens[1] ?? "")).toMatchObject({ body: { code: "token_invalid" } });
  });

  it("may not become a common one, and the link stays good for another try", async () => {
    const token = await linkFor();
    expect(await reset(token, "heslo123")).toMatchObject({
      status: 422,
      body: { code: "invalid", errors: [{ path: "password", code: "password_common" }] },
    });
    expect((await reset(token)).status).toBe(204);
  });

  it("replaced by mail confirms the address: whoever reads the mailbox owns it", async () => {
    await reset(await linkFor());
    expect((await accountRow(customer.email)).emailVerifiedAt).not.toBeNull();
  });

  it("gives a first password to an account that had none", async () => {
    await changeAccount(customer.email, { passwordHash: null });
    expect((await reset(await linkFor())).status).toBe(204);
    expect(await signIn(newPassword)).toBe(200);
  });

  it("is not replaced by a token that is made up, or of a link for something else", async () => {
    const { token } = await mailTo(customer.email, "verify");
    for (const wrong of [token, "A".repeat(43), "x", "' or 1=1 --"]) {
      expect(await reset(wrong)).toMatchObject({ status: 422, body: { code: "token_invalid" } });
    }
  });

  it("is written nowhere in the database by its link", async () => {
    const token = await linkFor();
    expect(JSON.stringify(await database().select().from(accountToken))).not.toContain(token);
  });
});
