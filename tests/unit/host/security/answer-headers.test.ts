import { type IncomingMessage, ServerResponse } from "node:http";
import { expect, test } from "@jest/globals";
import { neverStored } from "@/lib/host/security/answer-headers";

const newAnswer = () => new ServerResponse({ method: "GET" } as IncomingMessage);

test("a page made for one visitor is stored by nobody, not even by the browser it was sent to", () => {
  const answer = newAnswer();
  neverStored(answer);
  answer.setHeader("Cache-Control", "private, no-cache");
  expect(answer.getHeader("cache-control")).toBe("private, no-store");
});

test("what says itself how long it may be kept is kept: a picture, a feed", () => {
  const answer = newAnswer();
  neverStored(answer);
  answer.setHeader("Cache-Control", "public, max-age=86400");
  expect(answer.getHeader("cache-control")).toBe("public, max-age=86400");
});
