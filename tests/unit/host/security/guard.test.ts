import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "@jest/globals";
import { guard } from "@/lib/host/security/guard";

let server: Server | undefined;
afterEach(() => new Promise((resolve) => server?.close(resolve)));

/** The headers that get past the guard. */
async function seen(headers: Record<string, string>): Promise<IncomingHttpHeaders> {
  let got: IncomingHttpHeaders = {};
  const shop = guard(0, async (asked, response) => {
    got = asked.headers;
    response.end();
  });
  const opened = createServer((asked, response) => shop(asked, response));
  server = opened;
  await new Promise<void>((resolve) => opened.listen(0, "127.0.0.1", resolve));
  const { port } = opened.address() as AddressInfo;
  await new Promise<void>((resolve, reject) => {
    request({ port, host: "127.0.0.1", headers, agent: false }, (answer) => answer.resume().on("end", resolve))
      .on("error", reject)
      .end();
  });
  return got;
}

describe("the name of a client", () => {
  const chrome =
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";
  it("of a browser passes as it is", async () => {
    expect((await seen({ "user-agent": chrome }))["user-agent"]).toBe(chrome);
  });
  it("is cut where it is longer than any browser's: Next reads it with a pattern of quadratic time", async () => {
    expect((await seen({ "user-agent": "a".repeat(15_000) }))["user-agent"]).toBe("a".repeat(512));
  });
});
