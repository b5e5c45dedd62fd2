import { beforeEach, describe, expect, it } from "@jest/globals";
import { type ProviderPerson, signInWithProvider } from "@/lib/backend/account/provider-sign-in";
import { database } from "@/lib/backend/kernel/database/connect";
import { customerOrder } from "@/lib/backend/kernel/database/schema/order";
import { handle } from "@/lib/backend/server";
import { accountRow, changeAccount } from "@/tests/support/account-scene";
import { newEmail, register } from "@/tests/support/customer";
import { czechOrder } from "@/tests/support/order-request";
import { placeOrder } from "@/tests/support/placed-order";
import { withDatabase } from "@/tests/support/scene";
import { newShopper } from "@/tests/support/shopper";

withDatabase();

const now = new Date("2026-11-20T08:00:00.000Z");
let subjects = 0;

describe("a sign-in with a provider", () => {
  let person: ProviderPerson;

  beforeEach(() => {
    subjects += 1;
    person = {
      provider: "google",
      subject: `subject-${subjects}`,
      email: newEmail(),
      emailVerified: true,
      firstName: "Eva",
      lastName: "Nová",
      avatar: "",
    };
  });

  const enter = (fields: Partial<ProviderPerson> = {}) =>
    database().transaction((tx) => signInWithProvider(tx, { ...person, ...fields }, now));
  const holder = async () =>
    register(
      newShopper((path, init) => handle(new Request(`http://embedded.invalid${path}`, init))),
      person.email ?? "",
    );

  it("makes an account with the provider's word for the address, and no password", async () => {
    expect(await enter()).toMatchObject({ outcome: "signed_in", made: "new" });
    expect(await accountRow(person.email ?? "")).toMatchObject({
      firstName: "Eva",
      lastName: "Nová",
      emailVerifiedAt: now,
      passwordHash: null,
      userType: "regular",
      roles: [],
    });
  });

  it("finds the same account again, also after the address has changed at the provider", async () => {
    const first = await enter();
    expect(await enter({ email: newEmail() })).toEqual({ ...first, made: "known" });
    expect(await enter({ email: null, emailVerified: false })).toEqual({ ...first, made: "known" });
  });

  it("joins an account of that address when both sides have it confirmed", async () => {
    const { email } = await holder();
    await changeAccount(email, { emailVerifiedAt: now });
    const { id } = await accountRow(email);
    expect(await enter({ email: email.toUpperCase() })).toEqual({
      outcome: "signed_in",
      accountId: id,
      made: "joined",
    });
    expect(await enter()).toEqual({ outcome: "signed_in", accountId: id, made: "known" });
  });

  it("joins no account whose own address was never confirmed: anybody could have made it", async () => {
    await holder();
    expect(await enter()).toEqual({ outcome: "email_taken" });
    expect(await enter()).toEqual({ outcome: "email_taken" });
  });

  it("joins no account on an address the provider does not vouch for", async () => {
    const { email } = await holder();
    await changeAccount(email, { emailVerifiedAt: now });
    expect(await enter({ emailVerified: false })).toEqual({ outcome: "email_taken" });
  });

  it("without the provider's word makes an account whose address is to be confirmed", async () => {
    expect(await enter({ emailVerified: false })).toMatchObject({ outcome: "signed_in", made: "new" });
    expect((await accountRow(person.email ?? "")).emailVerifiedAt).toBeNull();
  });

  it("without an address makes none", async () => {
    expect(await enter({ email: null })).toEqual({ outcome: "no_email" });
  });

  it("of the same name at another provider is another person", async () => {
    const first = await enter();
    const second = await enter({ provider: "facebook", email: newEmail() });
    expect(second).toMatchObject({ outcome: "signed_in", made: "new" });
    expect(second).not.toEqual(first);
  });

  it("brings guest orders of a confirmed address into the new account", async () => {
    const body = { ...czechOrder, contact: { ...czechOrder.contact, email: person.email ?? "" } };
    const { id } = await placeOrder({ body });
    const entered = await enter();
    const rows = await database().select().from(customerOrder);
    expect(rows.find((row) => row.id === id)?.accountId).toBe("accountId" in entered ? entered.accountId : null);
  });

  it("makes one account when it comes twice at once", async () => {
    const outcomes = await Promise.all([enter(), enter()]);
    expect(outcomes.filter((one) => one.outcome === "signed_in" && one.made === "new")).toHaveLength(1);
  });
});
