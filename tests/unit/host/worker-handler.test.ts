import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "@jest/globals";
import { styleSheet } from "@/lib/host/first-paint/first-styles";
import { workerHandler } from "@/lib/host/rendering/worker-handler";
import { purgePages } from "@/lib/runtime/cached-pages";
import { takeLogLines } from "@/tests/support/log-lines";
import { poolOf, workerSockets } from "@/tests/support/worker-socket";

const worker = workerSockets();
const opened: (() => void)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
});

const sheets = new Map([["/_next/static/cart.css", styleSheet("h1{color:red}")]]);

/** The front of these workers. @returns its address */
async function frontOf(...workers: RequestListener[]): Promise<string> {
  const handle = workerHandler(poolOf(...(await Promise.all(workers.map(worker)))), sheets);
  const server = createServer((request, response) => {
    request.headers["content-security-policy"] = "script-src 'self' 'nonce-q1w2'";
    void handle(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  opened.push(() => server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const dying: RequestListener = ({ socket }) => socket.destroy();

test("a form goes to a worker with its body, and the answer comes back with its status and cookies", async () => {
  const front = await frontOf((request, response) => {
    response.writeHead(303, { location: "/cs/cart", "set-cookie": ["a=1", "b=2"] });
    request.pipe(response);
  });
  const answer = await fetch(front, { method: "POST", body: "quantity=4", redirect: "manual" });
  expect([answer.status, answer.headers.get("location"), answer.headers.getSetCookie(), await answer.text()]).toEqual([
    303,
    "/cs/cart",
    ["a=1", "b=2"],
    "quantity=4",
  ]);
});

test("what a worker says to the cache of pages or of itself stays inside", async () => {
  const inside = ["x-reads", "x-partial", "x-middleware-rewrite", "x-nextjs-cache"];
  const front = await frontOf((_request, response) => {
    for (const name of [...inside, "x-own-words"]) response.setHeader(name, "1");
    response.end();
  });
  const { headers } = await fetch(front);
  expect([...inside, "x-own-words"].filter((name) => headers.has(name))).toEqual(["x-own-words"]);
});

test("what only reads is asked of another worker when the first dies", async () => {
  const front = await frontOf(dying, (_request, response) => response.end("made"));
  expect(await (await fetch(front)).text()).toBe("made");
});

test("a form is never sent twice: its sender reads a page that says so", async () => {
  let sent = 0;
  const front = await frontOf(dying, (_request, response) => {
    sent += 1;
    response.end();
  });
  const answer = await fetch(`${front}/cs/contacts`, { method: "POST", body: "x" });
  expect([answer.status, answer.headers.get("retry-after"), sent]).toEqual([503, "5", 0]);
  expect(await answer.text()).toContain("<h1");
  expect(takeLogLines().map(({ level, msg }) => [level, msg])).toEqual([
    ["error", "No worker could render an answer."],
  ]);
});

test("an answer that breaks off breaks off for the client too, and is not taken for a whole one", async () => {
  const front = await frontOf(({ socket }, response) => {
    response.write("half"); // in chunks, so that only its last one says that it is whole
    setTimeout(() => socket.destroy(), 20);
  });
  const answer = await fetch(front);
  await expect(answer.text()).rejects.toThrow();
});

test("a client that leaves ends its request at the worker", async () => {
  let leave = () => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const front = await frontOf((_request, response) => void response.once("close", leave));
  const gone = new AbortController();
  const asked = fetch(front, { signal: gone.signal }).catch(() => "gone");
  setTimeout(() => gone.abort(), 50);
  expect(await asked).toBe("gone");
  await left;
});

test("each request tells the worker how many purges there have been, which may reach it later", async () => {
  const front = await frontOf(
    ...Array(2).fill(((request, response) => response.end(request.headers["x-dezen-purges"])) as RequestListener),
  );
  const before = Number(await (await fetch(front)).text());
  purgePages(["tyre-1"]);
  expect(Number(await (await fetch(front)).text()) - before).toBe(1);
});

const cart =
  '<html><head><link rel="stylesheet" href="/_next/static/cart.css" nonce="q1w2"/>' +
  '<script src="/_next/static/cart.js" async="" nonce="q1w2"></script></head><body><h1>Košík</h1></body></html>';
const browser = { accept: "text/html,*/*;q=0.8", "accept-encoding": "gzip, deflate, br" };

/** A worker that shows the cart, told which encodings it may use. */
const cartWorker =
  (asked: (string | undefined)[]): RequestListener =>
  ({ headers }, response) => {
    asked.push(headers["accept-encoding"]?.toString());
    response.setHeader("link", '</_next/static/cart.css>; rel=preload; as="style"');
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.write(cart.slice(0, 40));
    response.end(cart.slice(40));
  };

test("a page made for one visitor is sent like a kept one: its styles in it, its scripts after its paint, in his encoding", async () => {
  const asked: (string | undefined)[] = [];
  const front = await frontOf(cartWorker(asked));
  const answer = await fetch(`${front}/cs/cart`, { headers: browser });
  const html = await answer.text();
  expect([answer.headers.get("content-encoding"), answer.headers.get("link"), asked]).toEqual([
    "br",
    null,
    [undefined],
  ]);
  expect(html).toContain(
    '<style>h1{color:red}</style><link rel="stylesheet" disabled="" href="/_next/static/cart.css" nonce="q1w2"/>',
  );
  expect(html).toContain("<h1>Košík</h1>");
  expect(html).not.toContain('<script src="');
  expect(html).toMatch(/<script nonce="q1w2">.+\(\["\/_next\/static\/cart\.js"\]\)<\/script><\/body><\/html>$/);
});

test("a page for the office, a file, and what no browser asks for to show it, is sent as the worker made it", async () => {
  const asked: (string | undefined)[] = [];
  const front = await frontOf(...Array(4).fill(cartWorker(asked)));
  const gzip = { "accept-encoding": "gzip" };
  const office = await fetch(`${front}/admin/orders`, { headers: { ...browser, ...gzip } });
  const feed = await fetch(`${front}/feeds/heureka.xml?lang=cs`, { headers: { ...browser, ...gzip } });
  const program = await fetch(`${front}/cs/cart`, { headers: { accept: "*/*", ...gzip } });
  expect([await office.text(), await feed.text(), await program.text()]).toEqual([cart, cart, cart]);
  const head = await fetch(`${front}/cs/cart`, { method: "HEAD", headers: { ...browser, ...gzip } });
  expect([head.status, head.headers.get("link"), asked]).toEqual([
    200,
    office.headers.get("link"),
    Array(4).fill("gzip"),
  ]);
});

test("of a page that breaks off nothing is shown: its visitor reads a page that says so", async () => {
  const front = await frontOf(
    ...Array(2).fill(((request, response) => {
      response.setHeader("set-cookie", "half=1");
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.write(cart.slice(0, 40));
      setTimeout(() => request.socket.destroy(), 20);
    }) as RequestListener),
  );
  const answer = await fetch(`${front}/cs/cart`, { headers: browser });
  const html = await answer.text();
  expect([answer.status, answer.headers.get("retry-after"), answer.headers.getSetCookie()]).toEqual([503, "5", []]);
  expect(html).toContain("<h1");
  expect(html).not.toContain("cart.css");
  expect(takeLogLines().map(({ msg }) => msg)).toEqual(["No worker could render an answer."]);
});
