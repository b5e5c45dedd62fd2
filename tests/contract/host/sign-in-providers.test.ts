import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { withReturn } from "@/lib/api/gateway/sign-in-return";
import { withPlainHost } from "@/tests/support/host/host-scene";
import { newHostVisitor } from "@/tests/support/host/host-visitor";
import { takeLogLines } from "@/tests/support/log-lines";
import { withSettings } from "@/tests/support/settings";

describe("sign-in providers of a back end that does not list them", () => {
  withPlainHost({ shape: "bare" });
  let restore = () => {};
  beforeAll(() => {
    restore = withSettings({ SIGN_IN_PROVIDERS: "facebook" });
  });
  afterAll(() => restore());

  it("are those of the settings", async () => {
    const { status, body } = await newHostVisitor().call("GET /auth/providers");
    expect([status, body]).toEqual([200, { data: [{ id: "facebook" }] }]);
    takeLogLines("warn");
  });
});

const start = "/api/v1/auth/google";
const callback = `${start}/callback`;
const led = () => new Response(null, { status: 302, headers: { location: "https://provider.example" } });
const session = (more: object) => Response.json({ access_token: "", token_type: "Bearer", expires_in: 60, ...more });

describe("the way back from a provider", () => {
  it("is kept where the sign-in begins, out of reach of scripts and for an hour", async () => {
    const answer = await withReturn({ pathname: start, search: "?return_to=%2Fcs%2Fcart" }, undefined, led());
    expect(answer.headers.getSetCookie()).toEqual([
      "sign_in_return=%2Fcs%2Fcart; Path=/; Max-Age=3600; Secure; SameSite=Lax; HttpOnly",
    ]);
  });
  it.each(["https://elsewhere.example/", "//elsewhere.example", ""])("is not kept to %j", async (path) => {
    const search = `?${new URLSearchParams({ return_to: path })}`;
    expect((await withReturn({ pathname: start, search }, undefined, led())).headers.getSetCookie()).toEqual([]);
  });
  it("is told where the back end does not, then forgotten", async () => {
    const answer = await withReturn({ pathname: callback, search: "?code=1" }, "/cs/cart", session({ return_to: "" }));
    expect(await answer.json()).toMatchObject({ return_to: "/cs/cart", expires_in: 60 });
    expect(answer.headers.getSetCookie()).toEqual([expect.stringContaining("sign_in_return=; Path=/; Max-Age=0;")]);
  });
  it("is the back end's own where it says one", async () => {
    const own = session({ return_to: "/cs/account" });
    const answer = await withReturn({ pathname: callback, search: "" }, "/cs/cart", own);
    expect(await answer.json()).toMatchObject({ return_to: "/cs/account" });
  });
  it("leads nowhere outside the shop, whatever the cookie says", async () => {
    const answer = await withReturn({ pathname: callback, search: "" }, "//elsewhere.example", session({}));
    expect(await answer.json()).toMatchObject({ return_to: "" });
  });
  it("is nothing to other calls, and stays after a failure", async () => {
    const providers = Response.json({ data: [] });
    expect(await withReturn({ pathname: "/api/v1/auth/providers", search: "" }, "/cs", providers)).toBe(providers);
    const failed = new Response(null, { status: 401 });
    expect((await withReturn({ pathname: callback, search: "" }, "/cs", failed)).headers.getSetCookie()).toEqual([]);
  });
});
