import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "@jest/globals";
import { workerHandler } from "@/lib/host/rendering/worker-handler";
import { purgePages } from "@/lib/runtime/cached-pages";
import { takeLogLines } from "@/tests/support/log-lines";
import { poolOf, workerSockets } from "@/tests/support/worker-socket";

const worker = workerSockets();
const opened: (() => void)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
});

/** The front of these workers. @returns its address */
async function frontOf(...workers: RequestListener[]): Promise<string> {
  const handle = workerHandler(poolOf(...(await Promise.all(workers.map(worker)))));
  const server = createServer((request, response) => void handle(request, response));
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
