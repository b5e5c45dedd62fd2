import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { addedCalls } from "@/tests/support/plain-host/call-names";
import { field, HostClient } from "@/tests/support/plain-host/client";
import { orderPayload } from "@/tests/support/plain-host/every-call";
import { type PlainHost, startPlainHost } from "@/tests/support/plain-host/server";
import { shapes } from "@/tests/support/plain-host/shapes/named-shapes";

let host: PlainHost;
let petra: HostClient;
beforeEach(async () => {
  host = await startPlainHost({ shape: "additions", now: () => Date.UTC(2026, 0, 6, 12) });
  petra = new HostClient(host.url);
});
afterEach(() => host.close());

const euros = (amount: number) => ({ amount, currency: "EUR" });
const at = "2026-01-06T12:00:00.000Z";

async function placeOrder(headers?: Record<string, string>) {
  await petra.send("POST /cart/items", { product_id: 1001, quantity: 2 });
  return petra.send("POST /checkout/create-order", orderPayload("courier_sk", "bank_transfer"), headers);
}

describe("a host with the documented additions", () => {
  it("they are the only calls that the other shapes do not have", () => {
    expect(shapes.additions.calls.filter((name) => !shapes.api.calls.includes(name))).toEqual(addedCalls);
  });
  it("is healthy, and names its providers", async () => {
    expect((await petra.send("GET /health")).json).toEqual({ status: "ok" });
    expect((await petra.send("GET /auth/providers")).json).toEqual({ data: [{ id: "google" }, { id: "facebook" }] });
  });
  it("signs out", async () => {
    await petra.signIn();
    expect((await petra.send("POST /auth/logout")).status).toBe(204);
    expect((await petra.send("GET /users/info")).status).toBe(401);
    expect((await petra.send("POST /auth/refresh")).status).toBe(401);
  });
  it("finds points by a text", async () => {
    const { json } = await petra.send("GET /checkout/pickup-points?method=point_cz&q=brno");
    const point = { id: "point-2", name: "Pneuservis Na Brodě", address: "Říční 2", city: "Brno", zip_code: "60200" };
    expect(json).toEqual({ data: [point] });
  });
  it("shows an order whole to its owner and to whoever holds its token, to nobody else", async () => {
    await petra.signIn();
    const { json } = await placeOrder();
    const [id, token] = [field(json, "id"), field(json, "token")];
    const whole = {
      id,
      number: "1042",
      status: "placed",
      payment_status: "pending",
      total: euros(24_710),
      placed_at: at,
      lines: [
        {
          product_id: 1001,
          name: "Nordvik Polar 3 205/55 R16, zimní pneumatika",
          quantity: 2,
          unit_price: euros(11_960),
          total: euros(23_920),
        },
      ],
      vat: { rate: 21, amount: euros(4289) },
      delivery: { id: "courier_sk", type: "courier", name: "Kurýr na adresu", price: euros(790) },
      payment: { id: "bank_transfer", name: "Bankovní převod", price: euros(0) },
      history: [{ kind: "order", state: "placed", at }],
    };
    expect((await petra.send(`GET /checkout/${id}`)).json).toEqual(whole);
    expect((await petra.send("GET /orders/1042")).json).toEqual(whole);
    expect((await petra.send("GET /orders")).json).toMatchObject({ data: [{ id, number: "1042", placed_at: at }] });
    const stranger = new HostClient(host.url);
    expect((await stranger.send(`GET /checkout/${id}?token=${token}`)).json).toEqual(whole);
    expect((await stranger.send(`GET /checkout/${id}`)).status).toBe(404);
    expect((await stranger.send("GET /orders/1042")).status).toBe(401);
    expect((await stranger.send(`POST /checkout/${id}/payments`, {})).status).toBe(404);
  });
  it("tells how to pay by transfer", async () => {
    petra.currency = "CZK";
    const { json } = await placeOrder();
    const path = `/checkout/${field(json, "id")}/payments`;
    const reply = await petra.send(`POST ${path}`, { token: field(json, "token") });
    expect(reply.status).toBe(201);
    expect(field(reply.json, "bank_transfer")).toMatchObject({
      iban: "CZ6508000000192000145399",
      bic: "GIBACZPX",
      variable_symbol: "1042",
      amount: { amount: 617_900, currency: "CZK" },
      qr: { format: "spayd", text: "SPD*1.0*ACC:CZ6508000000192000145399*AM:6179.00*CC:CZK*X-VS:1042" },
    });
  });
  it("the same Idempotency-Key gives the same order", async () => {
    const headers = { "idempotency-key": "one-order-only" };
    const [first, second] = [await placeOrder(headers), await placeOrder(headers)];
    expect(second.json).toEqual(first.json);
    expect(host.state.orders).toHaveLength(1);
  });
  it("a cart that has changed meanwhile is 412", async () => {
    const { headers } = await petra.send("POST /cart/items", { product_id: 1001 });
    await petra.send("POST /cart/items", { product_id: 1003 });
    const stale = { "if-match": headers.get("etag") ?? "" };
    expect(stale).toEqual({ "if-match": '"1"' });
    expect((await petra.send("DELETE /cart/items/0", undefined, stale)).status).toBe(412);
    expect((await petra.send("PATCH /cart/items/0", { quantity: 2 }, { "if-match": '"2"' })).status).toBe(200);
  });
});
