import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { gateway } from "@/lib/api/gateway/gateway";
import { hostShapes, nobodysHost, petra, withPlainHost } from "@/tests/support/host/host-scene";
import { type HostVisitor, keepCookies, newHostVisitor } from "@/tests/support/host/host-visitor";
import { takeLogLines } from "@/tests/support/log-lines";
import { withSettings } from "@/tests/support/settings";

const threeDays = 3 * 24 * 3600;
const sessionNames = ["auth_token", "auth_fresh", "signed_in"];
const withoutToken = { status: 200, body: { access_token: "" } };

/** A token of three parts with these claims. */
const jwt = (claims: object) =>
  ["eyJhbGciOiJIUzI1NiJ9", Buffer.from(JSON.stringify(claims)).toString("base64url"), "c2ln"].join(".");
const namesOf = (lines: readonly string[]) => lines.map((line) => line.slice(0, line.indexOf("=")));
const ended = (lines: readonly string[]) =>
  sessionNames.every((name) => lines.some((line) => line.startsWith(`${name}=;`) && line.includes("Max-Age=0")));

describe.each(hostShapes)("a session at a back end of another hand, %s", (shape) => {
  const host = withPlainHost({ shape });
  let visitor: HostVisitor;
  beforeEach(() => {
    visitor = newHostVisitor();
  });

  it("begins with a cookie of three days that no script reads, and no token in the body", async () => {
    const { cookies, body } = await visitor.signIn();
    const line = cookies.find((each) => each.startsWith("auth_token="));
    expect(line).toContain(`; Path=/; Max-Age=${threeDays}; Secure; SameSite=Lax; HttpOnly`);
    const token = host().state.sessions.at(-1)?.token;
    expect(visitor.token()).toMatchObject({ token_type: "Bearer", access_token: token });
    expect(JSON.stringify(body)).not.toContain(token);
  });
  it("with a token that fits into no cookie is a failure that is told, not a session that nobody has", async () => {
    host().failNext("POST /auth/login", {
      status: 200,
      body: { access_token: `a.${"b".repeat(4000)}.c`, token_type: "Bearer" },
    });
    const body = { email: petra.email, password: petra.password };
    const { status, cookies } = await visitor.call("POST /auth/login", { body });
    expect([status, namesOf(cookies)]).toEqual([502, []]);
    expect(takeLogLines("error")).toMatchObject([
      { call: "POST /auth/login", field: "access_token", received: "a text of 4004 characters" },
    ]);
  });
  it("gives another server, which is no page, its token in the body and no cookie", async () => {
    const headers = { "content-type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify(petra) };
    const answer = await gateway(new Request("http://shop.example/api/v1/auth/login", init));
    expect(await answer.json()).toMatchObject({ access_token: host().state.sessions.at(-1)?.token });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
  it("is refused with 401 bad_credentials for a wrong password", async () => {
    const body = { ...petra, password: "wrong" };
    const answer = await visitor.call("POST /auth/login", { body });
    expect([answer.status, answer.body, answer.cookies]).toMatchObject([401, { code: "bad_credentials" }, []]);
  });
  it("is renewed once for 20 requests at a time, each of which is then made once more", async () => {
    await visitor.signIn();
    const before = visitor.token()?.access_token;
    host().revoke();
    host().clear();
    const cookie = visitor.cookie();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => newHostVisitor().call("GET /users/info", { headers: { cookie } })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(
      host()
        .requestsTo("POST /auth/refresh")
        .map(({ headers }) => headers.authorization),
    ).toEqual([`Bearer ${before}`]);
    expect(host().requestsTo("GET /users/info")).toHaveLength(40);
    for (const { cookies } of answers) keepCookies(visitor.jar, cookies);
    expect(answers.every(({ cookies }) => sessionNames.every((name) => namesOf(cookies).includes(name)))).toBe(true);
    expect(visitor.token()?.access_token).toBe(host().state.sessions.at(-1)?.token);
    host().clear();
    expect((await visitor.call("GET /users/info")).status).toBe(200);
    expect(host().requests).toHaveLength(1);
  });
  it("renews for a change with a body, and makes it once more with the same body", async () => {
    await visitor.signIn();
    host().revoke();
    host().clear();
    const { status } = await visitor.call("PUT /users/info", { body: { city: "Písek" } });
    expect([
      status,
      host()
        .requestsTo("PUT /users/info")
        .map(({ body }) => body),
    ]).toEqual([200, [{ city: "Písek" }, { city: "Písek" }]]);
  });
  it("that cannot be renewed passes the 401 on once and ends", async () => {
    await visitor.signIn();
    host().revoke({ refresh: false });
    host().clear();
    const answer = await visitor.call("GET /users/info");
    expect([answer.status, ended(answer.cookies), visitor.token()]).toEqual([401, true, null]);
    expect([host().requestsTo("POST /auth/refresh"), host().requestsTo("GET /users/info")]).toEqual([
      [expect.anything()],
      [expect.anything()],
    ]);
  });
  it("that is refused again after its renewal passes that 401 on, and is not renewed again", async () => {
    await visitor.signIn();
    host().failAlways("GET /cart", 401);
    const answer = await visitor.call("GET /cart");
    expect([
      answer.status,
      host().requestsTo("POST /auth/refresh").length,
      host().requestsTo("GET /cart").length,
    ]).toEqual([401, 1, 2]);
  });
  it.each([500, 502, 503, 429])("stays when its renewal is answered %i", async (status) => {
    await visitor.signIn();
    host().revoke();
    host().failAlways("POST /auth/refresh", status);
    const answer = await visitor.call("GET /cart");
    expect([answer.status, answer.cookies.filter((line) => line.startsWith("auth_token"))]).toEqual([401, []]);
    expect(visitor.token()).not.toBeNull();
    const told = takeLogLines("error").map(({ msg }) => msg);
    expect(told).toContain("The session could not be renewed now, it stays as it is.");
  });
  it.each(["cut", withoutToken] as const)("stays when its renewal cannot be read (%p)", async (fault) => {
    await visitor.signIn();
    host().revoke();
    host().failAlways("POST /auth/refresh", fault);
    expect((await visitor.call("GET /cart")).status).toBe(401);
    expect(visitor.token()).not.toBeNull();
    takeLogLines("error");
  });
  it.each([
    ["404", 404],
    ["500", 500],
    ["nothing", "cut"],
  ] as const)("ends at a sign-out that the back end answers with %s", async (_what, fault) => {
    await visitor.signIn();
    host().failAlways("POST /auth/logout", fault);
    const answer = await visitor.call("POST /auth/logout");
    expect([answer.status, ended(answer.cookies), visitor.token()]).toEqual([204, true, null]);
    takeLogLines();
  });
  it("ends at a sign-out that reaches nobody", async () => {
    await visitor.signIn();
    const restore = withSettings({ API_HOST: nobodysHost });
    const answer = await visitor.call("POST /auth/logout");
    restore();
    expect([answer.status, ended(answer.cookies)]).toEqual([204, true]);
    takeLogLines();
  });
});

describe("the end of a token", () => {
  const host = withPlainHost({ shape: "bare" });
  const now = new Date("2026-11-22T10:00:00Z");
  const stopClock = () =>
    void jest.useFakeTimers({ now, doNotFake: ["nextTick", "setImmediate", "setTimeout", "queueMicrotask"] });
  beforeEach(stopClock);
  const secondsOf = async (body: object) => {
    host().failNext("POST /auth/login", { status: 200, body });
    const visitor = newHostVisitor();
    const answer = await visitor.signIn();
    jest.useRealTimers();
    const seconds = (Date.parse(visitor.token()?.expires_at ?? "") - now.getTime()) / 1000;
    const fresh = answer.cookies.find((line) => line.startsWith("auth_fresh="));
    return [seconds, Number(/Max-Age=(\d+)/.exec(fresh ?? "")?.[1])];
  };
  const exp = now.getTime() / 1000 + 900;

  it("is the one that a JWT names, whatever expires_in says; a minute before it the middleware renews", async () => {
    expect(await secondsOf({ access_token: jwt({ exp }), token_type: "Bearer", expires_in: 60 })).toEqual([900, 840]);
  });
  it("is that of expires_in for a token that is no JWT, or one without an end", async () => {
    expect(await secondsOf({ access_token: "a.b.c", token_type: "bearer", expires_in: "1800" })).toEqual([1800, 1740]);
    stopClock();
    expect(await secondsOf({ access_token: jwt({}), token_type: "bearer", expires_in: 120 })).toEqual([120, 60]);
  });
  it("is an hour away where nothing names it", async () => {
    expect(await secondsOf({ access_token: "opaque", token_type: "Token" })).toEqual([3600, 3540]);
  });
  it("is a year away at most, and a second at least", async () => {
    expect(await secondsOf({ access_token: "opaque", token_type: "bearer", expires_in: 1e300 })).toEqual([
      31_536_000, 31_535_940,
    ]);
    stopClock();
    expect(await secondsOf({ access_token: jwt({ exp: 5 }), token_type: "bearer" })).toEqual([1, 0]);
  });
});

describe("an answer to a sign-in that holds no token", () => {
  const host = withPlainHost({ shape: "bare" });
  it.each([
    ["nothing", {}],
    ["a token of spaces", { access_token: "a b", token_type: "bearer" }],
    ["a token that is a number", { access_token: 42, token_type: "bearer" }],
    ["a type that is no word", { access_token: "a", token_type: "bearer\r\nX: y" }],
  ])("%s is 502, and signs nobody in", async (_what, body) => {
    host().failNext("POST /auth/login", { status: 200, body });
    const answer = await newHostVisitor().signIn();
    expect([answer.status, answer.cookies]).toEqual([502, []]);
    expect(takeLogLines("error")).toMatchObject([{ call: "POST /auth/login" }]);
  });
});
