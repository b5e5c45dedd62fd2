import { describe, expect, it } from "@jest/globals";
import { gateway } from "@/lib/api/gateway/gateway";
import { handle } from "@/lib/backend/server";
import { type AdminName, adminContract } from "@/lib/contract/admin/admin-contract";
import { staffCookie } from "@/lib/domain/admin/staff-cookie";
import { newCustomer } from "@/tests/support/customer";
import { withDatabase } from "@/tests/support/scene";
import { withSettings } from "@/tests/support/settings";
import { joined, newDesk, staffClock } from "@/tests/support/staff-scene";

withDatabase();

const names = Object.keys(adminContract) as AdminName[];
const addressOf = (name: string) => `/api/v1${name.slice(name.indexOf(" ") + 1).replaceAll(/\{\w+\}/g, "1")}`;
const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
  handle(new Request(`http://shop.example${path}`, { method, headers }));

/** Status and body of an answer, but the address that it repeats. */
async function said(answer: Response) {
  const { instance, ...body } = (await answer.json()) as { instance: string };
  return [answer.status, body, [...answer.headers.keys()].sort()];
}

async function isShut() {
  const unknown = await said(await ask("GET", "/api/v1/nothing-of-the-kind"));
  for (const name of names)
    expect([name, ...(await said(await ask(name.split(" ")[0] ?? "", addressOf(name))))]).toEqual([name, ...unknown]);
  // A wrong method and an address below it tell no more.
  expect(await said(await ask("DELETE", "/api/v1/admin/me"))).toEqual(unknown);
  expect(await said(await ask("GET", "/api/v1/admin/orders"))).toEqual(unknown);
  expect(await said(await ask("GET", "/api/v1/admin"))).toEqual(unknown);
}

describe("the door of the admin", () => {
  it("is not there while nobody works in the shop: every address answers as an unknown one", async () => {
    await isShut();
  });

  it("is there for whoever is invited, and not there with ADMIN=off or with a back end elsewhere", async () => {
    const clock = staffClock();
    await joined(clock);
    expect(await newDesk(clock).isRefused("GET /admin/me")).toBe("unauthorised");
    for (const [name, value] of [
      ["ADMIN", "off"],
      ["API_HOST", "http://127.0.0.1:9"],
    ] as const) {
      const restore = withSettings({ [name]: value });
      await isShut();
      restore();
    }
  });

  it("takes the staff's cookie for the admin alone, and a customer's session for the shop alone", async () => {
    const clock = staffClock(new Date());
    const { desk } = await joined(clock);
    const customer = await newCustomer(clock.carrier);
    const through = (path: string, headers: Record<string, string>) =>
      gateway(new Request(`http://shop.example${path}`, { headers }));
    const staff = { cookie: `${staffCookie}=${desk.token}` };
    expect((await through("/api/v1/admin/me", staff)).status).toBe(200);
    expect((await through("/api/v1/users/info", staff)).status).toBe(401);
    const auth = { token_type: "Bearer", access_token: customer.token, expires_at: "2030-01-01T00:00:00Z" };
    const theirs = { cookie: `auth_token=${encodeURIComponent(JSON.stringify(auth))}` };
    expect((await through("/api/v1/users/info", theirs)).status).toBe(200);
    expect((await through("/api/v1/admin/me", theirs)).status).toBe(401);
    // Neither counts as the other's bearer, and no script can bring the staff's along.
    expect((await through("/api/v1/admin/me", { authorization: `Bearer ${desk.token}` })).status).toBe(401);
    expect((await ask("GET", "/api/v1/users/info", { authorization: `Bearer ${desk.token}` })).status).toBe(401);
    expect((await ask("GET", "/api/v1/admin/me", { authorization: `Bearer ${customer.token}` })).status).toBe(401);
  });

  it("refuses a form of another site", async () => {
    const headers = { "sec-fetch-site": "cross-site", "content-type": "application/json" };
    const request = new Request("http://shop.example/api/v1/admin/session", { method: "POST", headers, body: "{}" });
    expect((await gateway(request)).status).toBe(403);
  });
});
