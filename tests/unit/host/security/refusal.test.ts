import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "@jest/globals";
import { refusalOfRequest } from "@/lib/host/security/refusal";

function refused(method: string, url: string, headers: Record<string, string> = {}) {
  const rawHeaders = Object.entries(headers).flat();
  const request = { method, url, headers: { host: "shop.example", ...headers }, rawHeaders };
  return refusalOfRequest(request as unknown as IncomingMessage);
}

const status = (...asked: Parameters<typeof refused>) => refused(...asked)?.status ?? null;

test("an action of a page is called by its id; anything else does not reach the log", () => {
  const action = (id: string) => status("POST", "/cs/contacts", { "next-action": id, "content-length": "2" });
  expect(action(`7f${"0".repeat(40)}`)).toBeNull();
  for (const id of ["x", "0".repeat(41), `${"0".repeat(42)}\u2028Order 1 paid`, "__proto__", ""])
    expect(action(id)).toBe(400);
});

describe("addresses", () => {
  test.each(["/%", "/cs/%zz", "/cs/%c0%af", "/api/v1/products/%ff", "/cs/%00", "http://evil.example/", "*", "cs"])(
    "%s cannot be read",
    (url) => expect(status("GET", url)).toBe(400),
  );
  test.each(["/", "/cs/hled%C3%A1n%C3%AD", "/cs/search-result?q=%zz", "/cs/a%20b", "/cs/100%25"])("%s can", (url) =>
    expect(status("GET", url)).toBeNull(),
  );
  test("are as long as 4,096 characters", () => {
    expect(status("GET", `/${"a".repeat(4095)}`)).toBeNull();
    expect(status("GET", `/${"a".repeat(4096)}`)).toBe(414);
  });
});

test.each(["evil.example/..", "a b", "user@evil.example", "shop.example:port", "[::1"])(
  "no host is called %s",
  (host) => {
    expect(status("GET", "/cs", { host })).toBe(400);
  },
);
test.each(["shop.example", "shop.example:8080", "127.0.0.1:3000", "[::1]:3000", ""])(
  "a host may be called %s",
  (host) => {
    expect(status("GET", "/cs", { host })).toBeNull();
  },
);

test("a hundred headers are enough for anybody", () => {
  const headers = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`x-${n}`, ""]));
  expect([status("GET", "/", headers(100)), status("GET", "/", headers(101))]).toEqual([null, 431]);
});

describe("methods", () => {
  test.each(["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND"])("no page knows %s", (method) => {
    expect(refused(method, "/cs/contacts")).toEqual({ status: 405, allow: "GET, HEAD, POST" });
  });
  test.each(["TRACE", "PROPFIND"])("nor does the API know %s", (method) => {
    expect(refused(method, "/api/v1/cart")?.status).toBe(405);
  });
  test.each(["PUT", "DELETE", "PATCH", "OPTIONS", "POST"])("the API may know %s", (method) => {
    expect(refused(method, "/api/v1/cart")).toBeNull();
  });
});

describe("a form on a page of another origin", () => {
  test.each<Record<string, string>>([
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "cross-site", origin: "null" },
    { "sec-fetch-site": "same-site" },
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "https://shop.example.evil.example" },
    { "sec-fetch-site": "same-origin", origin: "https://evil.example" },
    { origin: "https://shop.example", "x-forwarded-host": "other.example" },
  ])("is refused: %j", (headers) => expect(status("POST", "/cs/contacts", headers)).toBe(403));

  test.each<Record<string, string>>([
    {},
    { "sec-fetch-site": "same-origin", origin: "http://shop.example" },
    { "sec-fetch-site": "same-origin", origin: "null" },
    { "sec-fetch-site": "none" },
    { origin: "https://shop.example" },
    { origin: "https://public.example", "x-forwarded-host": "public.example" },
  ])("is not what %j says", (headers) => expect(status("POST", "/cs/contacts", headers)).toBeNull());

  test("is the API's own to refuse, and another server's message is none", () => {
    expect(status("POST", "/api/v1/cart/items", { "sec-fetch-site": "cross-site" })).toBeNull();
    expect(status("POST", "/api/v1/payments/stripe/events")).toBeNull();
  });
});

test("a page's form has a length, of 64 KiB at most", () => {
  expect(status("POST", "/cs/contacts", { "content-length": "65536" })).toBeNull();
  expect(status("POST", "/cs/contacts", { "content-length": "65537" })).toBe(413);
  expect(status("POST", "/cs/contacts", { "transfer-encoding": "chunked" })).toBe(411);
  expect(status("GET", "/cs", { "content-length": "65537" })).toBe(413);
});
