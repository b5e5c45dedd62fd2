import { beforeEach, describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { accountIdentity, session } from "@/lib/backend/kernel/database/schema/account";
import { socialAttempt } from "@/lib/backend/kernel/database/schema/social";
import { attemptMs, sweepAttempts } from "@/lib/backend/social/attempt";
import {
  accountRow,
  allMailDone,
  changeAccount,
  mailsTo,
  mailTo,
  withDatabaseAndMail,
} from "@/tests/support/account-scene";
import { goodPassword, newCustomer, newEmail, register } from "@/tests/support/customer";
import type { FacebookPerson } from "@/tests/support/facebook-host";
import { newShopper } from "@/tests/support/shopper";
import { newSocialScene, withProviders } from "@/tests/support/social-scene";
import { carriers } from "@/tests/support/transports";

withDatabaseAndMail();
const people: FacebookPerson[] = [{ id: "1", first_name: "Bez", last_name: "Pošty" }];
withProviders(people);

/** Makes a person at Facebook with an address of their own; gives their login. */
function facebookPerson(email: string): string {
  const id = String(people.length + 1);
  people.push({ id, first_name: "Petra", last_name: "Nováková", email });
  return id;
}

const identitiesOf = async (email: string) => {
  const { id } = await accountRow(email);
  const rows = await database().select().from(accountIdentity).where(eq(accountIdentity.accountId, id));
  return rows.map(({ provider }) => provider);
};

const confirmed = (email: string) => changeAccount(email, { emailVerifiedAt: new Date("2026-01-01T00:00:00Z") });

describe.each(carriers)("the account of a person from a provider, %s", (_name, open) => {
  const scene = newSocialScene(open);
  let email: string;

  beforeEach(() => {
    email = newEmail();
  });

  it("is new for a new address, which Google has confirmed; no mail asks for that again", async () => {
    await scene.signIn("google", email);
    expect(await accountRow(email)).toMatchObject({ passwordHash: null, emailVerifiedAt: expect.any(Date) });
    await allMailDone();
    expect(await mailsTo(email, "verify")).toEqual([]);
  });

  it("has an address still to be confirmed when it comes from Facebook; a mail asks for that", async () => {
    await scene.signIn("facebook", facebookPerson(email));
    expect((await accountRow(email)).emailVerifiedAt).toBeNull();
    expect((await mailTo(email, "verify")).token).toMatch(/^[\w-]{43}$/);
  });

  it("is the one there was, when both sides have the address confirmed", async () => {
    const known = await newCustomer(scene.carrier);
    await confirmed(known.email);
    const id = (await known.does("GET /users/info", {})).body.id;
    const customer = await scene.signIn("google", known.email);
    expect((await customer.does("GET /users/info", {})).body.id).toBe(id);
    const again = await scene.signIn("google", known.email, newShopper(scene.carrier));
    expect((await again.does("GET /users/info", {})).body.id).toBe(id);
    expect(await identitiesOf(known.email)).toEqual(["google"]);
    const body = { email: known.email, password: goodPassword };
    expect((await newShopper(scene.carrier).does("POST /auth/login", { body })).status).toBe(200);
  });

  it.each([
    ["the account's address was never confirmed", "google", "", false],
    ["Google does not vouch for the address", "google", "unconfirmed.", true],
    ["Facebook vouches for none", "facebook", "", true],
  ] as const)("is not joined when %s", async (_what, provider, mark, isConfirmed) => {
    const held = `${mark}${email}`;
    await register(newShopper(scene.carrier), held);
    if (isConfirmed) await confirmed(held);
    const problem = await scene.isTurnedAway(provider, provider === "google" ? held : facebookPerson(held));
    expect(problem).toMatchObject({ status: 401, code: "social_sign_in_failed", reason: "email_taken" });
    expect(problem.detail).toMatch(/Přihlaste se prosím nejdřív e-mailem a heslem/);
    expect(await identitiesOf(held)).toEqual([]);
  });

  it("is not made for a person from Facebook without an e-mail; nor is a session", async () => {
    const before = (await database().select().from(session)).length;
    const problem = await scene.isTurnedAway("facebook", "1");
    expect(problem.reason).toBe("no_email");
    expect(problem.detail).toMatch(/nepředala váš e-mail/);
    expect((await database().select().from(session)).length).toBe(before);
  });

  it("is found by the provider's name for the person when their address there has changed", async () => {
    const id = facebookPerson(email);
    const first = (await (await scene.signIn("facebook", id)).does("GET /users/info", {})).body.id;
    Object.assign(people.find((person) => person.id === id) ?? {}, { email: newEmail() });
    const again = await scene.signIn("facebook", id, newShopper(scene.carrier));
    expect((await again.does("GET /users/info", {})).body).toMatchObject({ id: first, email });
  });

  it("leaves of a begun sign-in neither its state nor the browser's secret, and a day later nothing", async () => {
    const state = new URL(await scene.begin("google")).searchParams.get("state") ?? "";
    const stored = JSON.stringify(await database().select().from(socialAttempt));
    expect(stored).not.toContain(state);
    expect(stored).not.toContain(scene.shopper.jar.get("social_state"));
    const left = async () => (await database().select().from(socialAttempt)).length;
    await sweepAttempts(new Date());
    expect(await left()).toBeGreaterThan(0);
    await sweepAttempts(new Date(Date.now() + attemptMs + 86_400_000));
    expect(await left()).toBe(0);
  });
});
