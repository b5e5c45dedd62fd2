import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { remote } from "@/lib/api/transport/http";

/** A host that closes connections instead of answering, as one does whose time for idle connections is over. */
let server: Server;
let requests: string[] = [];
let closes = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(String(request.method));
    closes -= 1;
    if (closes >= 0) return request.socket.destroy();
    return response.setHeader("content-type", "application/json").end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const send = (method: string) =>
  remote(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)("/api/v1/cart", { method });

describe("a back end that has closed the connection on which it is asked", () => {
  beforeEach(() => {
    closes = 1;
    requests = [];
  });
  it("is asked once more for what is only read", async () => {
    expect(await (await send("GET")).text()).toBe("{}");
    expect(requests).toEqual(["GET", "GET"]);
  });
  it("is not asked again for a change, which it may have made", async () => {
    await expect(send("POST")).rejects.toThrow("fetch failed");
    expect(requests).toEqual(["POST"]);
  });
  it("is not asked a third time", async () => {
    closes = 3;
    await expect(send("GET")).rejects.toThrow("fetch failed");
    expect(requests).toEqual(["GET", "GET"]);
  });
});
