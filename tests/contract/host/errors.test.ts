import { describe, expect, it } from "@jest/globals";
import { hostShapes, withPlainHost } from "@/tests/support/host/host-scene";
import { newHostVisitor } from "@/tests/support/host/host-visitor";
import { takeLogLines } from "@/tests/support/log-lines";
import { czechOrder } from "@/tests/support/order-request";

const codes = [
  [400, "unreadable", "info"],
  [401, "unauthorised", "info"],
  [403, "forbidden", "info"],
  [404, "not_found", "info"],
  [405, "method_not_allowed", "info"],
  [409, "conflict", "info"],
  [412, "stale_cart", "info"],
  [413, "too_large", "info"],
  [415, "not_json", "info"],
  [418, "conflict", "info"],
  [422, "invalid", "info"],
  [429, "too_many", "info"],
  [500, "internal", "error"],
  [502, "internal", "error"],
  [503, "unavailable", "error"],
  [504, "internal", "error"],
] as const;

const bodies = [
  ["no body", {}],
  ["a page", { body: "<h1>Error</h1>", type: "text/html" }],
  ["a text", { body: "error", type: "text/plain" }],
  ["JSON", { body: { message: "error" } }],
  ["JSON under another name", { body: '{"error":"x"}', type: "text/plain" }],
  [
    "a problem without a code of ours",
    { body: { type: "about:blank", title: "Error", status: 1 }, type: "application/problem+json" },
  ],
  ["JSON that is cut off", { body: '{"err', type: "application/json" }],
  ["null", { body: null }],
] as const;

describe("an error of a back end", () => {
  const host = withPlainHost({ shape: "bare" });
  describe.each(codes)("of status %i", (status, code, level) => {
    it.each(bodies)(
      "with %s reaches the page with that status, as a problem in its language",
      async (_what, answer) => {
        host().failNext("GET /cart", { status, ...answer });
        const { body, ...told } = await newHostVisitor({ language: "sk", currency: "EUR" }).call("GET /cart");
        expect([told.status, body]).toMatchObject([status, { status, code, type: `urn:dezen:problem:${code}` }]);
        expect((body as { title: string }).title).not.toMatch(/error/i);
        expect(takeLogLines()).toMatchObject([{ level, call: "GET /cart", status }]);
      },
    );
  });

  it("says in its problem's words what the contract has a code for", async () => {
    const told = { type: "x", title: "Došlo", status: 409, code: "out_of_stock", detail: "Zbývají 2 kusy.", left: 2 };
    host().failNext("GET /cart", { status: 409, body: told, type: "application/problem+json" });
    expect((await newHostVisitor().call("GET /cart")).body).toEqual(told);
  });
  it("says in our words what the contract has a code for and it has no words of its own", async () => {
    const told = { type: "x", title: "", status: 409, code: "out_of_stock", detail: " ", left: 2 };
    host().failNext("GET /cart", { status: 409, body: told });
    const { body } = await newHostVisitor().call("GET /cart");
    const { title, detail } = body as { title: string; detail: string };
    expect([body, title.length > 5, detail.length > 5, detail.includes("{")]).toMatchObject([
      { left: 2 },
      true,
      true,
      false,
    ]);
  });
  it("says why it refused in the back end's own words, where it has some", async () => {
    host().failNext("POST /cart/items", { status: 409, body: { message: "Zbývají jen 2 kusy" } });
    const { body } = await newHostVisitor().call("POST /cart/items", { body: { product_id: 7 } });
    expect(body).toMatchObject({ code: "conflict", detail: "Zbývají jen 2 kusy" });
  });
  it("of the server says nothing of its inside", async () => {
    host().failNext("GET /cart", { status: 500, body: { message: "SQLSTATE[42P01] select * from carts" } });
    expect(JSON.stringify((await newHostVisitor().call("GET /cart")).body)).not.toContain("SQLSTATE");
    takeLogLines();
  });
});

describe("how long to wait, after 429 and 503", () => {
  const host = withPlainHost({ shape: "bare" });
  const waitAfter = async (status: number, value: string) => {
    host().failNext("GET /cart", { status, headers: { "retry-after": value } });
    const { headers } = await newHostVisitor().call("GET /cart");
    takeLogLines();
    return headers.get("retry-after");
  };
  it("is told in seconds", async () => {
    expect([await waitAfter(429, "17"), await waitAfter(503, "120")]).toEqual(["17", "120"]);
  });
  it("is told in seconds also where the back end names a time", async () => {
    const seconds = Number(await waitAfter(429, new Date(Date.now() + 30_000).toUTCString()));
    expect(seconds).toBeGreaterThan(27);
    expect(seconds).toBeLessThanOrEqual(30);
    expect(await waitAfter(429, "Wed, 21 Oct 2015 07:28:00 GMT")).toBe("1");
  });
  it("is left out where it cannot be read", async () => {
    expect(await waitAfter(429, "soon")).toBeNull();
  });
});

describe("a field that is wrong", () => {
  const host = withPlainHost({ shape: "bare" });
  it("is told by the name that was sent, also where the back end knows no nesting", async () => {
    const errors = { email: ["Tato adresa neexistuje."], zip_code: ["Takové PSČ není."] };
    host().failNext("POST /checkout/create-order", { status: 422, body: { message: "Invalid.", errors } });
    const headers = { "idempotency-key": "a-key-of-the-test" };
    const { status, body } = await newHostVisitor().call("POST /checkout/create-order", { headers, body: czechOrder });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: "invalid",
      errors: [
        { path: "contact.email", code: "invalid", message: "Tato adresa neexistuje." },
        { path: "address.zip_code", code: "invalid", message: "Takové PSČ není." },
      ],
    });
  });
  it("is told also with 400, which keeps its status", async () => {
    host().failNext("POST /contacts", { status: 400, body: { email: ["Enter a valid email address."] } });
    const input = { body: { name: "Jan", email: "jan@b", message: "Dotaz" } };
    const { status, body } = await newHostVisitor().call("POST /contacts", input);
    expect([status, body]).toMatchObject([400, { code: "invalid", errors: [{ path: "email" }] }]);
  });
});

describe.each(hostShapes)("what a shopper does wrong at a back end of another hand, %s", (shape) => {
  const host = withPlainHost({ shape });
  const told = shape !== "bare";

  it("a registration with an address that is none says so at its field", async () => {
    const body = { email: "nobody", password: "dlouhé-heslo-42", first_name: "J", last_name: "N", agreement: 1 };
    const answer = await newHostVisitor().call("POST /auth/register", { body });
    const { errors = [] } = answer.body as { errors?: { path: string }[] };
    expect([answer.status, errors.map(({ path }) => path)]).toEqual([422, told ? ["email"] : []]);
  });
  it("a registration with an address that has an account is refused by its status", async () => {
    const body = {
      email: "petra@buyer.example",
      password: "dlouhé-heslo-42",
      first_name: "J",
      last_name: "N",
      agreement: 1,
    };
    const answer = await newHostVisitor().call("POST /auth/register", { body });
    expect([answer.status, answer.body]).toMatchObject(
      shape === "plain-errors" ? [422, { errors: [{ path: "email" }] }] : [409, { code: "email_taken" }],
    );
  });
  it("a link for a new password that is over is refused", async () => {
    const body = { token: "over", password: "dlouhé-heslo-42" };
    expect((await newHostVisitor().call("POST /auth/reset-password", { body })).status).toBe(422);
  });
  it("more pieces than there are is a conflict", async () => {
    const [tyre] = host().state.tyres;
    const product_id = { bare: tyre?.code, api: tyre?.code, additions: tyre?.number, "plain-errors": tyre?.number }[
      shape
    ];
    const answer = await newHostVisitor().call("POST /cart/items", { body: { product_id, quantity: 20 } });
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([
      409,
      shape === "api" || shape === "additions" ? "out_of_stock" : "conflict",
    ]);
  });
  it("an order of nothing is refused", async () => {
    const headers = { "idempotency-key": "a-key-of-the-test" };
    const answer = await newHostVisitor().call("POST /checkout/create-order", { headers, body: czechOrder });
    expect(answer.status).toBe(shape === "bare" ? 400 : 409);
  });
});
