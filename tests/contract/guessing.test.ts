import { beforeEach, describe, expect, it } from "@jest/globals";
import { mailTo, withDatabaseAndMail } from "@/tests/support/account-scene";
import { type Customer, goodPassword, newCustomer } from "@/tests/support/customer";
import { czechOrder } from "@/tests/support/order-request";
import { placeOrder } from "@/tests/support/placed-order";
import { newKey, newScene } from "@/tests/support/scene";
import { newShopper } from "@/tests/support/shopper";
import { carriers } from "@/tests/support/transports";

withDatabaseAndMail();

let places = 0;

/** An address that nobody else has. */
const newPlace = () => `10.7.${Math.floor(++places / 250)}.${places % 250}`;
const from = (address: string) => ({ "x-forwarded-for": address });

describe.each(carriers)("who guesses, %s", (_name, open) => {
  const scene = newScene(open);
  let owner: Customer;
  let guesser: string;

  beforeEach(async () => {
    owner = await newCustomer(scene.carrier);
    guesser = newPlace();
  });

  const ask = async (...[name, input, address]: [Parameters<typeof owner.tries>[0], object, string]) =>
    (await newShopper(scene.carrier).tries(name, input, from(address))).status;
  const signIn = (password: string, address: string) =>
    ask("POST /auth/login", { body: { email: owner.email, password } }, address);
  const guess = (times: number, address: (turn: number) => string) =>
    Promise.all(Array.from({ length: times }, (_, turn) => signIn("wrong password", address(turn))));

  it("passwords from one place is refused there, and the owner signs in elsewhere", async () => {
    const statuses = [...(await guess(60, () => guesser)), ...(await guess(60, () => guesser))];
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(await signIn(goodPassword, newPlace())).toBe(200);
  });

  it("passwords from all over an IPv6 network of /48 does not lock the owner out", async () => {
    const network = `2001:db8:${(++places).toString(16)}`;
    for (let round = 0; round < 12; round += 1)
      await guess(12, (turn) => `${network}:${round.toString(16)}${turn.toString(16)}00::1`);
    expect(await signIn(goodPassword, newPlace())).toBe(200);
    expect(await signIn(goodPassword, `${network}:fe00::1`)).toBe(429);
  });

  it("passwords has guessed at the old one: a new one starts afresh, at the guesser's place and everywhere", async () => {
    await guess(11, () => guesser);
    for (let round = 0; round < 10; round += 1) {
      const place = newPlace();
      await guess(10, () => place);
    }
    expect(await signIn(goodPassword, newPlace())).toBe(429);
    await newShopper(scene.carrier).does("POST /auth/forgot-password", { body: { email: owner.email } });
    const { token } = await mailTo(owner.email, "reset");
    const password = "Kola na jaro 18";
    await newShopper(scene.carrier).does("POST /auth/reset-password", { body: { token, password } }, from(newPlace()));
    expect(await signIn(password, newPlace())).toBe(200);
    expect(await signIn(password, guesser)).toBe(200);
  });

  it("the e-mail of an order does not keep its customer from tracking it", async () => {
    const { number } = await placeOrder();
    const track = (email: string, address: string) => ask("POST /orders/track", { body: { number, email } }, address);
    for (let turn = 0; turn < 30; turn += 1) await track("nobody@post.example", guesser);
    for (let turn = 0; turn < 120; turn += 1) await track("nobody@post.example", newPlace());
    expect(await track(czechOrder.contact.email, newPlace())).toBe(200);
  });

  it("the e-mail of an order does not keep its customer from withdrawing", async () => {
    const { number } = await placeOrder();
    const withdraw = (email: string, address: string) => {
      const body = { name: "Jana Dvořáková", order_number: number, email };
      return ask("POST /withdrawals", { headers: { "idempotency-key": newKey() }, body }, address);
    };
    for (let turn = 0; turn < 30; turn += 1) await withdraw("nobody@post.example", guesser);
    for (let turn = 0; turn < 120; turn += 1) await withdraw("nobody@post.example", newPlace());
    expect(await withdraw(czechOrder.contact.email, newPlace())).toBe(201);
  });

  describe("an order's e-mail until the address is over its bound", () => {
    const name = "Jana Dvořáková";
    const { email } = czechOrder.contact;

    type Tries = Customer["tries"];
    const withdraw = async (order_number: string, more: { email?: string; token?: string } = {}, tries?: Tries) => {
      const by = tries ?? newShopper(scene.carrier).tries;
      const body = { name, order_number, email, ...more };
      return (await by("POST /withdrawals", { headers: { "idempotency-key": newKey() }, body }, from(guesser))).status;
    };
    const guessAt = async (number: string, times: number, more: { token?: string } = {}) => {
      for (let turn = 0; turn < times; turn += 1)
        expect(await withdraw(number, { email: "nobody@post.example", ...more })).toBe(422);
    };
    async function ownOrder(customer: Customer) {
      await customer.does("POST /cart/items", { body: { product_id: scene.tyre, quantity: 2 } });
      const headers = { "idempotency-key": newKey() };
      return (await customer.does("POST /checkout/create-order", { headers, body: czechOrder })).body;
    }

    it("refuses the right pair there, but not with the order's token", async () => {
      const { number, token } = await placeOrder();
      await guessAt(number, 20);
      expect(await withdraw(number)).toBe(429);
      expect(await withdraw(number, { token: `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}` })).toBe(429);
      expect(await withdraw(number, { token: "" })).toBe(429);
      expect(await withdraw(number, { token })).toBe(201);
    });

    it("does not keep its owner from withdrawing there, only another account", async () => {
      const { number } = await ownOrder(owner);
      await guessAt(number, 20);
      expect(await withdraw(number, {}, (await newCustomer(scene.carrier)).tries)).toBe(429);
      expect(await withdraw(number, {}, owner.tries)).toBe(201);
    });

    it("is opened for that order alone by its token or its owner", async () => {
      const [mine, other] = [await ownOrder(owner), await placeOrder()];
      await guessAt(other.number, 20);
      expect(await withdraw(other.number, { token: mine.token })).toBe(429);
      expect(await withdraw(other.number, {}, owner.tries)).toBe(429);
      expect(await withdraw("2699999999", { token: mine.token })).toBe(429);
      expect(await withdraw(mine.number, { token: mine.token })).toBe(201);
    });

    it("with a wrong token counts as without; with the right one nothing counts, and the e-mail has to be right", async () => {
      const { number, token } = await placeOrder();
      await guessAt(number, 19, { token: "wrong" });
      await guessAt(number, 30, { token });
      await guessAt(number, 1);
      expect(await withdraw(number)).toBe(429);
    });
  });
});
