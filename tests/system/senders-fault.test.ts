import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { LogLine } from "../support/log-lines";
import { freePort, type ShopProcess, startShop } from "../support/shop-process";

const dataDir = mkdtempSync(join(tmpdir(), "dezen-fault-"));
let shop: ShopProcess;

beforeAll(async () => {
  const env = { DATA_DIR: dataDir, DATABASE_URL: "", API_HOST: "", SMTP_URL: "", TRUSTED_PROXIES: "1" };
  shop = await startShop({ cwd: process.cwd(), port: await freePort(), env });
}, 240_000);

afterAll(async () => {
  await shop?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

const json = "application/json";
const multipart = "multipart/form-data; boundary=x";
const part = (name: string, value = "") => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const anAction = "0".repeat(42);

let asked = 0;

/** Sends a request with an id of its own. @returns its status and the lines of the log that name it, its own the last */
async function told(method: string, path: string, headers: Record<string, string> = {}, body = "") {
  asked += 1;
  const id = `fault-${String(asked).padStart(6, "0")}`;
  const { hostname, port } = new URL(shop.url);
  const own = { origin: shop.url, "x-request-id": id, "content-length": String(Buffer.byteLength(body)), ...headers };
  const status = await new Promise<number>((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers: own, agent: false }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
    });
    sent.on("error", reject).end(body);
  });
  return { status, lines: await linesOf(id) };
}

const jsonLines = (): LogLine[] =>
  shop
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));

async function linesOf(id: string): Promise<LogLine[]> {
  for (let waited = 0; waited < 10_000; waited += 20) {
    const lines = jsonLines().filter(({ requestId }) => requestId === id);
    if (lines.some(({ msg }) => msg === "request")) return lines;
    await pause(20);
  }
  throw new Error(`No line of the request ${id}.`);
}

const cases: [what: string, method: string, path: string, headers?: Record<string, string>, body?: string][] = [
  ["a path that is no text", "GET", "/cs/%ff"],
  ["a path of the API that is no text", "GET", "/api/v1/products/%zz"],
  ["a call whose body is no JSON", "POST", "/api/v1/contacts", { "content-type": json }, '{"email":'],
  ["a call whose body is another JSON", "POST", "/api/v1/contacts", { "content-type": json }, "[]"],
  ["a call whose body is not said to be JSON", "POST", "/api/v1/contacts", { "content-type": "text/plain" }, "{}"],
  ["a call with a session and no JSON", "POST", "/api/v1/cart/items", { "content-type": json }, "\u0000"],
  ["a form without a boundary", "POST", "/cs/contacts", { "content-type": "multipart/form-data" }, "x"],
  ["a form that is cut off", "POST", "/cs/contacts", { "content-type": multipart }, part("name", "Jana")],
  ["a form of no action", "POST", "/cs/contacts", { "content-type": multipart }, `${part("name", "Jana")}--x--`],
  [
    "an unknown action",
    "POST",
    "/cs/contacts",
    { "content-type": multipart },
    `${part(`$ACTION_ID_${anAction}`)}--x--`,
  ],
  [
    "an action that is no JSON",
    "POST",
    "/cs/contacts",
    { "content-type": multipart },
    `${part("$ACTION_REF_1")}${part("$ACTION_1:0", "{")}--x--`,
  ],
  [
    "a script's unknown action",
    "POST",
    "/cs/contacts",
    { "next-action": anAction, "content-type": "text/plain" },
    "[]",
  ],
  ["a form on a page that has none", "POST", "/cs/terms", { "content-type": multipart }, "garbage"],
];

it.each(cases)("%s is the sender's fault on the wire and in the log", async (_what, ...sent) => {
  const { status, lines } = await told(...sent);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(lines.filter(({ level }) => level === "error")).toEqual([]);
  expect(lines.at(-1)).toMatchObject({ msg: "request", status, level: "warn" });
});

it("the arguments of a real action that nobody can read are so too", async () => {
  const page = await (await fetch(`${shop.url}/cs/contacts`)).text();
  const [action = ""] = /[0-9a-f]{42}/.exec(page) ?? [];
  expect(action).not.toBe("");
  for (const given of ["[]", "{", '["$K1"]', '["$@9"]']) {
    const headers = { "next-action": action, "content-type": "text/plain" };
    const { status, lines } = await told("POST", "/cs/contacts", headers, given);
    expect([given, status, lines.at(-1)?.status, lines.at(-1)?.level]).toEqual([given, 400, 400, "warn"]);
    expect(lines.filter(({ level }) => level === "error")).toEqual([]);
  }
});

it.each(["/api/v1/contacts", "/cs/contacts"])("a body that its sender breaks off at %s is no error", async (path) => {
  asked += 1;
  const id = `fault-${String(asked).padStart(6, "0")}`;
  const type = path.startsWith("/api") ? json : multipart;
  const socket = connect(Number(new URL(shop.url).port), "127.0.0.1");
  await new Promise<void>((sent) => {
    const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-Request-Id: ${id}\r\nContent-Type: ${type}\r\nContent-Length: 500`;
    socket.on("error", () => {}).write(`${head}\r\n\r\n${part("name", "Jana")}`, () => sent());
  });
  socket.destroy();
  const lines = await linesOf(id);
  expect(lines.filter(({ level }) => level === "error")).toEqual([]);
});

it("and nothing of it all is written beside the log's own lines", () => {
  const after = shop.output().slice(shop.output().indexOf("open at"));
  expect(
    after
      .split("\n")
      .slice(1)
      .filter((line) => line !== "" && !line.startsWith("{")),
  ).toEqual([]);
});
