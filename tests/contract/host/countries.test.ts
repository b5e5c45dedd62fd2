import { describe, expect, it } from "@jest/globals";
import { withPlainHost } from "@/tests/support/host/host-scene";
import { newHostVisitor } from "@/tests/support/host/host-visitor";
import { czechOrder } from "@/tests/support/order-request";

const zip = { CZ: "370 04", SK: "811 06" };

/** Names by which back ends call the countries, and what each is to the shop. Source: specification, section 9. */
const names: [name: unknown, code: "CZ" | "SK" | ""][] = [
  ["SK", "SK"],
  ["svk", "SK"],
  ["slovakia", "SK"],
  ["Slovensko", "SK"],
  ["Slovak Republic", "SK"],
  ["Slovenská republika", "SK"],
  [{ name: "Slovensko", slug: "slovakia" }, "SK"],
  [{ code: "SK", name: "Slovenská republika" }, "SK"],
  ["CZ", "CZ"],
  ["Czech Republic", "CZ"],
  ["Česká republika", "CZ"],
  [{ name: "Czechia", slug: "czechia" }, "CZ"],
  ["Österreich", "CZ"],
  ["", ""],
  [null, ""],
];

describe("the country of a user, as a back end names it", () => {
  const host = withPlainHost({ shape: "bare" });

  it.each(names)("%j is %s: Slovakia gives SK, anything else CZ, and none is none", async (country, code) => {
    const visitor = newHostVisitor();
    await visitor.signIn();
    host().failNext("GET /users/info", { status: 200, body: { id: 7, email: "petra@buyer.example", country } });
    const { status, body } = await visitor.call("GET /users/info");
    expect([status, body]).toMatchObject([200, { id: 7, country: code }]);
  });
  it.each(["CZ", "SK"] as const)("%s is asked for the delivery options by its code", async (country) => {
    await newHostVisitor().call("GET /checkout/shipping-methods", { query: { country } });
    expect(host().requests.map(({ query }) => query)).toEqual([{ country }]);
  });
  it.each(["CZ", "SK"] as const)("%s goes with an order by its code", async (country) => {
    const body = { ...czechOrder, address: { ...czechOrder.address, country, zip_code: zip[country] } };
    const headers = { "idempotency-key": `a-key-for-${country}` };
    await newHostVisitor().call("POST /checkout/create-order", { headers, body });
    expect(host().requests.map((request) => request.body)).toMatchObject([{ address: { country } }]);
  });
});
