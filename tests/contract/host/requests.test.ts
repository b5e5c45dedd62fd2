import { describe, expect, it } from "@jest/globals";
import { NextRequest } from "next/server";
import { gateway } from "@/lib/api/gateway/gateway";
import { isOffered } from "@/lib/api/request/offered";
import { suggestedPreferences } from "@/lib/preferences/geo";
import { provideGateway } from "@/lib/runtime/api-gateway";
import { renewalStep } from "@/lib/session/renewal-step";
import { hostShapes, withPlainHost } from "@/tests/support/host/host-scene";
import { newHostVisitor } from "@/tests/support/host/host-visitor";
import { takeLogLines } from "@/tests/support/log-lines";
import { czechOrder, slovakOrder } from "@/tests/support/order-request";

const key = { "idempotency-key": "a-key-of-the-test" };

describe.each(hostShapes)("every request to a back end of another hand, %s", (shape) => {
  const host = withPlainHost({ shape });
  /** The three headers of the specification, of each request so far. */
  const three = () =>
    host().requests.map(({ headers }) => [headers.authorization, headers["accept-language"], headers["x-currency"]]);

  it("carries the session, the page's language and the stored currency", async () => {
    const visitor = newHostVisitor({ language: "sk", currency: "EUR" });
    await visitor.signIn();
    const authorization = `Bearer ${visitor.token()?.access_token}`;
    host().clear();
    await visitor.call("GET /users/info");
    await visitor.call("GET /cart/detailed");
    await visitor.call("GET /checkout/payment-methods");
    await visitor.call("POST /contacts", { body: { name: "J", email: "j@b.example", message: "Dotaz" } });
    expect(three()).toEqual(Array.from({ length: 4 }, () => [authorization, "sk", "EUR"]));
  });
  it("carries the stored language and currency where the page names none, and dollars where nothing is stored", async () => {
    const visitor = newHostVisitor(null);
    await visitor.call("GET /cart");
    visitor.jar.set("language", "cs");
    visitor.jar.set("currency", "CZK");
    await visitor.call("GET /cart");
    visitor.jar.set("language", "de");
    visitor.jar.set("currency", "DEM");
    await visitor.call("GET /cart");
    expect(three()).toEqual([
      [undefined, "en", "USD"],
      [undefined, "cs", "CZK"],
      [undefined, "en", "USD"],
    ]);
  });
  it("asks for JSON, whatever the browser would take", async () => {
    await newHostVisitor().call("GET /cart", { headers: { accept: "text/html,*/*" } });
    expect(host().requests.map(({ headers }) => headers.accept)).toEqual(["application/json"]);
  });
  it("carries them also to find out what the back end has, and to renew a session", async () => {
    const visitor = newHostVisitor({ language: "sk", currency: "EUR" });
    await visitor.signIn();
    const before = `Bearer ${visitor.token()?.access_token}`;
    host().revoke();
    host().clear();
    await visitor.call("GET /orders");
    takeLogLines();
    const refreshed = host()
      .requestsTo("POST /auth/refresh")
      .map(({ headers }) => headers);
    expect(refreshed).toMatchObject(
      shape === "additions" ? [{ authorization: before, "accept-language": "sk", "x-currency": "EUR" }] : [],
    );
    expect(three().length).toBeGreaterThan(0);
    expect(three().every(([, language, currency]) => language && language !== "*" && currency)).toBe(true);
  });
  it("carries the default ones where nobody in particular asks whether a call is there", async () => {
    expect(await isOffered("GET /products")).toBe(false);
    takeLogLines();
    expect(three().length).toBeGreaterThan(0);
    expect(new Set(three().map(String))).toEqual(new Set([String([undefined, "en", "USD"])]));
  });
  it("of the middleware carries them: the renewal of a session in the page's language", async () => {
    provideGateway(gateway);
    host().tokenLifetime(30_000);
    const visitor = newHostVisitor();
    await visitor.signIn();
    // Of an opaque token nothing is known: its end stands in the cookie.
    const token = { ...visitor.token(), expires_at: new Date(Date.now() + 30_000).toISOString() };
    visitor.jar.set("auth_token", encodeURIComponent(JSON.stringify(token)));
    visitor.jar.set("language", "cs");
    visitor.jar.set("currency", "EUR");
    host().clear();
    const headers = { cookie: visitor.cookie(), "accept-language": "de-DE,de;q=0.9" };
    await renewalStep(new NextRequest("https://shop.example/sk/cart", { headers }));
    expect(three()).toEqual([[`Bearer ${token.access_token}`, "sk", "EUR"]]);
    expect(host().requests[0]?.name).toBe("POST /auth/refresh");
  });
  it("of the middleware carries them: the call for the preferences, by the browser's own language", async () => {
    provideGateway(gateway);
    expect(await suggestedPreferences(new Headers({ "accept-language": "sk-SK,sk;q=0.9" }))).toMatchObject({
      language: "sk",
      currency: "EUR",
    });
    await suggestedPreferences(new Headers());
    expect(three()).toEqual([
      [undefined, "sk-SK,sk;q=0.9", "USD"],
      [undefined, "en", "USD"],
    ]);
  });
});

describe("what is sent", () => {
  const host = withPlainHost({ shape: "bare" });
  const sent = (call: string) =>
    host()
      .requestsTo(call)
      .map(({ body }) => body);

  it("of a user's telephone number is its digits alone", async () => {
    const visitor = newHostVisitor();
    await visitor.signIn();
    const body = { first_name: "Petra", phone_number: "+420 (601) 234-567", country: "CZ", zip_code: "CZ-37004" };
    await visitor.call("PUT /users/info", { body });
    expect(sent("PUT /users/info")).toEqual([{ ...body, phone_number: "420601234567", zip_code: "370 04" }]);
  });
  it.each([
    ["603 111 222", "603111222"],
    ["+420 603 111 222", "+420603111222"],
    ["00421 905 123 456", "+421905123456"],
    ["none", "none"],
  ])("of a message's number %s, of whose country nothing is known, is %s", async (phone_number, clean) => {
    const body = { name: "J", email: "j@b.example", message: "Dotaz", phone_number };
    await newHostVisitor().call("POST /contacts", { body });
    expect(sent("POST /contacts")).toEqual([{ ...body, phone_number: clean }]);
  });
  it.each([
    ["601 234 567", czechOrder, "+420601234567"],
    ["00420 601 234 567", czechOrder, "+420601234567"],
    ["+421 905 123 456", czechOrder, "+421905123456"],
    ["0905 123 456", slovakOrder, "+421905123456"],
  ])("of an order's number %s has its country's code", async (phone_number, order, clean) => {
    const body = { ...order, contact: { ...order.contact, phone_number } };
    await newHostVisitor().call("POST /checkout/create-order", { headers: key, body });
    expect(sent("POST /checkout/create-order")).toMatchObject([{ contact: { ...order.contact, phone_number: clean } }]);
  });
  it.each([
    ["37004", "CZ", "370 04"],
    ["cz 37004", "CZ", "370 04"],
    ["SK-811 06", "SK", "811 06"],
    ["1", "CZ", "1"],
  ] as const)("of an order's ZIP %s is written %s: %s", async (zip_code, country, clean) => {
    const address = { ...czechOrder.address, country, zip_code };
    const body = { ...czechOrder, address, delivery_address: address };
    await newHostVisitor().call("POST /checkout/create-order", { headers: key, body });
    expect(sent("POST /checkout/create-order")).toMatchObject([
      { address: { zip_code: clean }, delivery_address: { zip_code: clean } },
    ]);
  });
  it("of an order goes with its key, so that a repeated one can be known", async () => {
    await newHostVisitor().call("POST /checkout/create-order", { headers: key, body: czechOrder });
    const [request] = host().requestsTo("POST /checkout/create-order");
    expect(request?.headers["idempotency-key"]).toBe("a-key-of-the-test");
  });
  it("that is no JSON goes as it came: the back end refuses it", async () => {
    const { status } = await newHostVisitor().call("POST /contacts", { body: "{not json" });
    expect([status, sent("POST /contacts")]).toEqual([400, ["{not json"]]);
  });
  it("that is no JSON, and is taken all the same, is a success", async () => {
    host().failNext("POST /checkout/create-order", { status: 200, body: { order_id: 7 } });
    const { status } = await newHostVisitor().call("POST /checkout/create-order", { headers: key, body: "{not json" });
    expect(status).toBe(201);
  });
  it("refuses a body over 64 KiB without asking", async () => {
    const { status } = await newHostVisitor().call("POST /contacts", { body: { message: "x".repeat(70_000) } });
    expect([status, host().requests]).toEqual([413, []]);
  });
});
