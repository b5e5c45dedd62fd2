import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { HostClient } from "@/tests/support/plain-host/client";
import { rubbishModes } from "@/tests/support/plain-host/rubbish";
import { type PlainHost, startPlainHost } from "@/tests/support/plain-host/server";

let host: PlainHost;
let client: HostClient;
beforeEach(async () => {
  host = await startPlainHost({ shape: "bare" });
  client = new HostClient(host.url);
  await client.send("POST /cart/items", { product_id: "A-1001", quantity: 2 });
  host.clear();
});
afterEach(() => host.close());

const cartStatus = async () => (await client.send("GET /cart")).status;

describe("the log of requests", () => {
  it("keeps what came, and finds it by the name of its call or by its path", async () => {
    await client.send("PATCH /cart/items/0?from=here", { quantity: 3 }, { "x-currency": "CZK" });
    await client.send("POST /articles/first/views", "no json");
    expect(host.requestsTo("PATCH /cart/items/{index}")).toMatchObject([
      {
        method: "PATCH",
        path: "/api/v1/cart/items/0",
        query: { from: "here" },
        headers: { "x-currency": "CZK", "accept-language": "cs" },
        body: { quantity: 3 },
        status: 200,
      },
    ]);
    expect(host.requestsTo("POST /articles/first/views")).toMatchObject([{ body: "no json", status: 404 }]);
    expect(host.requests).toHaveLength(2);
    host.clear();
    expect(host.requests).toEqual([]);
  });
});

describe("a call fails as it is told", () => {
  it("the next time, so many times, and no other call with it", async () => {
    host.failNext("GET /cart", 500);
    host.failNext("GET /cart", 503, 2);
    expect((await client.send("GET /cart/detailed")).status).toBe(200);
    expect([await cartStatus(), await cartStatus(), await cartStatus(), await cartStatus()]).toEqual([
      500, 503, 503, 200,
    ]);
  });
  it("with the given answer", async () => {
    const headers = { "retry-after": "7" };
    host.failNext("GET /cart", { status: 429, body: "Slow down", type: "text/plain", headers });
    const reply = await client.send("GET /cart");
    expect([reply.status, reply.text, reply.type]).toEqual([429, "Slow down", "text/plain"]);
    expect(reply.headers.get("retry-after")).toBe("7");
  });
  it("always, until it is healed", async () => {
    host.failAlways("*", 502);
    expect([await cartStatus(), (await client.send("GET /contacts/info")).status]).toEqual([502, 502]);
    host.heal();
    expect(await cartStatus()).toBe(200);
  });
  it("without doing anything", async () => {
    host.failNext("DELETE /cart/items/{index}", 500);
    await client.send("DELETE /cart/items/0");
    expect((await client.send("GET /cart")).json).toMatchObject({ items: [{ quantity: 2 }] });
  });
  it("with a connection that is cut, or an answer that never comes", async () => {
    host.failNext("GET /cart", "cut");
    await expect(client.send("GET /cart")).rejects.toThrow("fetch failed");
    host.failNext("GET /cart", "hang");
    const signal = AbortSignal.timeout(200);
    await expect(fetch(`${host.url}/api/v1/cart`, { signal })).rejects.toThrow(/timeout/);
  });
  it("as if it were not there", async () => {
    host.drop("GET /cart/detailed");
    const reply = await client.send("GET /cart/detailed");
    expect([reply.status, reply.type, reply.text]).toEqual([404, "text/html", "Not Found"]);
    expect(host.requestsTo("GET /cart/detailed")).toHaveLength(1);
    host.heal();
    expect((await client.send("GET /cart/detailed")).status).toBe(200);
  });
  it("late", async () => {
    host.latency(150);
    const before = Date.now();
    expect(await cartStatus()).toBe(200);
    expect(Date.now() - before).toBeGreaterThanOrEqual(149);
  });
});

describe("rubbish keeps the status and loses the sense", () => {
  const good = '{"id":1,"items":[{"product_id":"A-1001","quantity":2,"total":239.2}],"total":239.2}';
  const contents: Partial<Record<(typeof rubbishModes)[number], (text: string) => void>> = {
    empty: (text) => expect(text).toBe(""),
    html: (text) => expect(text).toBe("<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>"),
    "truncated-json": (text) => expect(text).toBe(good.slice(0, 42)),
    "wrong-types": (text) =>
      expect(JSON.parse(text)).toEqual({
        id: "a lot",
        items: { 0: { product_id: 42, quantity: "a lot", total: "a lot" } },
        total: "a lot",
      }),
    null: (text) => expect(text).toBe("null"),
    huge: (text) => {
      expect(text.length).toBeGreaterThan(8 * 1024 * 1024);
      expect(JSON.parse(text).items).toHaveLength(5000);
    },
    deep: (text) => expect(text.slice(0, 30)).toBe(`{"id":${"[".repeat(24)}`),
  };
  it.each(rubbishModes)("%s", async (mode) => {
    host.rubbish(mode);
    const reply = await client.send("GET /cart");
    expect(reply.status).toBe(200);
    contents[mode]?.(reply.text);
    expect((await client.send("GET /users/info")).status).toBe(401);
    host.heal();
    expect((await client.send("GET /cart")).text).toBe(good);
  });
  it("at random, the same for the same seed, another for another", async () => {
    const run = async (seed: number) => {
      host.rubbish("random", { seed });
      const texts: string[] = [];
      for (let at = 0; at < 12; at += 1) texts.push((await client.send("GET /cart")).text);
      return texts;
    };
    const first = await run(7);
    expect(await run(7)).toEqual(first);
    expect(await run(8)).not.toEqual(first);
    expect(new Set(first).size).toBeGreaterThan(3);
  });
  it("of the named calls only", async () => {
    host.rubbish("null", { calls: ["GET /cart/detailed"] });
    expect((await client.send("GET /cart")).text).toBe(good);
    expect((await client.send("GET /cart/detailed")).text).toBe("null");
  });
});
