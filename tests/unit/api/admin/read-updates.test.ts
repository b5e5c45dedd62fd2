import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { readUpdates } from "@/lib/api/admin/browser";

const asked: string[] = [];
let status = 200;
const server = createServer(({ url = "" }, response) => {
  asked.push(url);
  response.statusCode = url.includes("since=old") ? 422 : status;
  response.end(response.statusCode === 200 ? '{"latest":"5:9:"}' : "");
});
const { fetch } = globalThis;

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  globalThis.fetch = (path, init) => fetch(`http://localhost:${port}${path}`, init); // in a page an address begins at its shop
});
afterAll(() => {
  globalThis.fetch = fetch;
  server.close().closeAllConnections();
});
beforeEach(() => {
  asked.length = 0;
  status = 200;
});

test("a page that was open over a deploy, whose moment cannot be read any more, begins anew by itself", async () => {
  expect(await readUpdates("old")).toEqual({ latest: "5:9:" });
  expect(asked).toEqual(["/api/v1/admin/updates?since=old", "/api/v1/admin/updates"]);
});

test("whoever is signed out is told nothing, and is not asked for twice", async () => {
  status = 401;
  expect(await readUpdates("5:8:")).toBeNull();
  expect(asked).toHaveLength(1);
});

test("a shop that does not answer is an error, not silence", async () => {
  status = 503;
  await expect(readUpdates("5:8:")).rejects.toThrow("The shop answered 503.");
});
