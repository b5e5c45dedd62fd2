import { beforeEach, describe, expect, it } from "@jest/globals";
import {
  accountRow,
  allMailDone,
  mailsTo,
  mailTo,
  newClockedScene,
  withDatabaseAndMail,
} from "@/tests/support/account-scene";
import { type Customer, newCustomer } from "@/tests/support/customer";
import { czechOrder } from "@/tests/support/order-request";
import { newKey } from "@/tests/support/scene";
import { newShopper } from "@/tests/support/shopper";
import { carriers } from "@/tests/support/transports";
import { addTyre } from "@/tests/support/tyres";

withDatabaseAndMail();

const day = 86_400_000;

describe.each(carriers)("an address is confirmed, %s", (_name, open) => {
  const scene = newClockedScene(open);
  let customer: Customer;

  beforeEach(async () => {
    customer = await newCustomer(scene.carrier);
  });

  const link = async (by = customer) => (await mailTo(by.email, "verify")).token;
  const verify = (token: string, by: Pick<Customer, "tries"> = customer) =>
    by.tries("POST /auth/verify-email", { body: { token } });
  const isVerified = async () => (await customer.does("GET /users/info", {})).body.email_verified;
  const numbers = async (by = customer) => (await by.does("GET /orders", {})).body.data.map(({ number }) => number);

  async function orderAsGuest(email: string) {
    const guest = newShopper(scene.carrier);
    await guest.does("POST /cart/items", { body: { product_id: await addTyre() } });
    const body = { ...czechOrder, contact: { ...czechOrder.contact, email } };
    const headers = { "idempotency-key": newKey() };
    return (await guest.does("POST /checkout/create-order", { headers, body })).body.number;
  }

  it("by the link of the mail that follows the registration", async () => {
    expect(await isVerified()).toBe(false);
    expect(await verify(await link())).toMatchObject({ status: 204, body: undefined });
    expect(await isVerified()).toBe(true);
  });

  it("by opening the link twice no differently than by once", async () => {
    const token = await link();
    await verify(token);
    const { emailVerifiedAt } = await accountRow(customer.email);
    expect((await verify(token)).status).toBe(204);
    expect((await accountRow(customer.email)).emailVerifiedAt).toEqual(emailVerifiedAt);
  });

  it("only by who is signed in to that account: nobody else gets to see its owner's orders", async () => {
    const token = await link();
    expect(await verify(token, newShopper(scene.carrier))).toMatchObject({ status: 401 });
    expect(await verify(token, await newCustomer(scene.carrier))).toMatchObject({ status: 422 });
    expect(await isVerified()).toBe(false);
  });

  it("not by a token that is made up", async () => {
    for (const token of ["A".repeat(43), "x"]) {
      expect(await verify(token)).toMatchObject({ status: 422, body: { code: "token_invalid" } });
    }
  });

  it("within a week", async () => {
    const token = await link();
    const now = new Date();
    for (const days of [2, 4, 6, 7.1]) {
      scene.later(now, days * day);
      customer.token = (await customer.does("POST /auth/refresh", {})).body.access_token;
    }
    expect(await verify(token)).toMatchObject({ status: 422, body: { code: "token_invalid" } });
    expect(await isVerified()).toBe(false);
  });

  it("by a link that is mailed again on request, and not when it is confirmed already", async () => {
    await link();
    await customer.does("POST /auth/verify-email/again", {});
    await allMailDone();
    const mails = await mailsTo(customer.email, "verify");
    expect(mails).toHaveLength(2);
    for (const { text } of mails) await verify(/verify=([\w-]{43})/.exec(text ?? "")?.[1] ?? "");
    expect(await isVerified()).toBe(true);
    expect((await customer.does("POST /auth/verify-email/again", {})).status).toBe(204);
    await allMailDone();
    expect(await mailsTo(customer.email, "verify")).toHaveLength(2);
  });

  it("and guest orders placed with it join the account, later ones at once, in any case of its letters", async () => {
    const earlier = await orderAsGuest(customer.email.toUpperCase());
    expect(await numbers()).toEqual([]);
    await verify(await link());
    expect(await numbers()).toEqual([earlier]);
    const later = await orderAsGuest(customer.email.toLowerCase());
    expect((await numbers()).sort()).toEqual([earlier, later].sort());
  });

  it("and orders of others stay theirs", async () => {
    const other = await newCustomer(scene.carrier);
    await verify(await link(other), other);
    const theirs = await orderAsGuest(other.email);
    await verify(await link());
    expect(await numbers()).toEqual([]);
    expect(await numbers(other)).toEqual([theirs]);
  });
});
