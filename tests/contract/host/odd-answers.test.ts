import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { forgetHost, withPlainHost } from "@/tests/support/host/host-scene";
import { newHostVisitor } from "@/tests/support/host/host-visitor";
import { takeLogLines } from "@/tests/support/log-lines";
import { withSettings } from "@/tests/support/settings";

describe("a list of anything else", () => {
  const host = withPlainHost({ shape: "bare" });
  it("loses the entry that cannot be read, and says so once", async () => {
    const data = [
      { id: 1, type: "courier", price: 149 },
      { id: 2, type: "drone", price: 9 },
      null,
      { type: "pickup", price: 0 },
    ];
    host().failAlways("GET /checkout/shipping-methods", { status: 200, body: { data } });
    const visitor = newHostVisitor();
    const ask = () => visitor.call("GET /checkout/shipping-methods", { query: { country: "CZ" } });
    await ask();
    const { body } = await ask();
    expect(body).toEqual({
      data: [
        { id: 1, type: "courier", name: "Kurýr na adresu", price: { amount: 14900, currency: "CZK" }, estimate: null },
      ],
    });
    expect(takeLogLines("error").map(({ field }) => field)).toEqual(["data[].type", "data[].id"]);
  });
});

describe("a redirect that the call does not know", () => {
  const host = withPlainHost({ shape: "bare" });
  it.each([301, 302, 303, 307, 308])("%i is 502, and leads the browser nowhere", async (status) => {
    const location = "https://elsewhere.example/login?next=secret";
    host().failNext("GET /cart", { status, headers: { location } });
    const answer = await newHostVisitor().call("GET /cart");
    expect([answer.status, answer.headers.get("location")]).toEqual([502, null]);
    expect(takeLogLines("error")).toMatchObject([{ received: "a redirect to https://elsewhere.example" }]);
  });
});

describe("where the sign-in at a provider begins", () => {
  const host = withPlainHost({ shape: "bare" });
  const start = async (answer: object) => {
    host().failNext("GET /auth/{provider}", { status: 200, ...answer });
    const { status, headers } = await newHostVisitor().call("GET /auth/{provider}", { path: { provider: "google" } });
    return [status, headers.get("location")];
  };
  it("is told by a redirect, also below the back end's own address, or in the body", async () => {
    const there = "https://accounts.example/o?x=1";
    expect(await start({ status: 302, headers: { location: there } })).toEqual([302, there]);
    expect(await start({ status: 303, headers: { location: "/oauth/google" } })).toEqual([
      302,
      `${host().url}/oauth/google`,
    ]);
    expect(await start({ body: { url: there } })).toEqual([302, there]);
    expect(await start({ body: { redirect_url: there } })).toEqual([302, there]);
  });
  it("is 502 where it is told in no way that leads anywhere", async () => {
    expect(await start({ body: { url: "javascript:alert(1)" } })).toEqual([502, null]);
    expect(await start({})).toEqual([502, null]);
    expect(takeLogLines("error").map(({ field }) => field)).toEqual(["location"]);
  });
});

describe("a change beyond the specification, answered in words that cannot be read", () => {
  const server = createServer((request, response) => {
    response.setHeader("content-type", "application/json").end(request.method === "POST" ? '{"done":"yes"}' : "{}");
  });
  let restore = () => {};
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    restore = withSettings({ API_HOST: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
    forgetHost();
  });
  afterAll(() => {
    restore();
    server.closeAllConnections();
    server.close();
  });
  it.each([
    ["POST /orders/{number}/repeat", 204, { path: { number: "2026000017" } }],
    ["POST /reviews", 204, { body: { token: "t".repeat(43), product_id: 1, stars: 5, text: "Drží." } }],
  ] as const)("%s is made, and never shown as failed", async (name, expected, input) => {
    expect((await newHostVisitor().call(name, input)).status).toBe(expected);
    expect(takeLogLines("error")).toMatchObject([{ call: name }]);
  });
});
