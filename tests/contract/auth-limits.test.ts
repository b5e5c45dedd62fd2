import { beforeEach, describe, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { rateLimit } from "@/lib/backend/kernel/database/schema/rate-limit";
import { sweepLimits } from "@/lib/backend/kernel/limit/sweep-limits";
import { allMailDone, mailsTo, withDatabaseAndMail } from "@/tests/support/account-scene";
import { type Customer, goodPassword, newCustomer, newEmail, registration } from "@/tests/support/customer";
import { newScene } from "@/tests/support/scene";
import { newShopper } from "@/tests/support/shopper";
import { carriers } from "@/tests/support/transports";

withDatabaseAndMail();

let addresses = 0;

/** Somebody's address that nobody else has. */
const newAddress = () => `10.1.${Math.floor(++addresses / 250)}.${addresses % 250}`;

describe.each(carriers)("attempts, %s", (_name, open) => {
  const scene = newScene(open);
  let customer: Customer;
  let here: string;

  beforeEach(async () => {
    customer = await newCustomer(scene.carrier);
    here = newAddress();
  });

  const from = (address: string, language = "cs") => ({ "x-forwarded-for": address, "accept-language": language });
  const signIn = (email: string, password: string, address = here, language = "cs") =>
    newShopper(scene.carrier).tries("POST /auth/login", { body: { email, password } }, from(address, language));
  const fail = async (times: number, email = customer.email, address = here) => {
    const statuses: number[] = [];
    for (let turn = 0; turn < times; turn += 1) statuses.push((await signIn(email, "wrong password", address)).status);
    return statuses;
  };

  it("to sign in are ten for an account from one address; then even the right password waits a quarter of an hour", async () => {
    expect(await fail(10)).toEqual(Array(10).fill(401));
    const refusal = await signIn(customer.email, goodPassword);
    expect(refusal).toMatchObject({ status: 429, body: { code: "too_many" } });
    const wait = Number(refusal.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(880);
    expect(wait).toBeLessThanOrEqual(900);
    expect(refusal.body).toMatchObject({ detail: "Zkuste to prosím znovu za 15 minut." });
  });

  it.each([
    ["sk", "Skúste to, prosím, znova o 15 minút."],
    ["en", "Please try again in 15 minutes."],
  ])("that are too many are told in %s how long to wait", async (language, detail) => {
    await fail(10);
    const { body } = await signIn(customer.email, goodPassword, here, language);
    expect(body).toMatchObject({ detail });
  });

  it("from another address, or for another account, are counted apart", async () => {
    await fail(10);
    expect((await signIn(customer.email, goodPassword, newAddress())).status).toBe(200);
    const other = await newCustomer(scene.carrier);
    expect((await signIn(other.email, goodPassword)).status).toBe(200);
  });

  it("that many at once make are no way round the limit", async () => {
    const answers = await Promise.all(Array.from({ length: 15 }, () => signIn(customer.email, "wrong password")));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(401), ...Array(5).fill(429)]);
  });

  it("before the right password are forgotten", async () => {
    await fail(9);
    expect((await signIn(customer.email, goodPassword)).status).toBe(200);
    expect(await fail(9)).toEqual(Array(9).fill(401));
  });

  it("begin anew when the time is over", async () => {
    await fail(11);
    await database().execute(sql`update rate_limit set expire = expire - 900000`);
    expect((await signIn(customer.email, goodPassword)).status).toBe(200);
  });

  it("of one address to sign in anywhere are a hundred, an IPv6 network counting as one", async () => {
    const network = `2001:db8:${addresses}:1::`;
    for (let turn = 0; turn < 10; turn += 1) {
      await Promise.all(Array.from({ length: 10 }, (_, n) => fail(1, newEmail(), `${network}${turn}${n}`)));
    }
    expect((await signIn(customer.email, goodPassword, `${network}ffff`)).status).toBe(429);
    expect((await signIn(customer.email, goodPassword, `2001:db8:${addresses}:2::1`)).status).toBe(200);
  });

  it("that succeed count against no address", async () => {
    for (let turn = 0; turn < 11; turn += 1) expect((await signIn(customer.email, goodPassword)).status).toBe(200);
  });

  it("to register are twenty an hour from one address", async () => {
    const tries = Array.from({ length: 21 }, () =>
      newShopper(scene.carrier).tries(
        "POST /auth/register",
        { body: { ...registration(), password: "heslo123" } },
        from(here),
      ),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([...Array(20).fill(422), 429]);
  });

  it("to get a link for a new password are three an hour; the fourth is answered the same and nothing is sent", async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const body = { email: turn === 3 ? customer.email.toUpperCase() : customer.email };
      expect((await newShopper(scene.carrier).tries("POST /auth/forgot-password", { body })).status).toBe(204);
    }
    await allMailDone();
    expect(await mailsTo(customer.email, "reset")).toHaveLength(3);
  });

  it("to get links for many addresses are twenty an hour", async () => {
    const ask = () =>
      newShopper(scene.carrier).tries("POST /auth/forgot-password", { body: { email: newEmail() } }, from(here));
    const statuses = (await Promise.all(Array.from({ length: 21 }, ask))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([...Array(20).fill(204), 429]);
  });

  it("to guess a link's token are twenty an hour from one address", async () => {
    const guess = () =>
      newShopper(scene.carrier).tries(
        "POST /auth/reset-password",
        { body: { token: "A".repeat(43), password: goodPassword } },
        from(here),
      );
    const statuses = (await Promise.all(Array.from({ length: 21 }, guess))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([...Array(20).fill(422), 429]);
  });

  it("to get the confirming link again are three an hour", async () => {
    for (let turn = 0; turn < 3; turn += 1) await customer.does("POST /auth/verify-email/again", {});
    expect(await customer.isRefused("POST /auth/verify-email/again")).toMatchObject({ status: 429, code: "too_many" });
  });

  it("to track an order are ten an hour from one address, and twenty a quarter of an hour to track any", async () => {
    const track = async (number: string, address: string) =>
      (
        await newShopper(scene.carrier).tries(
          "POST /orders/track",
          { body: { number, email: newEmail() } },
          from(address),
        )
      ).status;
    const number = `99${addresses}`;
    const place = newAddress();
    const sameOrder = await Promise.all(Array.from({ length: 11 }, () => track(number, place)));
    expect(sameOrder.sort()).toEqual([...Array(10).fill(404), 429]);
    const sameAddress = await Promise.all(Array.from({ length: 21 }, (_, n) => track(`98${addresses}${n}`, here)));
    expect(sameAddress.sort()).toEqual([...Array(20).fill(404), 429]);
  });

  it("are kept without telling whose they are, and swept away when their time is over", async () => {
    await fail(2);
    const rows = await database().select().from(rateLimit);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows).toLowerCase()).not.toContain(customer.email.toLowerCase());
    expect(JSON.stringify(rows)).not.toContain(here);
    await sweepLimits(new Date(Date.now() + 3_600_001));
    expect(await database().select().from(rateLimit)).toEqual([]);
  });
});
