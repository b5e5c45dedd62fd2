import { describe, expect, it } from "@jest/globals";
import { hostShapes, nobodysHost, withPlainHost } from "@/tests/support/host/host-scene";
import { newHostVisitor } from "@/tests/support/host/host-visitor";
import { takeLogLines } from "@/tests/support/log-lines";
import { withSettings } from "@/tests/support/settings";

const statuses = [400, 401, 403, 404, 409, 422, 429, 500, 502, 503];

// Source: specification, section 8.
describe.each(hostShapes)("a failed load of the user, %s", (shape) => {
  const host = withPlainHost({ shape });

  it.each(statuses)("answered %i clears the session's cookies", async (status) => {
    const visitor = newHostVisitor();
    await visitor.signIn();
    expect(visitor.token()).not.toBeNull();
    host().failAlways("GET /users/info", status);
    expect((await visitor.call("GET /users/info")).status).toBe(status);
    expect([...visitor.jar.keys()].filter((name) => name.startsWith("auth_") || name === "signed_in")).toEqual([]);
    takeLogLines();
  });
  it("that cannot be read clears them too, and the log says why", async () => {
    const visitor = newHostVisitor();
    await visitor.signIn();
    host().failAlways("GET /users/info", { status: 200, body: { id: 0 } });
    expect((await visitor.call("GET /users/info")).status).toBe(502);
    expect(visitor.token()).toBeNull();
    expect(takeLogLines("error")).toMatchObject([{ call: "GET /users/info", field: "id", received: "a whole number" }]);
  });
  it.each(["cuts the connection", "is away"])("of a host that %s leaves them", async (how) => {
    const visitor = newHostVisitor();
    await visitor.signIn();
    host().failAlways("GET /users/info", "cut");
    const restore = withSettings(how === "is away" ? { API_HOST: nobodysHost } : {});
    expect((await visitor.call("GET /users/info")).status).toBe(503);
    restore();
    expect(visitor.token()).not.toBeNull();
    expect(takeLogLines("error")).toMatchObject([{ msg: "The back end did not answer." }]);
  });
  it("ends the session for a call under way too, which had it renewed: it is answered, and brings no session back", async () => {
    const visitor = newHostVisitor();
    await visitor.signIn();
    const cookie = visitor.cookie();
    host().failAlways("GET /users/info", 401);
    expect((await visitor.call("GET /users/info")).status).toBe(401);
    host().failNext("GET /cart", 401);
    expect((await visitor.call("GET /cart", { headers: { cookie } })).status).toBe(200);
    expect(visitor.token()).toBeNull();
    expect(host().requestsTo("POST /auth/refresh")).toHaveLength(1);
    takeLogLines();
  });
  it("is not what HEAD asks for, which no back end needs to have: the session stays", async () => {
    const visitor = newHostVisitor();
    await visitor.signIn();
    const { status } = await visitor.ask("HEAD", "/api/v1/users/info");
    expect([status, visitor.token() !== null]).toEqual([shape === "api" || shape === "additions" ? 405 : 404, true]);
    takeLogLines();
  });
  it("does not touch the session of other calls that fail", async () => {
    const visitor = newHostVisitor();
    await visitor.signIn();
    host().failAlways("GET /cart", 500);
    expect((await visitor.call("GET /cart")).status).toBe(500);
    expect(visitor.token()).not.toBeNull();
    takeLogLines();
  });
});
