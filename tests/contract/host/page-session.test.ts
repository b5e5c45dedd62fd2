import type { ServerResponse } from "node:http";
import { beforeEach, describe, expect, it } from "@jest/globals";
import { NextRequest, NextResponse } from "next/server";
import { gateway } from "@/lib/api/gateway/gateway";
import { askFor } from "@/lib/api/request/server";
import { provideGateway } from "@/lib/runtime/api-gateway";
import { withPageAnswer } from "@/lib/runtime/page-answer";
import { renewalStep } from "@/lib/session/renewal-step";
import { withPlainHost } from "@/tests/support/host/host-scene";
import { type HostVisitor, keepCookies, newHostVisitor } from "@/tests/support/host/host-visitor";
import { takeLogLines } from "@/tests/support/log-lines";

const czech = { language: "cs", currency: "CZK" } as const;

/** The answer of a page that is being made, as far as its cookies go. */
function newPage() {
  const lines: string[] = [];
  const page = { headersSent: false, appendHeader: (_name: string, line: string) => void lines.push(line) };
  return { lines, page: page as unknown as ServerResponse };
}

describe.each(["bare", "api"] as const)("a session that has run out while a page is made, %s", (shape) => {
  const host = withPlainHost({ shape });
  let visitor: HostVisitor;
  const asUser = (cookie: string) => askFor(cookie, "GET /users/info", {}, czech);
  beforeEach(async () => {
    visitor = newHostVisitor();
    await visitor.signIn();
    host().revoke();
    host().clear();
  });

  it("is renewed once for all of the page's calls, and the new token reaches the browser with the page", async () => {
    const { lines, page } = newPage();
    const cookie = visitor.cookie();
    const users = await withPageAnswer(page, () => Promise.all([asUser(cookie), asUser(cookie), asUser(cookie)]));
    expect(users.map(({ body }) => body.email)).toEqual(Array.from({ length: 3 }, () => "petra@buyer.example"));
    expect(host().requestsTo("POST /auth/refresh")).toHaveLength(1);
    keepCookies(visitor.jar, lines);
    expect(visitor.token()?.access_token).toBe(host().state.sessions.at(-1)?.token);
  });
  it("is known to whoever still comes with the old token: plain next start cannot set a page's cookies", async () => {
    expect((await asUser(visitor.cookie())).body.email).toBe("petra@buyer.example");
    const answer = await visitor.call("GET /users/info");
    expect([answer.status, host().requestsTo("POST /auth/refresh").length]).toEqual([200, 1]);
    expect(visitor.token()?.access_token).toBe(host().state.sessions.at(-1)?.token);
  });
  it("that cannot be renewed is a refusal, and the cookies go with the page", async () => {
    host().revoke({ refresh: false });
    const { lines, page } = newPage();
    await expect(withPageAnswer(page, () => asUser(visitor.cookie()))).rejects.toMatchObject({ status: 401 });
    keepCookies(visitor.jar, lines);
    expect(visitor.token()).toBeNull();
  });
  it("stays while the renewal cannot be asked for", async () => {
    host().failAlways("POST /auth/refresh", "cut");
    const { lines, page } = newPage();
    await expect(withPageAnswer(page, () => asUser(visitor.cookie()))).rejects.toMatchObject({ status: 401 });
    expect(lines).toEqual([]);
    takeLogLines("error");
  });
  it("hands on what the back end sets for itself", async () => {
    const { lines, page } = newPage();
    await withPageAnswer(page, () => askFor("", "GET /cart", {}, czech));
    expect(lines).toEqual([expect.stringMatching(/^host_sid=[0-9a-f]{32}; Path=\/; HttpOnly/)]);
  });
});

describe.each(["bare", "api"] as const)("a navigation with less than a minute left, %s", (shape) => {
  const host = withPlainHost({ shape });
  const navigate = async (visitor: HostVisitor) => {
    const request = new NextRequest("https://shop.example/cs/account", { headers: { cookie: visitor.cookie() } });
    const write = await renewalStep(request);
    const response = NextResponse.next();
    write(response);
    return { request, response };
  };
  /** Signed in with so many seconds left. */
  async function signedIn(seconds: number) {
    const visitor = newHostVisitor();
    await visitor.signIn();
    const token = { ...visitor.token(), expires_at: new Date(Date.now() + seconds * 1000).toISOString() };
    visitor.jar.set("auth_token", encodeURIComponent(JSON.stringify(token)));
    host().clear();
    return visitor;
  }
  beforeEach(() => {
    provideGateway(gateway);
  });

  it("renews the session for the page and for the browser, by the same call as everybody", async () => {
    const visitor = await signedIn(50);
    const { request, response } = await navigate(visitor);
    const fresh = host().state.sessions.at(-1)?.token ?? "none";
    expect(host().requests.map(({ name }) => name)).toEqual(["POST /auth/refresh"]);
    expect(request.cookies.get("auth_token")?.value).toContain(fresh);
    const line = response.headers.getSetCookie().find((each) => each.startsWith("auth_token="));
    expect(line).toContain(fresh);
    expect(line).toMatch(/Max-Age=259200.*Secure.*HttpOnly.*SameSite=lax/i);
  });
  it("does nothing with more than a minute left, nor for nobody", async () => {
    await navigate(await signedIn(70));
    await navigate(newHostVisitor());
    expect(host().requests).toEqual([]);
  });
  it("ends a session that cannot be renewed", async () => {
    const visitor = await signedIn(-5);
    host().revoke({ refresh: false });
    const { request, response } = await navigate(visitor);
    expect(request.cookies.has("auth_token")).toBe(false);
    keepCookies(visitor.jar, response.headers.getSetCookie());
    expect(visitor.token()).toBeNull();
  });
  it("leaves a session whose renewal cannot be had", async () => {
    const visitor = await signedIn(-5);
    host().failAlways("POST /auth/refresh", 503);
    const { request, response } = await navigate(visitor);
    expect([request.cookies.has("auth_token"), response.headers.getSetCookie()]).toEqual([true, []]);
    takeLogLines("error");
  });
});
