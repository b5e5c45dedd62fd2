import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { gateway } from "@/lib/api/gateway/gateway";
import { takeLogLines } from "@/tests/support/log-lines";
import { withSettings } from "@/tests/support/settings";

let restore = () => {};
beforeAll(() => {
  restore = withSettings({ API_HOST: "http://127.0.0.1:9" });
});
afterAll(() => restore());

async function* brokenOff(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('{"email":');
  throw Object.assign(new Error("aborted"), { code: "ECONNRESET" });
}

async function* noText(): AsyncGenerator<Uint8Array> {
  yield Buffer.from([0x7b, 0xff, 0x7d]);
}

async function* tooLarge(): AsyncGenerator<Uint8Array> {
  for (let kilobytes = 0; kilobytes < 65; kilobytes += 1) yield Buffer.alloc(1024, "x");
}

it.each([
  ["broken off by its sender", brokenOff, 400, "unreadable"],
  ["no text", noText, 400, "unreadable"],
  ["too large", tooLarge, 413, "too_large"],
] as const)("a body that is %s is refused, not sent on, and no error in the log", async (_what, body, status, code) => {
  const headers = new Headers({ "accept-language": "cs", "content-type": "application/json" });
  const answer = await gateway({ method: "POST", url: "http://localhost/api/v1/contacts", headers, body: body() });
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([status, code]);
  expect(takeLogLines()).toEqual([]);
});
