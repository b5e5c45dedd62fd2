import type { IncomingMessage, ServerResponse } from "node:http";
import type { Answer } from "./model";

/** The body of a request as text, and parsed when it is JSON. */
export async function readBody(message: IncomingMessage): Promise<{ text: string; value: unknown; readable: boolean }> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(Buffer.from(part));
  const text = Buffer.concat(parts).toString("utf8");
  if (text === "") return { text, value: undefined, readable: true };
  try {
    return { text, value: JSON.parse(text), readable: true };
  } catch {
    return { text, value: text, readable: false };
  }
}

/** Cookies of a request by name. */
export function cookiesOf(header: string | undefined): Record<string, string> {
  const pairs = (header ?? "").split(";").map((pair) => pair.trim().split("="));
  return Object.fromEntries(pairs.map(([name = "", ...value]) => [name, value.join("=")]));
}

/** Sends an answer: a string as it is, anything else as JSON, nothing as an empty body. */
export function send(response: ServerResponse, { status, body, type, headers }: Answer, cookies: string[]) {
  const text = body === undefined ? "" : typeof body === "string" && type ? body : JSON.stringify(body);
  response.statusCode = status;
  if (body !== undefined) response.setHeader("content-type", type ?? "application/json");
  if (cookies.length > 0) response.setHeader("set-cookie", cookies);
  for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
  response.end(text);
}
