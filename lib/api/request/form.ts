import "server-only";
import { parseSetCookie } from "cookie";
import { cookies, headers } from "next/headers";
import { gateway } from "@/lib/api/gateway/gateway";
import { callPath } from "@/lib/api/transport/call";
import type { AnyName } from "@/lib/contract/calls";
import type { Problem } from "@/lib/contract/problem";
import { defaultCurrency, defaultLanguage, type Locale, parseLocaleTag } from "@/lib/domain/locale";
import { markBegun } from "@/lib/runtime/page-answer";

export type FormAnswer = { ok: true; body: unknown } | { ok: false; problem: Problem | null };

/**
 * Makes a call for a form of a page, with or without scripts. It goes the way of every browser's call, through the gateway, so a
 * form on another site is refused there. An action reads all of its state and form before its first call: what it cannot read
 * is the sender's fault until then (see `answerFailed`).
 * @param body `undefined` for none, a `Blob` for a file, @param extra headers, @param input what stands in the places of the call's path, and its query
 */
export async function formCall(
  name: AnyName,
  body: unknown,
  locale: Locale,
  extra: Record<string, string> = {},
  input: { path?: Record<string, string>; query?: Record<string, string> } = {},
): Promise<FormAnswer> {
  markBegun();
  const sent = new Headers(await headers());
  sent.delete("content-length");
  if (body === undefined) sent.delete("content-type");
  else sent.set("content-type", body instanceof Blob ? "application/octet-stream" : "application/json");
  sent.set("accept-language", locale.language);
  sent.set("x-currency", locale.currency);
  for (const [key, value] of Object.entries(extra)) sent.set(key, value);
  const address = new URL(callPath(name, input), "http://form.invalid");
  const method = name.slice(0, name.indexOf(" "));
  const content = body === undefined ? null : body instanceof Blob ? body : JSON.stringify(body);
  const answer = await gateway(new Request(address, { method, headers: sent, body: content }));
  const said = await answer.text();
  await takeCookies(answer.headers.getSetCookie());
  if (answer.ok) return { ok: true, body: said === "" ? undefined : JSON.parse(said) };
  const isProblem = answer.headers.get("content-type")?.includes("problem+json") ?? false;
  return { ok: false, problem: isProblem ? (JSON.parse(said) as Problem) : null };
}

/** Passes the gateway's cookies on to the browser: a renewed session, the order just placed. */
async function takeCookies(lines: readonly string[]): Promise<void> {
  const jar = await cookies();
  for (const line of lines) {
    const { name, value = "", ...attributes } = parseSetCookie(line);
    jar.set(name, value, attributes);
  }
}

/** What a form says of a refusal: at its fields, where they are its own, else above it. `null` when it has no words. */
export function refusalOf(problem: Problem | null, fields: readonly string[]) {
  const own = problem?.errors?.filter(({ path }) => fields.includes(path)) ?? [];
  const errors = Object.fromEntries(own.toReversed().map(({ path, message }) => [path, message]));
  const failure = own.length > 0 ? null : [problem?.title, problem?.detail].filter(Boolean).join(". ");
  return { errors, failure };
}

/** Language and currency of the page whose form was sent, as its hidden field `lang` says. */
export function formLocale(form: FormData): Locale {
  return parseLocaleTag(formText(form, "lang", 50)) ?? { language: defaultLanguage, currency: defaultCurrency };
}

/** A field of a form as text, as long as it may be at most. */
export function formText(form: FormData, name: string, max = 5000): string {
  const value = form.get(name);
  return typeof value === "string" ? value.slice(0, max) : "";
}
