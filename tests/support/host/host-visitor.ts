import { expect } from "@jest/globals";
import { gateway } from "@/lib/api/gateway/gateway";
import { callPath } from "@/lib/api/transport/call";
import { type Call, isTextReply } from "@/lib/contract/call";
import { contract, type Name } from "@/lib/contract/contract";
import { problem } from "@/lib/contract/problem";
import type { Locale } from "@/lib/domain/locale";
import { petra } from "@/tests/support/host/host-scene";

export type Input = {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, string>;
  body?: unknown;
};

/** `cookies` are the Set-Cookie lines of this answer. */
export type HostAnswer = { status: number; body: unknown; headers: Headers; cookies: string[] };

/** Holds an answer of the gateway against the contract: a success by the call's schema, exactly; an error as a problem of its status. */
export function checkedBody(name: Name, status: number, type: string | null, text: string): unknown {
  const { replies }: Call = contract[name];
  if (status >= 400) {
    expect(type).toBe("application/problem+json");
    const told = problem.parse(JSON.parse(text));
    expect([told.status, told.title !== "", told.detail !== ""]).toEqual([status, true, true]);
    return told;
  }
  expect(Object.keys(replies)).toContain(String(status));
  const reply = replies[status];
  if (!reply || isTextReply(reply)) {
    expect(text).toBe("");
    return undefined;
  }
  const body: unknown = JSON.parse(text);
  expect(reply.parse(body)).toEqual(body);
  return body;
}

/** Keeps in a browser's jar what an answer sets. */
export function keepCookies(jar: Map<string, string>, lines: readonly string[]): void {
  for (const line of lines) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/;\s*max-age=0\b/i.test(line) || value === "") jar.delete(name);
    else jar.set(name, value);
  }
}

/**
 * A browser with cookies of its own, whose pages ask the gateway of a storefront. Every answer is held against the contract.
 * @param locale `null` for a page that sends neither language nor currency
 */
export function newHostVisitor(locale: Locale | null = { language: "cs", currency: "CZK" }) {
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map((pair) => pair.join("=")).join("; ");

  async function ask(method: string, path: string, { headers, body }: Input = {}): Promise<Response> {
    const sent = {
      host: "shop.example",
      "sec-fetch-site": "same-origin",
      ...(locale && { "accept-language": locale.language, "x-currency": locale.currency }),
      ...(jar.size > 0 && { cookie: cookie() }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    };
    const text = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
    const answer = await gateway(new Request(`http://shop.example${path}`, { method, headers: sent, body: text }));
    keepCookies(jar, answer.headers.getSetCookie());
    return answer;
  }

  async function call(name: Name, input: Input = {}): Promise<HostAnswer> {
    const [method = ""] = name.split(" ");
    const answer = await ask(method, callPath(name, input), input);
    const { status, headers } = answer;
    const body = checkedBody(name, status, headers.get("content-type"), await answer.text());
    return { status, headers, body, cookies: headers.getSetCookie() };
  }

  return {
    jar,
    cookie,
    /** Any request; the answer as it is. */
    ask,
    call,
    signIn: () => call("POST /auth/login", { body: petra }),
    /** The token in the session's cookie; `null` without one. */
    token: (): { token_type: string; access_token: string; expires_at: string } | null => {
      const value = jar.get("auth_token");
      return value === undefined ? null : JSON.parse(decodeURIComponent(value));
    },
  };
}

export type HostVisitor = ReturnType<typeof newHostVisitor>;
