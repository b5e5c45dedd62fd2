import { describe, expect, it } from "@jest/globals";
import { hostShapes, withPlainHost } from "@/tests/support/host/host-scene";
import { newHostVisitor } from "@/tests/support/host/host-visitor";

const answer = (...lines: string[]) => ({
  status: 200,
  body: { items: [], total: 0 },
  headers: { "set-cookie": lines as never },
});

describe.each(hostShapes)("the cookies of a back end of another hand, %s", (shape) => {
  const host = withPlainHost({ shape });

  it("come back to it under its own names, out of reach of scripts", async () => {
    const visitor = newHostVisitor();
    const first = await visitor.call("GET /cart");
    const [sid] = [...host().state.cartsBySid.keys()].slice(-1);
    expect(first.cookies).toEqual([`host_sid=${sid}; Path=/; HttpOnly; SameSite=Lax; Secure`]);
    await visitor.call("GET /cart");
    expect(host().requests.map(({ headers }) => headers.cookie)).toEqual([undefined, `sid=${sid}`]);
  });
  it("keep an anonymous cart, which goes over into the user's at the sign-in", async () => {
    const visitor = newHostVisitor();
    const [tyre] = host().state.tyres;
    const product_id = shape === "bare" || shape === "api" ? tyre?.code : tyre?.number;
    await visitor.call("POST /cart/items", { body: { product_id, quantity: 2 } });
    await visitor.signIn();
    expect((await visitor.call("GET /cart")).body).toMatchObject({ items: [{ product_id, quantity: 2 }] });
    await visitor.call("DELETE /cart/items/{index}", { path: { index: 0 } });
  });
});

describe("a cookie of a back end", () => {
  const host = withPlainHost({ shape: "bare" });

  it.each(["auth_token", "auth_fresh", "signed_in", "language", "currency", "userForm", "created_order"])(
    "by the name of ours, %s, touches ours neither way",
    async (name) => {
      const visitor = newHostVisitor();
      await visitor.signIn();
      visitor.jar.set("language", "cs");
      visitor.jar.set("currency", "CZK");
      visitor.jar.set("userForm", "mine");
      visitor.jar.set("created_order", "mine");
      const before = visitor.jar.get(name);
      host().failNext("GET /cart", answer(`${name}=theirs; Path=/; Domain=host.example; Max-Age=60`));
      const { cookies } = await visitor.call("GET /cart");
      expect(cookies).toEqual([`host_${name}=theirs; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure`]);
      expect([visitor.jar.get(name), visitor.jar.get(`host_${name}`)]).toEqual([before, "theirs"]);
      host().clear();
      await visitor.call("GET /cart");
      expect(host().requests.map(({ headers }) => headers.cookie)).toEqual([`${name}=theirs`]);
    },
  );
  it("is removed when the back end removes it", async () => {
    const visitor = newHostVisitor();
    host().failNext("GET /cart", answer("a=1; Path=/", "b=2; Expires=Thu, 01 Jan 1970 00:00:00 GMT"));
    await visitor.call("GET /cart");
    host().failNext("GET /cart", answer("a=; Max-Age=0"));
    await visitor.call("GET /cart");
    expect([...visitor.jar.keys()]).not.toContain("host_a");
  });
  it("by a name of the contract keeps its name, and is Secure where the back end says so", async () => {
    const secret = "cart_id=a; Max-Age=60; Secure";
    host().failNext("GET /cart", answer(secret, "social_state=b; Path=/x; Domain=host.example"));
    expect((await newHostVisitor().call("GET /cart")).cookies).toEqual([
      "cart_id=a; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure",
      "social_state=b; Path=/; HttpOnly; SameSite=Lax",
    ]);
  });
  it("of a refusal reaches the browser too", async () => {
    host().failNext("GET /cart", { status: 404, headers: { "set-cookie": "trace=7" } });
    expect((await newHostVisitor().call("GET /cart")).cookies).toHaveLength(1);
  });
  it("that cannot be read, or the twenty-first, is left out", async () => {
    const many = Array.from({ length: 30 }, (_, n) => `c${n}=${n}`);
    host().failNext("GET /cart", answer("=nameless", "bad=á", ...many));
    const { cookies } = await newHostVisitor().call("GET /cart");
    expect(cookies.length).toBeLessThanOrEqual(20);
    expect(cookies.every((line) => /^host_c\d+=\d+;/.test(line))).toBe(true);
  });
  it("never comes from somebody else's page: other cookies of the browser stay here", async () => {
    const visitor = newHostVisitor();
    visitor.jar.set("analytics", "x");
    visitor.jar.set("userForm", "Jana");
    await visitor.call("GET /contacts/info");
    expect(host().requests.map(({ headers }) => headers.cookie)).toEqual([undefined]);
  });
});

describe("a cookie of a back end that knows a sign-out", () => {
  const host = withPlainHost({ shape: "additions" });
  it("ends where the sign-out ends it", async () => {
    const visitor = newHostVisitor();
    visitor.jar.set("host_sid", "7");
    host().failNext("POST /auth/logout", { status: 204, headers: { "set-cookie": "sid=; Max-Age=0" } });
    await visitor.call("POST /auth/logout");
    expect([...visitor.jar.keys()]).toEqual([]);
  });
});
