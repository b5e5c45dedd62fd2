import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { answerFailed } from "@/lib/host/away/answer-failed";
import { noteAway } from "@/lib/host/away/away-notice";
import { noteBegun, withPageAnswer } from "@/lib/host/page-answer";

/** Stands where Next does, and fails as it does, after what the address says. */
const server = createServer((request, response) => {
  answerFailed(request, response);
  withPageAnswer(response, () => {
    if (request.url?.includes("begun")) noteBegun();
    if (request.url?.includes("away")) noteAway();
    response.statusCode = 500;
    response.setHeader("Set-Cookie", "half=done");
    response.end("Internal Server Error");
  });
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, listening));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((closed) => server.close(closed)));

const ask = async (method: string, path: string) => {
  const answer = await fetch(`${url}${path}`, { method, ...(method === "POST" && { body: "x" }) });
  return [answer.status, (await answer.text()).split("\n")[0]];
};

describe("a page on which Next has failed", () => {
  it.each([
    ["POST", "/cs/contacts", 400, "Tento formulář není čitelný."],
    ["POST", "/cs/contacts?begun", 500, "Internal Server Error"],
    ["GET", "/cs/contacts", 500, "Internal Server Error"],
    ["POST", "/api/v1/contacts", 500, "Internal Server Error"],
  ])(
    "%s %s is answered with %i: only a form that nothing of the shop has read is its sender's fault",
    async (method, path, ...said) => {
      expect(await ask(method, path)).toEqual(said);
    },
  );

  it("is 503 while the back end is away, whatever was asked and begun", async () => {
    for (const [method, path] of [
      ["GET", "/cs/away"],
      ["POST", "/cs/away"],
      ["POST", "/cs/away?begun"],
    ] as const)
      expect((await ask(method, path))[0]).toBe(503);
  });

  it("takes nothing along of what the failed page had said", async () => {
    expect((await fetch(`${url}/cs/contacts`, { method: "POST", body: "x" })).headers.get("set-cookie")).toBeNull();
  });
});
