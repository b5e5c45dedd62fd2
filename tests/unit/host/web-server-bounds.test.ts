import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, test } from "@jest/globals";
import { guard } from "@/lib/host/security/guard";
import { type Bounds, openPort, type RequestHandler, type WebServer } from "@/lib/host/web-server";
import { rawConnection, sayRaw } from "../../support/raw-request";

async function bodyOf(request: IncomingMessage): Promise<number> {
  let bytes = 0;
  for await (const part of request) bytes += (part as Buffer).length;
  return bytes;
}

/** Reads all that is sent before it answers; of a body that breaks off there is nobody to answer. */
const readAndAnswer: RequestHandler = async (request, response) => {
  await bodyOf(request).catch(() => 0);
  response.end("ok");
};

let web: WebServer | undefined;

/** A server on a port of its own with small bounds, and what it was asked. */
async function serve(given: Partial<Bounds>, answer = readAndAnswer) {
  web = await openPort(0, { checkInterval: 20, ...given });
  const asked: string[] = [];
  const counting: RequestHandler = (request, response) => {
    asked.push(`${request.method} ${request.url}`);
    return answer(request, response);
  };
  web.serve(guard(0, counting));
  const address = web.server.address();
  if (typeof address !== "object" || !address) throw new Error("no port");
  return { port: address.port, asked };
}

afterEach(() => web?.drain(0));

const head = "Host: localhost\r\nConnection: close\r\n";

describe("who takes too long is cut off", () => {
  test("saying nothing at all", async () => {
    const { port } = await serve({ headersTimeout: 100 });
    const { said } = await rawConnection(port);
    expect(await said).toMatch(/^HTTP\/1\.1 408 |^$/);
  });

  test("saying headers drop by drop", async () => {
    const { port, asked } = await serve({ headersTimeout: 200 });
    const { socket, said } = await rawConnection(port);
    socket.write("GET / HTTP/1.1\r\n");
    const drops = setInterval(() => socket.write("x-drop: 1\r\n"), 10);
    expect(await said).toMatch(/^HTTP\/1\.1 408 /);
    clearInterval(drops);
    expect(asked).toEqual([]);
  });

  test("saying a body drop by drop", async () => {
    const { port } = await serve({ headersTimeout: 100, requestTimeout: 200 });
    const { socket, said } = await rawConnection(port);
    socket.write(`POST /api/v1/contacts HTTP/1.1\r\n${head}Content-Length: 60000\r\n\r\n`);
    const drops = setInterval(() => socket.write("a"), 10);
    expect(await said).toMatch(/^HTTP\/1\.1 408 /);
    clearInterval(drops);
  });

  const large: RequestHandler = async (_request, response) => void response.end(Buffer.alloc(64 * 1024 * 1024));

  test("never reading the answer", async () => {
    const { port } = await serve({ silence: 200 }, large);
    const socket = connect(port, "127.0.0.1");
    socket.pause().write(`GET / HTTP/1.1\r\n${head}\r\n`);
    await once(web?.server ?? socket, "connection").then(([peer]) => once(peer, "close"));
    socket.destroy();
  });

  test("reading the answer a little now and then", async () => {
    const { port } = await serve({ silence: 10_000, fetching: 300 }, large);
    const socket = connect(port, "127.0.0.1");
    socket
      .on("error", () => {})
      .pause()
      .write(`GET / HTTP/1.1\r\n${head}\r\n`);
    const drops = setInterval(() => socket.read(1), 10);
    await once(web?.server ?? socket, "connection").then(([peer]) => once(peer, "close"));
    clearInterval(drops);
    socket.destroy();
  });
});

test("one connection more than there may be is closed, and the others go on", async () => {
  const { port } = await serve({ connections: 3 });
  const open = await Promise.all(Array.from({ length: 3 }, () => rawConnection(port)));
  await pause(50);
  expect(await (await rawConnection(port)).said).toBe("");
  open[0]?.socket.write(`GET / HTTP/1.1\r\n${head}\r\n`);
  expect(await open[0]?.said).toMatch(/^HTTP\/1\.1 200 /);
  for (const { socket } of open) socket.destroy();
});

describe("what has two meanings, or too much of one, is refused and nothing behind it is read", () => {
  const smuggled = "GET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n";
  const cases: [why: string, text: string, status: number][] = [
    ["two ways to tell the length", `Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`, 400],
    [
      "the same the other way round",
      `Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${smuggled}`,
      400,
    ],
    ["two lengths", `Content-Length: 0\r\nContent-Length: 40\r\n\r\n${smuggled}`, 400],
    ["a length that is no number", `Content-Length: +4\r\n\r\nabcd${smuggled}`, 400],
    ["an unknown encoding last", `Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${smuggled}`, 400],
    ["a blank before the colon", `Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${smuggled}`, 400],
    ["a chunk that is no number", `Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n${smuggled}`, 400],
    [
      "a header that goes on in a second line",
      `X-Long: a\r\n b\r\n Transfer-Encoding: chunked\r\n\r\n${smuggled}`,
      400,
    ],
    ["headers of 17 KB", `X-Long: ${"a".repeat(17_000)}\r\n\r\n`, 431],
    ["three hundred headers", `${"a: b\r\n".repeat(300)}\r\n`, 431],
  ];
  test.each(cases)("%s", async (_why, text, status) => {
    const { port, asked } = await serve({});
    expect(await sayRaw(port, `POST /api/v1/cart HTTP/1.1\r\n${head}${text}`)).toEqual([status]);
    expect(asked.filter((line) => line.includes("smuggled"))).toEqual([]);
  });

  test("no host, or two", async () => {
    const { port, asked } = await serve({});
    expect(await sayRaw(port, "GET / HTTP/1.1\r\nConnection: close\r\n\r\n")).toEqual([400]);
    const two = "Host: localhost\r\nHost: evil.example\r\nConnection: close\r\n";
    expect(await sayRaw(port, `GET / HTTP/1.1\r\n${two}\r\n`)).toEqual([400]);
    expect(asked).toEqual([]);
  });

  test("an address of another server, or a tunnel to it", async () => {
    const { port, asked } = await serve({});
    expect(await sayRaw(port, `GET http://evil.example/ HTTP/1.1\r\n${head}\r\n`)).toEqual([400]);
    expect(await sayRaw(port, "CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n")).toEqual([]);
    expect(asked).toEqual([]);
  });
});

describe("what cannot be read as a request", () => {
  const split = (answer: string) => answer.split("\r\n\r\n") as [head: string, body: string];

  test("for its headers of 20 KB is told so by a page, and the connection is closed", async () => {
    const { port, asked } = await serve({});
    const { socket, said } = await rawConnection(port);
    socket.write(`GET /cs HTTP/1.1\r\nHost: localhost\r\nX-Long: ${"a".repeat(20_000)}\r\n\r\n`);
    const [top, body] = split(await said);
    expect(top).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
    expect(top).toMatch(/^Content-Type: text\/html; charset=utf-8\r$/m);
    expect(top).toMatch(/^Content-Language: en\r$/m);
    expect(top).toMatch(/^Cache-Control: no-store\r$/m);
    expect(top).toMatch(/^Connection: close\r$/m);
    expect(top).toMatch(new RegExp(`^Content-Length: ${Buffer.byteLength(body)}$`, "m"));
    expect(body).toContain("<h1>The headers of the request are too long</h1>");
    expect(body).toMatch(/<\/html>$/);
    expect(asked).toEqual([]);
  });

  test("for anything else is 400 without a word", async () => {
    const { port, asked } = await serve({});
    const { socket, said } = await rawConnection(port);
    socket.write("GET / HTTP/1.1\r\nno header at all\r\n\r\n");
    const [top, body] = split(await said);
    expect(top).toMatch(/^HTTP\/1\.1 400 Bad Request\r\nConnection: close\r\n/);
    expect([body, asked]).toEqual(["", []]);
  });

  test("behind a request whose answer has begun puts nothing into it", async () => {
    const { port } = await serve({}, async (_request, response) => void response.write("begun"));
    const { socket, said } = await rawConnection(port);
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await once(socket, "data");
    socket.write(`GET /cs HTTP/1.1\r\nX-Long: ${"a".repeat(20_000)}\r\n\r\n`);
    const answer = await said;
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
    expect(answer).toMatch(/begun\r\n$/);
  });
});

test("a connection waits for its next request longer than the proxies in front keep one: 65 s, theirs are 60", async () => {
  const { port } = await serve({});
  const { socket, said } = await rawConnection(port);
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(socket, "data");
  socket.end();
  expect(await said).toMatch(/^Keep-Alive: timeout=65\r$/m);
});
