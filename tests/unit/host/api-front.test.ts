import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "@jest/globals";
import { apiFront } from "@/lib/host/api-front";
import { openPort, type WebServer } from "@/lib/host/web-server";
import { type ApiGateway, provideGateway } from "@/lib/runtime/api-gateway";
import { rawConnection } from "../../support/raw-request";

let web: WebServer | undefined;
afterEach(async () => {
  globalThis.dezen?.delete("api gateway");
  await web?.drain(0);
});

/** A port where the gateway is `gateway`, and everything else says `Next`. */
async function serve(gateway: ApiGateway): Promise<string> {
  provideGateway(gateway);
  web = await openPort(0);
  web.serve(apiFront(async (_request, response) => void response.end("Next")));
  const address = web.server.address();
  return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
}

describe("a call of the API", () => {
  test("reaches the gateway with its method, address, headers and body", async () => {
    const asked: unknown[] = [];
    const url = await serve(async ({ method, url, headers, body }) => {
      const parts: Uint8Array[] = [];
      for await (const part of body ?? []) parts.push(part);
      asked.push([
        method,
        new URL(url).pathname + new URL(url).search,
        headers.get("x-currency"),
        `${Buffer.concat(parts)}`,
      ]);
      return new Response(null, { status: 204 });
    });
    const body = '{"quantity":4}';
    const answer = await fetch(`${url}/api/v1/cart/items?a=1`, {
      method: "POST",
      headers: { "x-currency": "EUR" },
      body,
    });
    expect(answer.status).toBe(204);
    await fetch(`${url}/api/v1/cart`);
    expect(asked).toEqual([
      ["POST", "/api/v1/cart/items?a=1", "EUR", body],
      ["GET", "/api/v1/cart", null, ""],
    ]);
  });

  test("is answered with the gateway's status, headers and each of its cookies", async () => {
    const headers = new Headers({ "content-type": "application/problem+json", etag: '"7"' });
    headers.append("set-cookie", "cart_id=a; Path=/");
    headers.append("set-cookie", "auth_fresh=1; Path=/");
    const url = await serve(async () => new Response('{"code":"stale_cart"}', { status: 412, headers }));
    const answer = await fetch(`${url}/api/v1/cart/items/0`, { method: "DELETE" });
    expect([answer.status, answer.headers.get("etag"), answer.headers.get("content-type")]).toEqual([
      412,
      '"7"',
      "application/problem+json",
    ]);
    expect(answer.headers.getSetCookie()).toEqual(["cart_id=a; Path=/", "auth_fresh=1; Path=/"]);
    expect(await answer.text()).toBe('{"code":"stale_cart"}');
  });

  test("is answered compressed when the answer is long and the browser likes it", async () => {
    const long = JSON.stringify({ text: "pneumatika ".repeat(1000) });
    const headers = { "content-type": "application/json", "content-length": String(long.length) };
    const url = await serve(async () => new Response(long, { headers }));
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get(`${url}/api/v1/search`, { headers: { "accept-encoding": "gzip" } }, resolve).on("error", reject);
    });
    expect([answer.headers["content-encoding"], answer.headers.vary]).toEqual(["gzip", "Accept-Encoding"]);
    const bytes = Buffer.concat(await answer.toArray());
    expect(bytes.length).toBeLessThan(1000);
    expect(gunzipSync(bytes).toString()).toBe(long);
  });

  test("refused in the middle of its body leaves the connection good for the next one", async () => {
    const url = await serve(async ({ body }) => {
      for await (const _part of body ?? []) break;
      return new Response("{}", { status: body ? 413 : 200, headers: { "content-type": "application/json" } });
    });
    const { socket, said } = await rawConnection(Number(new URL(url).port));
    socket.write("POST /api/v1/contacts HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n");
    const chunk = `4000\r\n${"a".repeat(0x4000)}\r\n`;
    for (let chunks = 0; chunks < 20; chunks += 1) socket.write(chunk);
    socket.write("0\r\n\r\n");
    await once(socket, "data");
    socket.write("GET /api/v1/cart HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
    expect([...(await said).matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => status)).toEqual(["413", "200"]);
  }, 5_000);

  test("whose answer nobody reads to its end is not made to its end", async () => {
    let ended = false;
    const url = await serve(async () => {
      const endless = new ReadableStream({
        pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)),
        cancel: () => {
          ended = true;
        },
      });
      return new Response(endless);
    });
    await new Promise<void>((resolve) => {
      const asking = get(`${url}/api/v1/feeds/zbozi`, (answer) =>
        answer.once("data", () => resolve(void asking.destroy())),
      );
      asking.on("error", () => {});
    });
    for (let looks = 0; looks < 100 && !ended; looks += 1) await pause(20);
    expect(ended).toBe(true);
  });
});

test.each([
  ["GET", "/api/v1/cart/"],
  ["GET", "/api/v1//cart"],
  ["GET", "/api/v1"],
  ["GET", "/cs/cart"],
  ["OPTIONS", "/api/v1/cart"],
])("%s %s is left to Next", async (method, path) => {
  const url = await serve(async () => new Response("gateway"));
  expect(await (await fetch(url + path, { method })).text()).toBe("Next");
});
