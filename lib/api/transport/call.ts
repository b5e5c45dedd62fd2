import type { AnyName, InputOfAny, ReplyOfAny } from "@/lib/contract/calls";
import type { Problem } from "@/lib/contract/problem";

/** What is sent: as for `fetch`, with a body of text, or a file. */
export type Sent = Omit<RequestInit, "body"> & { body?: string | Blob };
/** How a request travels: in-process, to a remote host, or from the browser to its own origin. */
export type Transport = (path: string, init: Sent) => Promise<Response>;
/** A transport that also accepts a streaming body, as sent by a browser. */
export type ServerTransport = (
  path: string,
  init: Omit<Sent, "body"> & { body?: string | Blob | AsyncIterable<Uint8Array> },
) => Promise<Response>;

/** An error answer of the API. `problem` is `null` when the other side did not speak problem+json. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem | null,
    readonly call: string,
    /** Seconds after which to ask again, where the answer says so. */
    readonly retryAfter: number | null = null,
  ) {
    super(`${call} answered ${status}${problem ? ` ${problem.code}` : ""}`);
  }
  /** The problem's code, or `"unavailable"` for an answer outside the contract. */
  get code(): Problem["code"] {
    return this.problem?.code ?? "unavailable";
  }
}

type Loose = {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, string>;
  body?: unknown;
};

const asText = (value: unknown) => (Array.isArray(value) ? value.join(",") : String(value));

/** The path and query of a call, below `/api/v1`: values percent-encoded, keys sorted, undefined ones left out. */
export function callPath(name: AnyName, input: Loose): string {
  const template = name.slice(name.indexOf(" ") + 1);
  const path = template.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(asText(input.path?.[key])));
  const query = Object.entries(input.query ?? {}).filter(
    ([, value]) => value !== undefined && value !== null && value !== "",
  );
  const search = new URLSearchParams(
    query.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, value]) => [key, asText(value)]),
  );
  return `/api/v1${path}${search.size > 0 ? `?${search}` : ""}`;
}

async function readProblem(response: Response): Promise<Problem | null> {
  if (!response.headers.get("content-type")?.includes("json")) return null;
  const body: unknown = await response.json().catch(() => null); // not JSON after all: told apart by the null problem
  return typeof body === "object" && body !== null && "code" in body ? (body as Problem) : null;
}

/** The wait an answer asks for, s; our own API never sends a date. */
function secondsToWait({ headers }: Response): number | null {
  const seconds = headers.get("retry-after") ?? "";
  return /^\d{1,6}$/.test(seconds) ? Number(seconds) : null;
}

/** Parses the body of a success; given by the server's client, left out in the browser, whose origin has parsed it. */
export type ReplyParser = (name: AnyName, status: number, body: unknown) => unknown;

/**
 * Calls the API.
 * @param name the call, e.g. `"GET /products/{slug}"`
 * @returns the reply: its status, body and headers
 * @throws ApiError for every answer that is not one of the call's successes
 */
export async function callApi<N extends AnyName>(
  carrier: Transport,
  name: N,
  input: InputOfAny<N>,
  headers: Record<string, string> = {},
  parse?: ReplyParser,
): Promise<ReplyOfAny<N> & { headers: Record<string, string> }> {
  const loose = input as Loose;
  const { body: sent } = loose;
  const file = sent instanceof Blob && sent;
  const response = await carrier(callPath(name, loose), {
    method: name.slice(0, name.indexOf(" ")),
    redirect: "manual",
    headers: {
      ...headers,
      ...loose.headers,
      ...(sent !== undefined && { "content-type": file ? file.type : "application/json" }),
    },
    ...(sent !== undefined && { body: file || JSON.stringify(sent) }),
  });
  const redirected = response.status === 308;
  if (!response.ok && !redirected)
    throw new ApiError(response.status, await readProblem(response), name, secondsToWait(response));
  const text = redirected || response.status === 204 ? "" : await response.text();
  let body: unknown;
  try {
    body = text === "" ? undefined : JSON.parse(text);
    if (parse) body = parse(name, response.status, body);
  } catch {
    throw new ApiError(response.status, null, name);
  }
  return { status: response.status, body, headers: Object.fromEntries(response.headers) } as ReplyOfAny<N> & {
    headers: Record<string, string>;
  };
}
