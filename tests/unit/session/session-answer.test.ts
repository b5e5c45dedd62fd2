import { expect, it } from "@jest/globals";
import { sessionAnswer } from "@/lib/session/session-answer";

it("an answer whose token is taken out does not claim the length it had with it", async () => {
  const body = JSON.stringify({ token_type: "Bearer", access_token: "t".repeat(43), expires_in: 3600 });
  const headers = { "content-type": "application/json", "content-length": String(body.length) };
  const given = new Response(body, { headers });
  const answer = await sessionAnswer("POST", "/api/v1/auth/login", given, true, new Date("2026-11-22T10:00:00Z"));
  expect(await answer.json()).toEqual({ token_type: "Bearer", access_token: "", expires_in: 3600 });
  expect(answer.headers.get("content-length")).toBeNull();
});
