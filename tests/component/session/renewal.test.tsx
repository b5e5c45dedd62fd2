import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { deleteCookie, setCookie } from "cookies-next/client";
import { browser } from "@/lib/api/carriers/browser";

type Sent = { path: string; method: string };

let sent: Sent[];
let validToken: boolean;
let refreshable: boolean;

const answer = (status: number, body: unknown): Response =>
  ({
    status,
    ok: status < 400,
    json: async () => body,
    clone: () => answer(status, body),
  }) as Response;

/** A shop whose session has run out until it is refreshed. */
async function shop(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const path = String(input);
  sent.push({ path, method: init?.method ?? "GET" });
  await new Promise((resolve) => setTimeout(resolve, path.endsWith("/refresh") ? 20 : 5));
  if (path.endsWith("/auth/refresh")) {
    validToken = refreshable;
    return refreshable ? answer(200, {}) : answer(401, { code: "unauthorised" });
  }
  if (path.endsWith("/wrong-password")) return answer(401, { code: "bad_credentials" });
  return validToken ? answer(200, { path }) : answer(401, { code: "unauthorised" });
}

const refreshes = () => sent.filter(({ path }) => path.endsWith("/auth/refresh")).length;

beforeEach(() => {
  sent = [];
  validToken = false;
  refreshable = true;
  setCookie("signed_in", "1");
  globalThis.fetch = jest.fn(shop) as typeof fetch;
});

afterEach(() => {
  deleteCookie("signed_in");
});

describe("a 401 of somebody signed in", () => {
  it("of 20 requests at once leads to one refresh and 20 retries", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => browser(`/api/v1/orders/${n}`, { method: "GET" })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(refreshes()).toBe(1);
    expect(sent).toHaveLength(20 + 1 + 20);
  });
  it("is passed on when the refresh fails, after one try", async () => {
    refreshable = false;
    expect((await browser("/api/v1/orders", { method: "GET" })).status).toBe(401);
    expect([refreshes(), sent.length]).toEqual([1, 2]);
  });
  it("about a wrong password is an answer: nothing is refreshed or sent again", async () => {
    expect((await browser("/api/v1/wrong-password", { method: "DELETE" })).status).toBe(401);
    expect(sent).toHaveLength(1);
  });
  it("of a call about the session itself is passed on as it is", async () => {
    refreshable = false;
    expect((await browser("/api/v1/auth/refresh", { method: "POST" })).status).toBe(401);
    expect(sent).toHaveLength(1);
  });
});

describe("a 401 of nobody", () => {
  it("is passed on: there is no session to refresh", async () => {
    deleteCookie("signed_in");
    expect((await browser("/api/v1/users/info", { method: "GET" })).status).toBe(401);
    expect(sent).toHaveLength(1);
  });
});
