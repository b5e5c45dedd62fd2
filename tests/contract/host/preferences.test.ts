import { setTimeout as pause } from "node:timers/promises";
import { beforeEach, describe, expect, it } from "@jest/globals";
import { NextRequest } from "next/server";
import { gateway } from "@/lib/api/gateway/gateway";
import { languageStep } from "@/lib/preferences/language-step";
import { provideGateway } from "@/lib/runtime/api-gateway";
import { hostShapes, nobodysHost, withPlainHost } from "@/tests/support/host/host-scene";
import { takeLogLines } from "@/tests/support/log-lines";
import { withSettings } from "@/tests/support/settings";

/** Goes to a page; where it leads, and what is stored. */
async function visit(path: string, headers: Record<string, string> = {}) {
  const answer = await languageStep(new NextRequest(`https://shop.example${path}`, { headers }));
  const stored = answer.headers.getSetCookie().map((line) => line.slice(0, line.indexOf(";")));
  const location = answer.headers.get("location") ?? answer.headers.get("x-middleware-rewrite") ?? "";
  return [location.replace("https://shop.example", ""), stored];
}
const messages = () =>
  takeLogLines("error").map(({ msg, time: _time, level: _level, error: _error, ...line }) => [msg, line]);
const unsupported = "An unsupported language was asked for, it is ignored.";

beforeEach(() => {
  provideGateway(gateway);
});

describe.each(hostShapes)("a page path without a language, %s", (shape) => {
  const host = withPlainHost({ shape });
  it("goes to the language that the back end suggests, and both of its answers are stored", async () => {
    expect(await visit("/cart?a=1", { "accept-language": "sk-SK" })).toEqual([
      "/sk/cart?a=1",
      ["language=sk", "currency=EUR"],
    ]);
    expect(host().requests.map(({ name }) => name)).toEqual(["GET /geo-preferences"]);
  });
  it("goes to the stored language without a call", async () => {
    expect(await visit("/cart", { cookie: "language=cs" })).toEqual(["/cs/cart", []]);
    expect(host().requests).toEqual([]);
  });
});

describe("a language that the shop does not have", () => {
  const host = withPlainHost({ shape: "bare" });
  const suggests = (body: unknown) => host().failAlways("GET /geo-preferences", { status: 200, body });

  it("in the cookie is logged as an error and ignored: the suggested one is taken", async () => {
    expect(await visit("/cart", { cookie: "language=de", "accept-language": "cs" })).toEqual([
      "/cs/cart",
      ["language=cs", "currency=CZK"],
    ]);
    expect(messages()).toEqual([[unsupported, { language: "de", where: "cookie" }]]);
  });
  it("in the address is logged as an error, and the address is a page path like any other", async () => {
    expect(await visit("/de/cart", { cookie: "language=sk" })).toEqual(["/sk/de/cart", []]);
    expect(messages()).toEqual([[unsupported, { language: "de", where: "address" }]]);
  });
  it("in the back end's suggestion is logged as an error and ignored; its currency is kept", async () => {
    suggests({ language: "de", currency: "EUR" });
    expect(await visit("/cart")).toEqual(["/en/cart", ["currency=EUR"]]);
    expect(messages()).toEqual([
      ["GET /geo-preferences suggests an unsupported language, it is ignored.", { language: "de" }],
    ]);
    expect(await visit("/search-result")).toEqual(["/en-u-cu-eur/search-result/~plain", ["currency=EUR"]]);
    messages();
  });
  it("takes with it no currency either way: an unsupported currency costs that alone", async () => {
    suggests({ language: "cs", currency: "PLN" });
    expect(await visit("/cart")).toEqual(["/cs/cart", ["language=cs"]]);
    expect(messages()).toEqual([
      ["GET /geo-preferences suggests an unsupported currency, it is ignored.", { currency: "PLN" }],
    ]);
  });
  it("does not replace a currency that the visitor has chosen", async () => {
    suggests({ language: "cs", currency: "CZK" });
    expect(await visit("/cart", { cookie: "currency=EUR" })).toEqual(["/cs/cart", ["language=cs"]]);
  });
  it("is as good as none where nothing is suggested", async () => {
    suggests({ language: null, currency: null });
    expect(await visit("/cart")).toEqual(["/en/cart", []]);
  });
});

// Source: specification, section 8.
describe("preferences that cannot be had", () => {
  const host = withPlainHost({ shape: "bare" });
  const failed = "GET /geo-preferences failed, the defaults hold.";
  it.each([
    ["404", 404],
    ["500", 500],
    ["a web page", { status: 200, body: "<h1>Hi</h1>", type: "text/html" }],
    ["no answer", "cut"],
  ] as const)("(%s) are only logged: English and dollars hold, and nothing is stored", async (_what, fault) => {
    host().failAlways("GET /geo-preferences", fault);
    expect(await visit("/cart")).toEqual(["/en/cart", []]);
    expect(await visit("/search-result")).toEqual(["/en-u-cu-usd/search-result/~plain", []]);
    expect(messages().filter(([msg]) => msg === failed)).toHaveLength(2);
  });
  it("because nobody is there are only logged", async () => {
    const restore = withSettings({ API_HOST: nobodysHost });
    expect(await visit("/")).toEqual(["/en", []]);
    restore();
    expect(messages().map(([msg]) => msg)).toContain(failed);
  });
  it("in time are not waited for", async () => {
    host().latency(1800);
    const before = Date.now();
    expect(await visit("/cart")).toEqual(["/en/cart", []]);
    expect(Date.now() - before).toBeLessThan(1800);
    expect(messages().map(([msg]) => msg)).toEqual([failed]);
    await pause(500); // the call itself comes to its end
  });
});
