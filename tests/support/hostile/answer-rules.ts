import { expect } from "@jest/globals";
import { type Call, isTextReply } from "@/lib/contract/call";
import { calls, matchAnyCall } from "@/lib/contract/calls";
import { problem } from "@/lib/contract/problem";
import { commonErrors, errorStatus } from "@/lib/domain/error-codes";

const problemKeys = [
  ...["type", "title", "status", "code", "detail", "instance", "errors", "left", "product_id", "reason"],
  "gone", // what a tyre was that is no longer sold
  "stale", // what somebody has changed meanwhile, as it is now
];

/** What an error would show of the shop's inside: stacks, SQL, names of packages. */
const inside =
  /\n\s+at |node_modules|lib\/backend|\b(?:select|insert|update|delete)\b.+\b(?:from|into|set)\b|postgres|drizzle|ECONN|syntax error/i;

function checkProblem(call: Call | null, status: number, type: string, body: unknown): void {
  expect(type).toBe("application/problem+json");
  const { instance, ...told } = problem.parse(body);
  const allowed = call ? [...commonErrors, ...call.errors] : ["not_found", "method_not_allowed"];
  expect(allowed).toContain(told.code);
  expect(status).toBe(errorStatus[told.code]);
  expect(told.status).toBe(status);
  expect(problemKeys).toEqual(expect.arrayContaining(Object.keys(told)));
  expect(told.errors?.map(({ path, ...rest }) => rest) ?? []).not.toContainEqual(
    expect.objectContaining({ message: "" }),
  );
  const { errors, ...rest } = told;
  expect(JSON.stringify([rest, errors?.map(({ message, code }) => [message, code])])).not.toMatch(inside);
}

/** What a call answered, read by its schema to the last key; the `instance` of a problem is the request's own path. */
export type Checked = { name: string | null; status: number; body: unknown };

/**
 * Holds an answer against the contract: never 5xx, a status and body its call declares, nothing more in it, no word of
 * the inside in an error.
 */
export async function checkAnswer(request: Request, answer: Response): Promise<Checked> {
  const { pathname } = new URL(request.url);
  const match = matchAnyCall(request.method, pathname.startsWith("/api/v1/") ? pathname.slice("/api/v1".length) : "");
  const call: Call | null = typeof match === "string" ? null : calls[match.name];
  const name = typeof match === "string" ? null : match.name;
  const { status } = answer;
  const type = answer.headers.get("content-type") ?? "";
  const text = await answer.text();
  expect(status).toBeLessThan(500);
  expect(answer.headers.get("cache-control")).not.toBeNull();
  if (status >= 400) {
    const body: unknown = JSON.parse(text);
    checkProblem(call, status, type, body);
    return { name, status, body };
  }
  expect(Object.keys(call?.replies ?? {})).toContain(String(status));
  const reply = call?.replies[status];
  if (isTextReply(reply)) {
    expect(type).toBe(`${reply.media}; charset=utf-8`);
    return { name, status, body: text };
  }
  if (!reply || request.method === "HEAD") {
    expect(text).toBe("");
    return { name, status, body: undefined };
  }
  expect(type).toBe("application/json");
  const body: unknown = JSON.parse(text);
  expect(reply.parse(body)).toEqual(body); // a key the schema does not know would be missing
  return { name, status, body };
}
