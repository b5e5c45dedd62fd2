import { beforeEach, describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { sessionToken } from "@/lib/backend/kernel/database/schema/account";
import { sweepSessions } from "@/lib/backend/kernel/session/close-session";
import { tokenHash } from "@/lib/backend/kernel/session/token";
import { newClockedScene } from "@/tests/support/account-scene";
import { type Customer, goodPassword, newCustomer, withToken } from "@/tests/support/customer";
import { czechOrder } from "@/tests/support/order-request";
import { newKey, withDatabase } from "@/tests/support/scene";
import { newShopper } from "@/tests/support/shopper";
import { carriers } from "@/tests/support/transports";
import { addTyre } from "@/tests/support/tyres";

withDatabase();

const second = 1000;
const hour = 3600 * second;
const day = 24 * hour;
const start = new Date("2026-11-20T08:00:00.000Z");

describe.each(carriers)("a session, %s", (_name, open) => {
  const scene = newClockedScene(open);
  const at = (ms: number) => scene.later(start, ms);
  let customer: Customer;

  beforeEach(async () => {
    at(0);
    customer = await newCustomer(scene.carrier);
  });

  const refresh = (token = customer.token) => withToken(customer.shopper, token).tries("POST /auth/refresh");
  const renewed = async (token = customer.token) => {
    const { body } = await withToken(customer.shopper, token).does("POST /auth/refresh", {});
    return body.access_token;
  };
  const worksWith = async (token: string) => {
    const { status } = await withToken(customer.shopper, token).tries("GET /users/info");
    return status === 200;
  };

  it("is good for an hour", async () => {
    at(hour - 1);
    expect(await worksWith(customer.token)).toBe(true);
    at(hour);
    expect(await customer.isRefused("GET /users/info")).toMatchObject({ status: 401, code: "unauthorised" });
  });

  it("is renewed by its token, which may have expired, for another hour", async () => {
    at(2 * hour);
    const { status, body } = await refresh();
    expect([status, body]).toEqual([
      200,
      { access_token: expect.stringMatching(/^[\w-]{43}$/), token_type: "Bearer", expires_in: 3600 },
    ]);
    const token = (body as { access_token: string }).access_token;
    expect(token).not.toBe(customer.token);
    at(3 * hour - 1);
    expect(await worksWith(token)).toBe(true);
    at(3 * hour);
    expect(await worksWith(token)).toBe(false);
  });

  it("gives tabs that renew the same token within 30 seconds the same answer", async () => {
    at(hour);
    const first = await refresh();
    at(hour + 30 * second);
    const second_ = await refresh();
    expect([second_.status, second_.body]).toEqual([200, first.body]);
  });

  it("lets the replaced token work for those 30 seconds, and no longer", async () => {
    const next = await renewed();
    at(30 * second);
    expect([await worksWith(customer.token), await worksWith(next)]).toEqual([true, true]);
    at(30 * second + 1);
    expect([await worksWith(customer.token), await worksWith(next)]).toEqual([false, true]);
  });

  it("ends when a replaced token is used again after that: two hold it", async () => {
    const next = await renewed();
    at(30 * second + 1);
    expect(await refresh()).toMatchObject({ status: 401, body: { code: "unauthorised" } });
    expect(await worksWith(next)).toBe(false);
    expect(await refresh(next)).toMatchObject({ status: 401 });
  });

  it("ends also when a token from long before is used again", async () => {
    const oldest = customer.token;
    let newest = oldest;
    for (let turn = 1; turn <= 4; turn += 1) {
      at(turn * hour);
      newest = await renewed(newest);
    }
    expect(await worksWith(newest)).toBe(true);
    expect(await refresh(oldest)).toMatchObject({ status: 401 });
    expect(await worksWith(newest)).toBe(false);
  });

  it("does not end because a replaced token is merely used, say by a slow tab", async () => {
    const next = await renewed();
    at(hour / 2);
    expect(await customer.isRefused("GET /users/info")).toMatchObject({ status: 401 });
    expect(await worksWith(next)).toBe(true);
  });

  it("is rotated once by 20 tabs that renew at the same moment", async () => {
    at(hour);
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh()));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => (body as { access_token: string }).access_token)).size).toBe(1);
    const [own] = await database()
      .select({ id: sessionToken.sessionId })
      .from(sessionToken)
      .where(eq(sessionToken.hash, tokenHash(customer.token)));
    const tokens = await database()
      .select()
      .from(sessionToken)
      .where(eq(sessionToken.sessionId, own?.id ?? ""));
    expect(tokens.map(({ replacedAt }) => replacedAt !== null).sort()).toEqual([false, true]);
  });

  it("lives three days after its last renewal, however long ago it began", async () => {
    let token = customer.token;
    for (let turn = 1; turn <= 4; turn += 1) {
      at(turn * (3 * day - second));
      token = await renewed(token);
    }
    at(4 * (3 * day - second) + 3 * day);
    expect(await refresh(token)).toMatchObject({ status: 401, body: { code: "unauthorised" } });
    expect(await worksWith(token)).toBe(false);
  });

  it.each(["", "Bearer", `Bearer ${"A".repeat(43)}`, "Bearer x", `Basic ${"A".repeat(43)}`])(
    "is nobody's by the header %p",
    async (authorization) => {
      for (const name of ["GET /users/info", "POST /auth/refresh"] as const) {
        const refusal = await newShopper(scene.carrier).isRefused(name, {}, { authorization });
        expect(refusal).toMatchObject({ status: 401, code: "unauthorised" });
      }
    },
  );

  it("that is over or made up counts as nobody where nobody is needed", async () => {
    at(4 * day);
    expect((await customer.does("GET /cart", {})).body.id).toBeNull();
    const made = withToken(newShopper(scene.carrier), "A".repeat(43));
    expect((await made.does("GET /cart", {})).status).toBe(200);
  });

  it("leaves no key to the cart: after the sign-out, as after a new password, the device's cookie opens nothing", async () => {
    const product_id = await addTyre();
    await customer.does("POST /cart/items", { body: { product_id, quantity: 2 } });
    const left = newShopper(scene.carrier);
    left.jar.set("cart_id", customer.shopper.jar.get("cart_id") ?? "");
    expect((await left.does("GET /cart", {})).body.items).toHaveLength(1);
    await customer.does("POST /auth/logout", {});
    expect((await left.does("GET /cart", {})).body.items).toEqual([]);
    const body = { email: customer.email, password: goodPassword };
    const again = withToken(newShopper(scene.carrier), "");
    again.token = (await again.shopper.does("POST /auth/login", { body })).body.access_token;
    expect((await again.does("GET /cart", {})).body.items).toMatchObject([{ product_id, quantity: 2 }]);
    expect((await left.does("GET /cart", {})).body.items).toEqual([]);
  });

  it("whose token dies in the middle of the checkout keeps the cart, and the order is the customer's", async () => {
    const product_id = await addTyre();
    await customer.does("POST /cart/items", { body: { product_id, quantity: 2 } });
    at(2 * hour);
    expect((await customer.does("GET /cart", {})).body.items).toHaveLength(1);
    const headers = { "idempotency-key": newKey() };
    const { body } = await customer.does("POST /checkout/create-order", { headers, body: czechOrder });
    const own = withToken(customer.shopper, await renewed());
    expect((await own.does("GET /orders", {})).body.data).toEqual([expect.objectContaining({ number: body.number })]);
  });

  it("is swept away when it is over, a living one stays", async () => {
    at(day);
    const living = await newCustomer(scene.carrier);
    await sweepSessions(new Date(start.getTime() + 3 * day));
    expect(await worksWith(living.token)).toBe(true);
    const kept = (await database().select({ hash: sessionToken.hash }).from(sessionToken)).map(({ hash }) => hash);
    expect(kept).toContain(tokenHash(living.token));
    expect(kept).not.toContain(tokenHash(customer.token));
  });
});
