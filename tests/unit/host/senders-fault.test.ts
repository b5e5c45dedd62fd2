import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, jest } from "@jest/globals";
import { logErrorsOfNext } from "@/lib/host/next-log";
import { replaceAnswer } from "@/lib/host/replace-answer";
import { observed } from "@/lib/host/telemetry/observed";
import { RequestCounts } from "@/lib/host/telemetry/request-counts";
import { mendedFailure } from "@/lib/host/unavailable/mended-failure";
import { markBegun, withPageAnswer } from "@/lib/runtime/page-answer";
import { takeLogLines } from "@/tests/support/log-lines";

/** Fails as Next does: tells the console, sends 500, and says 500 once more when the answer is out. */
async function failingNext(request: IncomingMessage, response: ServerResponse): Promise<void> {
  replaceAnswer(request, response, [500], () => mendedFailure(request, response, performance.now()));
  withPageAnswer(response, () => {
    if (request.url === "/cs/begun") markBegun();
    console.error("⨯", new Error("Unexpected end of form"));
    response.statusCode = 500;
    response.end("Internal Server Error");
    response.statusCode = 500;
  });
}

const counts = new RequestCounts();
const server = createServer((request, response) => {
  void observed(failingNext, { trusted: false, counts, metrics: null })(request, response);
});
const { error, warn } = console;
beforeAll(() => new Promise<void>((listening) => server.listen(0, listening)));
afterAll(() => new Promise((closed) => server.close(closed)));
beforeEach(() => logErrorsOfNext());
afterEach(() => {
  Object.assign(console, { error, warn });
});

async function send(method: string, path: string): Promise<number> {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://localhost:${port}${path}`, { method, ...(method === "POST" && { body: "x" }) });
  await answer.text();
  return answer.status;
}

/** The lines of a request once its own, the last, is there. */
async function linesOf() {
  const lines = takeLogLines();
  while (lines.at(-1)?.msg !== "request") {
    await new Promise((resolve) => setImmediate(resolve));
    lines.push(...takeLogLines());
  }
  return lines.map(({ level, msg, status }) => [level, msg, status]);
}

it("a form that cannot be read is 400 on the wire and in the log, and no error", async () => {
  expect(await send("POST", "/cs/contacts")).toBe(400);
  expect(await linesOf()).toEqual([
    ["warn", "A form could not be read.", undefined],
    ["warn", "request", 400],
  ]);
  expect(counts.all().map(({ labels }) => labels.status)).toEqual(["4xx"]);
});

it.each([
  ["POST", "/cs/begun"],
  ["GET", "/cs/contacts"],
])("%s %s, on which the shop fails, is 500 and an error", async (method, path) => {
  expect(await send(method, path)).toBe(500);
  expect(await linesOf()).toEqual([
    ["error", "Next could not answer a request.", undefined],
    ["error", "request", 500],
  ]);
});

it("what Next writes without an error is written as before", () => {
  Object.assign(console, { error, warn });
  const plain = jest.spyOn(console, "warn").mockImplementation(() => {});
  logErrorsOfNext();
  console.warn("A hint of Next's.");
  expect(plain.mock.calls).toEqual([["A hint of Next's."]]);
  expect(takeLogLines()).toEqual([]);
  plain.mockRestore();
});
