import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { answerCall, answerUnknown, bearerOf } from "./answer-call";
import { basePath, type CallName, matchCall } from "./call-names";
import { authorize } from "./calls/social";
import { type Fault, Faults, type FaultyCall } from "./faults";
import { currencyOf, languageOf } from "./locale";
import type { Tyre } from "./model";
import { type LoggedRequest, requestsTo } from "./request-log";
import { cookiesOf, readBody, send } from "./respond";
import { type ShapeName, shapes } from "./shapes/named-shapes";
import type { Reader } from "./shapes/shape";
import { State } from "./state";

export type PlainHostOptions = {
  shape: ShapeName;
  port?: number;
  /** Where the shop lives, to which the fake provider sends people back. */
  storefront?: string;
  /** Its stock; six tyres of its own when not given. */
  tyres?: Tyre[];
  /** Takes any product id instead of only those of its stock. */
  anyProduct?: boolean;
  now?: () => number;
  onRequest?: (request: LoggedRequest) => void;
};

export type PlainHost = Awaited<ReturnType<typeof startPlainHost>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A back end of another hand: the specification's calls, in memory, in one of several spellings. */
export async function startPlainHost(options: PlainHostOptions) {
  const shape = shapes[options.shape];
  const state = new State(options.now ?? Date.now, options.tyres);
  const faults = new Faults();
  const requests: LoggedRequest[] = [];
  let url = "";

  async function answer(message: IncomingMessage, response: ServerResponse) {
    const at = new URL(message.url ?? "/", "http://host");
    const { value, text, readable } = await readBody(message);
    const calls = shape.calls.filter((name) => !faults.dropped.has(name));
    const path = at.pathname.startsWith(`${basePath}/`) ? at.pathname.slice(basePath.length) : "";
    const match = matchCall(calls, message.method ?? "", path);
    const entry: LoggedRequest = {
      name: match?.name,
      method: message.method ?? "",
      path: at.pathname,
      query: Object.fromEntries(at.searchParams),
      headers: message.headers,
      body: value,
      status: undefined,
    };
    requests.push(entry);
    response.on("close", () => {
      entry.status = response.writableFinished ? response.statusCode : undefined;
      options.onRequest?.(entry);
    });
    if (faults.delay > 0) await wait(faults.delay);
    const language = languageOf(message.headers["accept-language"]);
    const currency = currencyOf(message.headers["x-currency"]);
    const reader: Reader = { language, currency, now: state.now(), url, path: at.pathname };
    const cookies: string[] = [];
    if (at.pathname === "/provider/authorize") return send(response, authorize(state, at.searchParams), cookies);
    if (!match) return send(response, answerUnknown(shape, calls, path, reader), cookies);
    const fault = faults.next(match.name);
    if (fault === "cut") return void response.destroy();
    if (fault === "hang") return;
    if (fault !== undefined)
      return send(response, typeof fault === "number" ? shape.failed(fault, reader) : fault, cookies);
    const request = {
      ...match,
      query: at.searchParams,
      headers: message.headers,
      cookies: cookiesOf(message.headers.cookie),
      body: isRecord(value) ? value : {},
      language,
      currency,
      bearer: bearerOf(message),
      state,
      shape,
      url,
      storefront: options.storefront ?? "http://localhost:3000",
      anyProduct: options.anyProduct ?? false,
      setCookie: (line: string) => void cookies.push(line),
    };
    send(response, answerCall(request, readable && (text === "" || isRecord(value))), cookies);
  }

  const server = createServer((message, response) => {
    answer(message, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(options.port ?? 0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  url = `http://127.0.0.1:${port}`;

  return {
    url,
    port,
    state,
    requests,
    requestsTo: (call: string) => requestsTo(requests, call),
    clear: () => void requests.splice(0),
    failNext: (call: FaultyCall, fault: Fault, times?: number) => faults.failNext(call, fault, times),
    failAlways: (call: FaultyCall, fault: Fault) => faults.failAlways(call, fault),
    drop: (call: CallName) => void faults.dropped.add(call),
    latency: (ms: number) => {
      faults.delay = ms;
    },
    heal: () => faults.heal(),
    tokenLifetime: (ms: number) => {
      state.tokenLifetime = ms;
    },
    /** Every current access token answers 401 until it is refreshed; with `refresh: false` refreshing answers 401 as well. */
    revoke: ({ refresh = true } = {}) => {
      for (const session of state.sessions) session.revoked = true;
      state.refreshAllowed = refresh;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
