import type { Call } from "@/lib/contract/call";
import { type AnyName, calls } from "@/lib/contract/calls";
import { isUpload } from "@/lib/contract/upload";
import { filledIn, jsonOf, type Known } from "@/tests/support/hostile/placeholders";
import type { WireFault } from "@/tests/support/hostile/spoiling";
import type { RequestStep } from "@/tests/support/hostile/steps";

/** A request of the shop or of its admin. */
type AnyStep = Omit<RequestStep, "by" | "call"> & { call: AnyName };

/** Half a surrogate pair becomes U+FFFD: an address cannot hold it. */
const wellFormed = (text: string) => Buffer.from(text, "utf8").toString("utf8");

const textOf = (value: unknown): string => {
  if (typeof value === "object" && value !== null) return JSON.stringify(value);
  return wellFormed(String(value));
};

const entriesOf = (part: unknown): [string, unknown][] =>
  typeof part === "object" && part !== null ? Object.entries(part).filter(([, value]) => value !== undefined) : [];

function targetOf(step: AnyStep, parts: Record<string, unknown>, faults: WireFault[]): string {
  const values = new Map(entriesOf(parts.path));
  const text = faults.flatMap((fault) => (fault.fault === "path" ? [fault.text] : []));
  const path = step.call
    .slice(step.call.indexOf(" ") + 1)
    .replace(/\{(\w+)\}/g, (_, key: string) => text.shift() ?? encodeURIComponent(textOf(values.get(key) ?? "")));
  const query = entriesOf(parts.query).map(
    ([key, value]) => `${encodeURIComponent(wellFormed(key))}=${encodeURIComponent(textOf(value))}`,
  );
  query.push(...faults.flatMap((fault) => (fault.fault === "query" ? [fault.text] : [])));
  return `/api/v1${path}${text[0] ? `/${text[0]}` : ""}${query.length > 0 ? `?${query.join("&")}` : ""}`;
}

/** Headers hold ISO 8859-1 without control characters; what else is generated, no client could send. */
const headerText = (value: unknown) => textOf(value).replace(/[^\x20-\x7e\xa0-\xff]/g, "");

function bodyOf(parts: Record<string, unknown>, faults: WireFault[]): string | undefined {
  const sent = parts.body ?? parts.rawBody;
  if (sent === undefined && faults.every(({ fault }) => !fault.startsWith("body"))) return undefined;
  let text = typeof parts.rawBody === "string" ? parts.rawBody : jsonOf(sent);
  for (const fault of faults) {
    if (fault.fault === "body") text = fault.text;
    if (fault.fault === "body size") text = text.padEnd(fault.bytes - Buffer.byteLength(text) + text.length, " ");
  }
  return text;
}

/**
 * A step as the request it becomes.
 * @param visitor headers that its visitor sends with everything; the step's own win
 */
export function requestOf(step: AnyStep, known: Known, visitor: Record<string, string>): Request {
  const parts = filledIn(
    { path: step.path, query: step.query, headers: step.headers, body: step.body, rawBody: step.rawBody },
    known,
  ) as Record<string, unknown>;
  let method: string = step.call.slice(0, step.call.indexOf(" "));
  const headers = new Headers(visitor);
  let body = bodyOf(parts, step.faults);
  const { rawMedia, body: taken }: Call = calls[step.call];
  const media = isUpload(taken) ? taken.types[0] : rawMedia;
  if (body !== undefined) headers.set("content-type", media ?? "application/json");
  for (const [name, value] of entriesOf(parts.headers)) {
    if (/^[a-z-]+$/.test(name)) headers.set(name, headerText(value));
  }
  for (const fault of step.faults) {
    if (fault.fault === "method") method = fault.value;
    if (fault.fault === "header") headers.set(fault.name, headerText(fault.value));
    if (fault.fault === "content type") headers.set("content-type", headerText(fault.value));
  }
  if (method === "GET" || method === "HEAD") body = undefined;
  const target = targetOf(step, parts, step.faults);
  return new Request(`http://embedded.invalid${target}`, { method, headers, body: body ?? null });
}

/** A step as one line of a report; long texts are cut. */
export function readable(step: object): string {
  const short = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}… (${text.length} characters)` : text);
  return JSON.stringify(step, (_, value) => (typeof value === "string" ? short(value) : value)).slice(0, 2000);
}
