import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { sql } from "drizzle-orm";
import type { Transport } from "@/lib/api/transport/call";
import { database } from "@/lib/backend/kernel/database/connect";
import { mailTo, withDatabaseAndMail } from "@/tests/support/account-scene";
import { goodPassword, newCustomer, withToken } from "@/tests/support/customer";
import { takeLogLines } from "@/tests/support/log-lines";
import { czechOrder } from "@/tests/support/order-request";
import { newKey, newScene } from "@/tests/support/scene";
import { newShopper } from "@/tests/support/shopper";
import { carriers } from "@/tests/support/transports";

withDatabaseAndMail();

/** Everything in the database that recognises a secret or makes one. */
async function keptSecrets(): Promise<string[]> {
  const rows = await database().execute<{ secret: string | null }>(sql`
    select password_hash as secret from account
    union all select hash from session_token
    union all select hash from account_token
    union all select token_hash from cart
    union all select value #>> '{}' from setting where key like '%_secret'`);
  return rows.flatMap(({ secret }) => (secret ? [secret] : []));
}

describe.each(carriers)("secrets, %s", (_name, open) => {
  const scene = newScene(open);
  let bodies: string[];
  let printed: string[];
  let silent: ReturnType<typeof jest.spyOn>[];

  /** Keeps every answer's body; the token that a sign-in hands out is taken out of it, once. */
  const listening: Transport = async (path, init) => {
    const response = await scene.carrier(path, init);
    const text = await response.clone().text();
    bodies.push(text.replace(/"access_token":"[\w-]{43}"/, '"access_token":""'));
    return response;
  };

  beforeEach(() => {
    [bodies, printed] = [[], []];
    const keep = (...parts: unknown[]) => void printed.push(parts.map(String).join(" "));
    silent = (["error", "warn", "info", "log"] as const).map((level) =>
      jest.spyOn(console, level).mockImplementation(keep),
    );
  });
  afterEach(() => {
    for (const spy of silent) spy.mockClear();
  });

  /** Signs in, renews, orders, forgets the password, gets everything wrong, and the secrets that came up on the way. */
  async function everything(): Promise<string[]> {
    const customer = await newCustomer(listening);
    const secrets = [goodPassword, customer.token];
    await customer.does("POST /cart/items", { body: { product_id: scene.tyre } });
    secrets.push(customer.shopper.jar.get("cart_id") ?? "");
    const next = (await customer.does("POST /auth/refresh", {})).body.access_token;
    const renewed = withToken(customer.shopper, next);
    const headers = { "idempotency-key": newKey() };
    const { id, number } = (await renewed.does("POST /checkout/create-order", { headers, body: czechOrder })).body;
    await renewed.does("GET /checkout/{id}", { path: { id }, query: {} });
    await renewed.does("GET /orders/{number}", { path: { number } });
    for (const name of ["GET /users/info", "GET /users/export", "GET /orders", "GET /cart"] as const) {
      await renewed.does(name, {});
    }
    await renewed.tries("DELETE /users/info", { body: { password: "wrong password" } });
    const email = customer.email;
    const guest = newShopper(listening);
    await guest.tries("POST /auth/login", { body: { email, password: "wrong password" } });
    await guest.tries("POST /auth/register", { body: { email, password: goodPassword } });
    await guest.does("POST /auth/forgot-password", { body: { email } });
    const { token } = await mailTo(email, "reset");
    const verify = (await mailTo(email, "verify")).token;
    await renewed.does("POST /auth/verify-email", { body: { token: verify } });
    await guest.does("POST /auth/reset-password", { body: { token, password: `${goodPassword} b` } });
    await guest.tries("POST /auth/reset-password", { body: { token, password: `${goodPassword} c` } });
    return [...secrets, next, token, verify];
  }

  it("are in no answer and in no line of the log", async () => {
    const secrets = [...(await everything()), ...(await keptSecrets())].filter((secret) => secret !== "");
    expect(secrets.length).toBeGreaterThanOrEqual(12);
    expect(bodies).toHaveLength(17);
    const told = [...bodies, ...printed, ...takeLogLines().map((line) => JSON.stringify(line))].join("\n");
    expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
    expect(told).not.toContain("$argon2");
  });

  it("are in no line of the log when the database fails in the middle of it", async () => {
    const customer = await newCustomer(listening);
    await database().execute(sql`alter table session rename to session_away`);
    const login = { body: { email: customer.email, password: goodPassword } };
    const answer = await newShopper(listening).tries("POST /auth/login", login);
    const second = await customer.tries("GET /users/info");
    await database().execute(sql`alter table session_away rename to session`);
    expect([answer.status, second.status]).toEqual([500, 500]);
    printed.push(...takeLogLines().map((line) => JSON.stringify(line)));
    expect(printed.filter((line) => line.includes("Failed query"))).toHaveLength(2);
    const told = [...bodies, ...printed, ...takeLogLines().map((line) => JSON.stringify(line))].join("\n");
    const secrets = [goodPassword, customer.token, customer.email, ...(await keptSecrets())];
    expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
    expect(bodies.slice(-2).join()).not.toMatch(/session_away|select|insert/i);
  });
});
