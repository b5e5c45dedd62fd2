import { cleanRequest } from "@/lib/api/host/clean-request";
import { errorAnswer } from "@/lib/api/host/error-answer";
import { jsonOf } from "@/lib/api/host/json-text";
import { readAnswer } from "@/lib/api/host/read-answer";
import type { Reading } from "@/lib/api/host/tolerant-reader";
import { type Unread, Unreadable } from "@/lib/api/host/unreadable";
import { callPath } from "@/lib/api/transport/call";
import { remote } from "@/lib/api/transport/http";
import type { Name } from "@/lib/contract/contract";
import type { Problem } from "@/lib/contract/problem";
import { isSpecified } from "@/lib/contract/specification";
import type { Locale } from "@/lib/domain/locale";

/** How a call went: `there` with what the shop makes of its answer, `missing`, `broken`, refused, or not tried. */
export type Outcome = {
  name: Name;
  status: number | null;
  kind: "there" | "refused" | "missing" | "broken" | "away" | "untried";
  used: string[];
  defaulted: string[];
  unread: Unread[];
  problem: Problem | null;
  /** The answer as pages get it. */
  body: unknown;
  note?: string;
};

export type Input = { path?: Record<string, string>; query?: Record<string, string>; body?: unknown };

/** The visitor on whose behalf the host is asked: a session if there is one, and the host's own cookies. */
export type Visitor = { locale: Locale; authorization: string | null; cookies: Map<string, string> };

const nothing = { used: [], defaulted: [], unread: [], problem: null, body: undefined };

/** A call that was left out, and why. */
export const untried = (name: Name, note: string): Outcome => ({
  name,
  status: null,
  kind: "untried",
  ...nothing,
  note,
});

function headersOf({ locale, authorization, cookies }: Visitor, sent: boolean): Headers {
  const headers = new Headers({ "accept-language": locale.language, "x-currency": locale.currency });
  if (authorization) headers.set("authorization", authorization);
  if (cookies.size > 0) headers.set("cookie", [...cookies].map((pair) => pair.join("=")).join("; "));
  if (sent) headers.set("content-type", "application/json");
  return headers;
}

function keepCookies(answer: Response, cookies: Map<string, string>): void {
  for (const line of answer.headers.getSetCookie()) {
    const [, name, value] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) cookies.set(name, value);
  }
}

const snakeCase = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, "$1_$2").toLowerCase();

/** The names of all fields in an answer. */
function namesIn(value: unknown, names = new Set<string>()): Set<string> {
  if (typeof value !== "object" || value === null) return names;
  if (!Array.isArray(value)) for (const name of Object.keys(value)) names.add(snakeCase(name));
  for (const inner of Object.values(value)) namesIn(inner, names);
  return names;
}

/** Fields that the host has sent, and those that the reader has put there itself. */
function bySender(reading: Reading, given: unknown): { used: string[]; defaulted: string[] } {
  const sent = namesIn(given);
  const isSent = (field: string) => sent.has(field.replace(/\[\]/g, "").split(".").at(-1) ?? "");
  const used = [...reading.used];
  return { used: used.filter(isSent), defaulted: [...reading.defaulted, ...used.filter((field) => !isSent(field))] };
}

/** Asks a host for one call, exactly as the storefront does, and reads the answer with the storefront's own reader. */
export async function askCall(host: string, name: Name, input: Input, visitor: Visitor): Promise<Outcome> {
  const sent = cleanRequest(name, input.body);
  const method = name.slice(0, name.indexOf(" "));
  const headers = headersOf(visitor, sent !== undefined);
  if (name === "POST /checkout/create-order") headers.set("idempotency-key", crypto.randomUUID());
  const body = sent === undefined ? {} : { body: JSON.stringify(sent) };
  let answer: Response;
  try {
    answer = await remote(host)(callPath(name, input), { method, headers, redirect: "manual", ...body });
  } catch (error) {
    return { ...untried(name, String(error)), kind: "away" };
  }
  keepCookies(answer, visitor.cookies);
  const { status } = answer;
  const given = jsonOf(await answer.text());
  const head = { name, status, ...nothing };
  if (status >= 300 && status < 400) {
    return { ...head, kind: "there", note: `leads to ${answer.headers.get("location") ?? "nowhere"}` };
  }
  if (!answer.ok) {
    const problem = errorAnswer(name, status, given, sent, visitor.locale.language);
    const lacking = status === 405 || status === 501 || (status === 404 && !(isSpecified(name) && name.includes("{")));
    return { ...head, kind: lacking ? "missing" : status >= 500 ? "broken" : "refused", problem };
  }
  const context = { locale: visitor.locale, now: new Date(), headers: answer.headers, status, sent };
  try {
    const { body: read, reading } = readAnswer(name, given, context, true);
    return { ...head, kind: "there", ...bySender(reading, given), unread: reading.unread, body: read };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { ...head, kind: "broken", unread: [error.unread] };
  }
}
