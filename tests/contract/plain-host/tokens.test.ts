import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { HostClient, tokenIn } from "@/tests/support/plain-host/client";
import { type PlainHost, startPlainHost } from "@/tests/support/plain-host/server";
import type { ShapeName } from "@/tests/support/plain-host/shapes/named-shapes";

const names: ShapeName[] = ["bare", "api", "additions", "plain-errors"];

describe.each(names)("%s: access tokens", (shape) => {
  let host: PlainHost;
  let petra: HostClient;
  let now: number;
  const minutes = (count: number) => count * 60_000;
  beforeEach(async () => {
    now = Date.UTC(2026, 0, 6, 12);
    host = await startPlainHost({ shape, now: () => now });
    petra = new HostClient(host.url);
    await petra.signIn();
  });
  afterEach(() => host.close());

  const info = async () => (await petra.send("GET /users/info")).status;
  const refresh = async () => {
    const reply = await petra.send("POST /auth/refresh");
    if (reply.status === 200) petra.token = tokenIn(reply);
    return reply.status;
  };

  it("a wrong password is 401", async () => {
    expect((await new HostClient(host.url).signIn("wrong")).status).toBe(401);
  });
  it("nobody, a made-up token and one that reads undefined are 401 where somebody must be signed in", async () => {
    for (const token of [undefined, "abc", "undefined"]) {
      petra.token = token;
      expect(await info()).toBe(401);
      expect((await petra.send("PUT /users/info", { city: "Brno" })).status).toBe(401);
    }
  });
  it("a bad token is 401 at the cart as well, none is a guest", async () => {
    petra.token = "abc";
    expect((await petra.send("GET /cart")).status).toBe(401);
    petra.token = undefined;
    expect((await petra.send("GET /cart")).status).toBe(200);
  });
  it("last an hour, or as long as told", async () => {
    now += minutes(59);
    expect(await info()).toBe(200);
    now += minutes(1);
    expect(await info()).toBe(401);
    host.tokenLifetime(minutes(2));
    expect(await refresh()).toBe(200);
    now += minutes(2);
    expect(await info()).toBe(401);
  });
  it("a refresh replaces the token; the replaced one is good for nothing any more", async () => {
    const old = petra.token;
    expect(await refresh()).toBe(200);
    expect(await info()).toBe(200);
    petra.token = old;
    expect(await info()).toBe(401);
    expect(await refresh()).toBe(401);
  });
  it("a revoked token is 401 until it is refreshed", async () => {
    host.revoke();
    expect(await info()).toBe(401);
    expect(await refresh()).toBe(200);
    expect(await info()).toBe(200);
  });
  it("revoked for good it refreshes no more, but its owner can sign in again", async () => {
    host.revoke({ refresh: false });
    expect([await info(), await refresh()]).toEqual([401, 401]);
    await petra.signIn();
    expect([await info(), await refresh()]).toEqual([200, 200]);
  });
  it("a new password ends every session", async () => {
    await petra.send("POST /auth/forgot-password", { email: "petra@buyer.example" });
    const reset = { token: host.state.passwordTokens[0]?.token, password: "lesni-studanka" };
    expect((await petra.send("POST /auth/reset-password", { ...reset, token: "abc" })).status).toBe(422);
    expect((await petra.send("POST /auth/reset-password", reset)).status).toBeLessThan(300);
    expect([await info(), await refresh()]).toEqual([401, 401]);
    expect((await petra.send("POST /auth/reset-password", reset)).status).toBe(422);
    expect((await petra.signIn("lesni-studanka")).status).toBe(200);
  });
  it("a forgotten password of nobody is answered the same and makes no token", async () => {
    const known = await petra.send("POST /auth/forgot-password", { email: "petra@buyer.example" });
    const unknown = await petra.send("POST /auth/forgot-password", { email: "nobody@buyer.example" });
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    expect(host.state.passwordTokens).toHaveLength(1);
  });
});
