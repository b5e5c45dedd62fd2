import type { IncomingMessage } from "node:http";
import { bearerOf } from "./answer-call";
import { addedCalls, basePath, matchCall, specifiedCalls } from "./call-names";
import type { CallRequest } from "./call-request";
import { currencyOf, languageOf } from "./locale";
import type { LoggedRequest } from "./request-log";
import { cookiesOf, readBody } from "./respond";

/** A request as it came, with what a call reads from it; `readable` is whether its body is absent or a JSON object. */
export type Received = Pick<
  CallRequest,
  "query" | "headers" | "cookies" | "body" | "language" | "currency" | "bearer"
> & { method: string; path: string; readable: boolean; log: LoggedRequest };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Reads a whole request. `path` is the part below `/api/v1`, empty elsewhere. */
export async function receive(message: IncomingMessage): Promise<Received> {
  const { pathname, searchParams } = new URL(message.url ?? "/", "http://host");
  const { value, readable } = await readBody(message);
  const { method = "", headers } = message;
  const path = pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : "";
  const name = matchCall([...specifiedCalls, ...addedCalls], method, path)?.name;
  const query = Object.fromEntries(searchParams);
  return {
    method,
    path,
    readable: readable && (value === undefined || isRecord(value)),
    query: searchParams,
    headers,
    cookies: cookiesOf(headers.cookie),
    body: isRecord(value) ? value : {},
    language: languageOf(headers["accept-language"]),
    currency: currencyOf(headers["x-currency"]),
    bearer: bearerOf(message),
    log: { name, method, path: pathname, query, headers, body: value, status: undefined },
  };
}
