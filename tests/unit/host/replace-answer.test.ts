import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { replaceAnswer } from "@/lib/host/replace-answer";
import { mendedFailure } from "@/lib/host/unavailable/mended-failure";
import { markBegun, withPageAnswer } from "@/lib/runtime/page-answer";
import { markUnavailable } from "@/lib/runtime/unavailable-notice";

let chosen = 0;
const whole = "<h1>Tady silnice končí</h1>";

/** Stands where Next does, and fails or finds nothing as it does, after what the address says. */
const server = createServer((request, response) => {
  const { url = "" } = request;
  const since = performance.now();
  replaceAnswer(request, response, [404, 500], (status, type) => {
    if (status === 500) return mendedFailure(request, response, since);
    if (!type.startsWith("text/html")) return undefined;
    chosen += 1;
    return Promise.resolve({
      status: 404,
      headers: [["Content-Type", "text/html; charset=utf-8"]],
      body: Buffer.from(whole),
    });
  });
  withPageAnswer(response, () => {
    if (url.includes("begun")) markBegun();
    if (url.includes("away")) markUnavailable();
    response.setHeader("Set-Cookie", "half=done");
    if (url.includes("renewed")) response.appendHeader("Set-Cookie", "auth_token=new; Path=/");
    response.setHeader("X-Frame-Options", "DENY");
    response.setHeader("Link", "</style.css>; rel=preload");
    if (url.includes("fine")) return response.end("fine");
    if (url.includes("missing")) {
      response.statusCode = 404;
      response.setHeader("Content-Type", url.includes("data") ? "text/x-component" : "text/html");
      response.flushHeaders(); // as Next does before each part
      response.write("empty ");
      if (!url.includes("data")) response.flushHeaders();
      return response.end("until scripts come");
    }
    response.statusCode = 500;
    return response.end("Internal Server Error");
  });
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, listening));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((closed) => server.close(closed)));

const ask = (method: string, path: string, headers = {}) =>
  fetch(`${url}${path}`, { method, headers, ...(method === "POST" && { body: "x" }) });
const heading = async (answer: Response) => /<h1>(.*?)<\/h1>/.exec(await answer.text())?.[1]?.replaceAll("\u00a0", " ");

describe("a page on which Next has failed", () => {
  it("is 400 for a form that nothing of the shop has read: that is its sender's fault", async () => {
    const answer = await ask("POST", "/cs/contacts");
    const [, title] = /<h1>(.*?)<\/h1>/.exec(await answer.text()) ?? [];
    expect([answer.status, title]).toEqual([400, "Tento formulář není čitelný"]);
  });

  it.each([
    ["GET", "/cs/contacts", {}, "Něco se u nás pokazilo"],
    ["GET", "/sk-u-cu-eur/contacts", {}, "Niečo sa u nás pokazilo"],
    ["POST", "/en/contacts?begun", {}, "Something broke on our side"],
    ["GET", "/search-result", { cookie: "language=sk" }, "Niečo sa u nás pokazilo"],
    ["GET", "/search-result", { "accept-language": "de, cs;q=0.8" }, "Něco se u nás pokazilo"],
    ["GET", "/search-result", { "accept-language": "de" }, "Something broke on our side"],
  ])("%s %s is 500 with words in the visitor's language (%j)", async (method, path, headers, words) => {
    const answer = await ask(method, path, headers);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([500, "text/html; charset=utf-8"]);
    expect(await heading(answer)).toBe(words);
  });

  it("is 503 while the back end is away, whatever was asked and begun", async () => {
    for (const [method, path] of [
      ["GET", "/cs/away"],
      ["POST", "/cs/away"],
      ["POST", "/cs/away?begun"],
    ] as const) {
      const answer = await ask(method, path);
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
      expect(await heading(answer)).toBe("Obchod je na chvíli mimo provoz");
    }
  });

  it("takes nothing along of what the failed page had said but how it may be shown", async () => {
    const { headers } = await ask("GET", "/cs/contacts");
    expect(headers.get("set-cookie")).toBeNull();
    expect(headers.get("link")).toBeNull();
    expect(headers.get("x-frame-options")).toBe("DENY");
  });
});

it("a page that failed still brings the session that was renewed on its way, and no other cookie", async () => {
  const { headers } = await ask("GET", "/cs/renewed");
  expect(headers.getSetCookie()).toEqual(["auth_token=new; Path=/"]);
});

describe("a page that is not there", () => {
  it("is sent whole instead of Next's, with the cookies of the request, which may be a renewed session's", async () => {
    const answer = await ask("GET", "/cs/missing");
    expect([answer.status, answer.headers.get("set-cookie"), answer.headers.get("link")]).toEqual([
      404,
      "half=done",
      null,
    ]);
    expect(await answer.text()).toBe(whole);
  });

  it("is chosen once, however often Next begins its own", async () => {
    chosen = 0;
    await ask("GET", "/cs/missing");
    expect(chosen).toBe(1);
  });

  it("has no body for who asks for its head only", async () => {
    const answer = await ask("HEAD", "/cs/missing");
    expect([answer.status, answer.headers.get("content-length")]).toEqual([404, String(Buffer.byteLength(whole))]);
    expect(await answer.text()).toBe("");
  });

  it("is let be where a script has asked: it leads to the address itself", async () => {
    expect(await (await ask("GET", "/cs/missing?data")).text()).toBe("empty until scripts come");
  });
});

it("any other answer goes out as it was given", async () => {
  const answer = await ask("GET", "/cs/fine");
  expect([answer.status, await answer.text(), answer.headers.get("set-cookie")]).toEqual([200, "fine", "half=done"]);
});
