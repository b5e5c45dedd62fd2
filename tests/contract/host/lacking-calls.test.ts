import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { offersCall } from "@/lib/api/request/server-transport";
import { withPlainHost } from "@/tests/support/host/host-scene";
import { newHostVisitor } from "@/tests/support/host/host-visitor";
import { takeLogLines } from "@/tests/support/log-lines";

const monotonic = performance.now.bind(performance);
const date = Date.now;

/** Sets the clocks by which the storefront counts its minute to so many ms from now. */
function moveClocks(by: number): void {
  jest.spyOn(performance, "now").mockImplementation(() => monotonic() + by);
  jest.spyOn(Date, "now").mockImplementation(() => date() + by);
}

/** A description of a back end, in which the places of paths have names of their own. */
const described = (...paths: string[]) =>
  JSON.stringify({
    openapi: "3.1.0",
    paths: Object.fromEntries(["/api/v1/cart", ...paths].map((path) => [path, { get: {} }])),
  });

describe("a call that a back end does not have", () => {
  const host = withPlainHost({ shape: "bare" });
  const asked = (path: string) => host().requests.filter((request) => request.path.startsWith(path)).length;
  afterEach(() => void jest.restoreAllMocks());

  it("is asked for once, then not for a minute: 501 meanwhile", async () => {
    const visitor = newHostVisitor();
    const products = async () => (await visitor.call("GET /products")).status;
    expect([await products(), await products(), await products()]).toEqual([501, 501, 501]);
    expect(asked("/api/v1/products")).toBe(1);
    expect(takeLogLines("warn")).toMatchObject([{ call: "GET /products", status: 404 }]);
    moveClocks(58_000);
    await pause(5);
    expect([await products(), asked("/api/v1/products")]).toEqual([501, 1]);
    moveClocks(61_000);
    await pause(5);
    expect([await products(), asked("/api/v1/products")]).toEqual([501, 2]);
    takeLogLines("warn");
  });
  it("says so in the page's language", async () => {
    const { body } = await newHostVisitor({ language: "sk", currency: "EUR" }).call("GET /brands");
    expect(body).toMatchObject({ code: "not_implemented", status: 501 });
    takeLogLines("warn");
  });
  it("and has nothing below it: what is below is not asked for", async () => {
    const visitor = newHostVisitor();
    await visitor.call("GET /products");
    const path = { slug: "polar-3" };
    expect((await visitor.call("GET /products/{slug}", { path })).status).toBe(501);
    expect((await visitor.call("GET /products/{slug}/reviews", { path })).status).toBe(501);
    expect(asked("/api/v1/products/")).toBe(0);
    takeLogLines("warn");
  });
  it("at one address may have it at another", async () => {
    const visitor = newHostVisitor();
    for (const slug of ["a", "b", "a"]) await visitor.call("GET /articles/{slug}", { path: { slug } });
    expect(
      host()
        .requests.filter(({ path }) => path.includes("/articles/"))
        .map(({ path }) => path.slice(-1)),
    ).toEqual(["a", "b"]);
    takeLogLines("warn");
  });
  it("that only reads may be offered until it was asked in vain, one that changes something is not", async () => {
    expect([await offersCall("GET /products"), await offersCall("POST /auth/logout")]).toEqual([true, false]);
    await newHostVisitor().call("GET /products");
    expect([await offersCall("GET /products"), await offersCall("GET /cart")]).toEqual([false, true]);
    takeLogLines("warn");
  });
  it("of the specification is asked for every time: its 404 is passed on", async () => {
    host().drop("GET /contacts/info");
    const visitor = newHostVisitor();
    const contact = async () => (await visitor.call("GET /contacts/info")).status;
    expect([await contact(), await contact(), asked("/api/v1/contacts/info")]).toEqual([404, 404, 2]);
  });
});

describe("a back end with an OpenAPI document", () => {
  const host = withPlainHost({ shape: "additions" });
  const described404 = () => host().requestsTo("GET /api/v1/openapi.json").length;
  // The host has no such call: a test writes what stands there.
  const serve = (text: string) => {
    const fetched = globalThis.fetch;
    return jest
      .spyOn(globalThis, "fetch")
      .mockImplementation((input, init) =>
        String(input).endsWith("/openapi.json") ? Promise.resolve(new Response(text)) : fetched(input, init),
      );
  };
  afterEach(() => void jest.restoreAllMocks());

  it("is never asked for what it does not name", async () => {
    serve(described("/api/v1/orders"));
    const visitor = newHostVisitor();
    expect((await visitor.call("GET /products")).status).toBe(501);
    expect((await visitor.call("GET /orders/{number}", { path: { number: "1" } })).status).toBe(501);
    expect(host().requests).toEqual([]);
    expect([await offersCall("GET /orders"), await offersCall("GET /products")]).toEqual([true, false]);
  });
  it("is asked for what it names by names of its own", async () => {
    serve(described("/orders/{id}", "/products/{productSlug}/"));
    const visitor = newHostVisitor();
    expect((await visitor.call("GET /orders/{number}", { path: { number: "1" } })).status).toBe(401);
    await visitor.call("GET /products/{slug}", { path: { slug: "x" } });
    expect(host().requests.map(({ path }) => path)).toEqual(["/api/v1/orders/1", "/api/v1/products/x"]);
    takeLogLines("warn");
  });
  it("that is of something else is not believed", async () => {
    serve(JSON.stringify({ paths: { "/pets": { get: {} } } }));
    await newHostVisitor().call("GET /orders");
    expect(host().requestsTo("GET /orders")).toHaveLength(1);
  });
  it("that cannot be had is asked for once a minute", async () => {
    for (let n = 0; n < 3; n += 1) await newHostVisitor().call("GET /orders");
    expect(described404()).toBe(1);
  });
  it("answers with a problem of the contract what is not there: an ordinary 404", async () => {
    const visitor = newHostVisitor();
    await visitor.signIn();
    host().clear();
    const path = { number: "999" };
    for (let n = 0; n < 2; n += 1) {
      const { status, body } = await visitor.call("GET /orders/{number}", { path });
      expect([status, body]).toMatchObject([404, { code: "not_found" }]);
    }
    expect(host().requestsTo("GET /orders/{number}")).toHaveLength(2);
  });
});
