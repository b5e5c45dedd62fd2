import { expect } from "@jest/globals";
import { callPath, type Transport } from "@/lib/api/transport/call";
import { type Call, isTextReply } from "@/lib/contract/call";
import { type AnyName, calls, type InputOfAny, type ReplyOfAny } from "@/lib/contract/calls";
import { type Problem, problem } from "@/lib/contract/problem";
import { commonErrors } from "@/lib/domain/error-codes";
import type { Locale } from "@/lib/domain/locale";

export type Answer<Body> = { status: number; body: Body; headers: Headers };

type Ok<N extends AnyName> = ReplyOfAny<N> extends { body?: infer Body } ? NonNullable<Body> : never;
type Loose = {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, string>;
  body?: unknown;
};

function checkedBody(name: AnyName, status: number, text: string): unknown {
  const call: Call = calls[name];
  const schema = call.replies[status];
  if (isTextReply(schema)) return text;
  const body: unknown = text === "" ? undefined : JSON.parse(text);
  if (schema) return schema.parse(body);
  if (schema === null) {
    expect(text).toBe("");
    return undefined;
  }
  // Which of its blanks end no line is stated elsewhere (`unit/i18n`).
  const known = problem.parse(JSON.parse(text.replace(/[\u00a0\u202f]/g, " ")));
  expect([...commonErrors, ...call.errors]).toContain(known.code);
  expect(known.status).toBe(status);
  return known;
}

/**
 * A visitor with cookies, a language and a currency of their own. Every answer is checked against the contract, the errors
 * too: only the codes that the call declares may come.
 */
export function newShopper(carrier: Transport, locale: Locale = { language: "cs", currency: "CZK" }) {
  const jar = new Map<string, string>();

  async function send(name: AnyName, input: Loose, extra: Record<string, string>): Promise<Answer<unknown>> {
    const cookie = [...jar].map(([key, value]) => `${key}=${value}`).join("; ");
    const file = input.body instanceof Blob ? input.body : null;
    const response = await carrier(callPath(name, input), {
      method: name.slice(0, name.indexOf(" ")),
      redirect: "manual",
      headers: {
        "accept-language": locale.language,
        "x-currency": locale.currency,
        ...(cookie && { cookie }),
        ...(input.body !== undefined && { "content-type": file?.type ?? "application/json" }),
        ...input.headers,
        ...extra,
      },
      ...(input.body !== undefined && { body: file ?? JSON.stringify(input.body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, key, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (key !== undefined && value !== undefined) jar.set(key, value);
    }
    const body = checkedBody(name, response.status, await response.text());
    return { status: response.status, body, headers: response.headers };
  }

  return {
    jar,
    /** Makes a call that has to succeed. */
    async does<N extends AnyName>(
      name: N,
      input: InputOfAny<N>,
      extra: Record<string, string> = {},
    ): Promise<Answer<Ok<N>>> {
      const answer = await send(name, input as Loose, extra);
      if (answer.status >= 400) throw new Error(`${name} answered ${JSON.stringify(answer.body)}`);
      return answer as Answer<Ok<N>>;
    },
    /** Makes a call, right or wrong, that has to be refused; gives the problem. */
    async isRefused(name: AnyName, input: Loose = {}, extra: Record<string, string> = {}): Promise<Problem> {
      const answer = await send(name, input, extra);
      if (answer.status < 400) throw new Error(`${name} was answered ${JSON.stringify(answer.body)}`);
      return answer.body as Problem;
    },
    /** Makes a call, whatever comes of it. */
    tries: (name: AnyName, input: Loose = {}, extra: Record<string, string> = {}) => send(name, input, extra),
  };
}

export type Shopper = ReturnType<typeof newShopper>;
