import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";
import { feed } from "@/lib/api/feed/server";
import { takeLogLines } from "@/tests/support/log-lines";

let host: Server;
let asked: string[] = [];
let left: Promise<void>;
let apiHost: string | undefined;

beforeAll(async () => {
  apiHost = process.env.API_HOST;
  host = createServer((request, response) => {
    // It describes itself nowhere, which is asked for first.
    if (request.url === "/api/v1/openapi.json") return response.writeHead(404).end();
    asked.push(`${request.method} ${request.url} ${request.headers["if-none-match"] ?? ""}`.trim());
    left = new Promise((resolve) => response.on("close", () => resolve()));
    if (request.url?.endsWith("google-sk")) return response.writeHead(500).end("secret of the host");
    if (request.headers["if-none-match"] === '"1"') return response.writeHead(304, { etag: '"1"' }).end();
    response.writeHead(200, { "content-type": "application/xml", etag: '"1"', "x-powered-by": "someone" });
    // The rest follows only when the host is asked about something else: the feed is never whole before.
    response.write("<SHOP>");
  });
  await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
  process.env.API_HOST = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
});
afterAll(() => {
  host.closeAllConnections();
  host.close();
  if (apiHost === undefined) delete process.env.API_HOST;
  else process.env.API_HOST = apiHost;
});
beforeEach(() => {
  asked = [];
});

const request = (init: RequestInit = {}) => new Request("https://dezen.example/feeds/x.xml", init);

it("hands on what a remote host sends while it is still coming, and leaves it when the reader leaves", async () => {
  const answer = await feed("heureka-cz.xml", request());
  expect(asked).toEqual(["GET /api/v1/feeds/heureka-cz"]);
  expect(Object.fromEntries(answer.headers)).toEqual({ "content-type": "application/xml", etag: '"1"' });
  const reader = answer.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("<SHOP>");
  await reader?.cancel();
  await left;
});

it("asks the host whether anything has changed", async () => {
  const answer = await feed("zbozi.xml", request({ headers: { "if-none-match": '"1"' } }));
  expect([answer.status, await answer.text(), asked]).toEqual([304, "", ['GET /api/v1/feeds/zbozi "1"']]);
});

it.each(["heureka-pl.xml", "heureka-cz", "heureka-cz.xml.gz", "../orders.xml", ""])(
  "asks nobody for %p, which is no feed",
  async (file) => {
    expect((await feed(file, request())).status).toBe(404);
    expect(asked).toEqual([]);
  },
);

it("says that it will be back when the host fails, without the host's words", async () => {
  const answer = await feed("google-sk.xml", request());
  expect([answer.status, answer.headers.get("retry-after"), await answer.text()]).toEqual([503, "60", ""]);
  expect(takeLogLines("error")).toMatchObject([{ call: "GET /feeds/{name}", status: 500 }]);
});

it("says that it will be back when the host is away", async () => {
  const known = process.env.API_HOST;
  process.env.API_HOST = "http://127.0.0.1:9";
  const answer = await feed("heureka-cz.xml", request());
  process.env.API_HOST = known;
  expect(answer.status).toBe(503);
  expect(takeLogLines("error").map(({ msg }) => msg)).toEqual(["A feed could not be had."]);
});
