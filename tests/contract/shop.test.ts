import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { databasePatience, openTestDatabase, type TestDatabase } from "@/tests/support/database";
import { carriers, type OpenCarrier } from "@/tests/support/transports";
import { addTyre } from "@/tests/support/tyres";

let db: TestDatabase;

beforeAll(async () => {
  db = await openTestDatabase();
  await addTyre();
}, databasePatience);

afterAll(() => db?.close());

describe.each(carriers)("the shop as a whole, %s", (_name, open) => {
  let opened: OpenCarrier;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await opened.carrier(`/api/v1${path}`, { headers });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined };
  };
  const place = async (headers: Record<string, string>) => (await get("/geo-preferences", headers)).body;

  it.each([
    ["CZ", { language: "cs", currency: "CZK", country: "CZ" }],
    ["SK", { language: "sk", currency: "EUR", country: "SK" }],
    ["AT", { language: "en", currency: "EUR", country: "AT" }],
    ["PL", { language: "en", currency: "USD", country: "PL" }],
  ])("suggests for the country %s of the CDN's header", async (country, suggested) => {
    expect(await place({ "cf-ipcountry": country, "x-forwarded-for": "8.8.8.8" })).toEqual(suggested);
  });
  it.each([
    ["195.113.0.1", "CZ"],
    ["147.175.1.1", "SK"],
    ["2a02:598::1", "CZ"],
    ["::ffff:147.175.1.1", "SK"],
  ])("finds the country of the address %s", async (address, country) => {
    expect(await place({ "x-forwarded-for": address })).toMatchObject({ country });
  });
  it("falls back to the languages the browser accepts, then to English and dollars", async () => {
    expect(await place({ "x-forwarded-for": "10.0.0.1", "accept-language": "de, sk;q=0.8" })).toMatchObject({
      country: "SK",
    });
    expect(await place({ "x-forwarded-for": "nonsense", "accept-language": "en-CZ" })).toMatchObject({ country: "CZ" });
    expect(await place({ "accept-language": "fr" })).toEqual({ language: "en", currency: "USD", country: null });
  });

  it("tells how to reach it, and that its stock is a demonstration until a merchant's list is in", async () => {
    const { status, body } = await get("/contacts/info");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: "Dezén",
      phone: "+420 555 000 205",
      address: { street: "Pražská 55", zip_code: "370 04", city: "České Budějovice", country: "CZ" },
      opening_hours: [
        { days: [1, 2, 3, 4, 5], opens: "08:00", closes: "18:00" },
        { days: [6], opens: "08:00", closes: "12:00" },
      ],
      company_id: "00000019",
    });
  });
  it("is well while its database answers", async () => {
    expect(await get("/health")).toMatchObject({ status: 200, body: { status: "ok", down: [] } });
  });
  it("publishes the contract as OpenAPI 3.1 with every call", async () => {
    const { body } = await get("/openapi.json");
    expect(body.openapi).toBe("3.1.0");
    expect(Object.keys(body.paths["/cart/items/{index}"]).sort()).toEqual(["delete", "patch"]);
    expect(body.paths["/checkout/create-order"].post.parameters).toContainEqual(
      expect.objectContaining({ name: "idempotency-key", in: "header", required: true }),
    );
    expect(Object.keys(body.paths["/products/{slug}"].get.responses)).toEqual(
      expect.arrayContaining(["200", "308", "404"]),
    );
  });

  it("answers what it does not know with problem details in the caller's language", async () => {
    const { status, headers, body } = await get("/nothing", { "accept-language": "sk" });
    expect([status, headers.get("content-type")]).toEqual([404, "application/problem+json"]);
    expect(body).toEqual({
      type: "urn:dezen:problem:not_found",
      title: "Nenašlo sa",
      status: 404,
      code: "not_found",
      detail: "Tu nič nie je. Možno sa adresa zmenila.",
      instance: "/api/v1/nothing",
    });
  });
  it("answers a known address with a wrong method with 405", async () => {
    const response = await opened.carrier("/api/v1/health", { method: "DELETE" });
    expect(response.status).toBe(405);
  });
  it("answers HEAD as GET without a body", async () => {
    const response = await opened.carrier("/api/v1/health", { method: "HEAD" });
    expect([response.status, await response.text()]).toEqual([200, ""]);
  });
  it.each([
    ["a body that is no JSON", "{", "application/json", 400, "unreadable"],
    ["a body of another type", "product_id=1", "application/x-www-form-urlencoded", 415, "not_json"],
    ["a body over 64 KiB", JSON.stringify({ note: "x".repeat(70_000) }), "application/json", 413, "too_large"],
    ["fields that break the contract", "{}", "application/json", 422, "invalid"],
  ])("refuses %s", async (_case, body, type, status, code) => {
    const response = await opened.carrier("/api/v1/cart/items", {
      method: "POST",
      body,
      headers: { "content-type": type },
    });
    expect([response.status, (await response.json()).code]).toEqual([status, code]);
  });
  it.each(["constructor", "__proto__", "toString", "hasOwnProperty"])(
    "takes the query key %s for any other that it does not know",
    async (key) => {
      const answer = await opened.carrier(`/api/v1/products?${key}=1`, {});
      expect(answer.status).toBe(200);
    },
  );

  it("refuses a query key that is repeated", async () => {
    expect((await get("/products?brand=a&brand=b")).body).toMatchObject({
      code: "invalid",
      errors: [{ path: "brand", code: "repeated" }],
    });
  });
});
