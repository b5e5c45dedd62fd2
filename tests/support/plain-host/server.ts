import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { answerCall, answerUnknown } from "./answer-call";
import { matchCall } from "./call-names";
import { authorize } from "./calls/social";
import { controls } from "./controls";
import { Faults } from "./faults";
import type { Answer, Tyre } from "./model";
import { type Received, receive } from "./receive";
import type { LoggedRequest } from "./request-log";
import { send } from "./respond";
import { type ShapeName, shapes } from "./shapes/named-shapes";
import { State } from "./state";

export type PlainHostOptions = {
  shape: ShapeName;
  /** A free one when not given. */
  port?: number;
  /** Where the shop lives, to which the fake provider sends people back. */
  storefront?: string;
  /** Its stock; six tyres of its own when not given. */
  tyres?: Tyre[];
  /** Takes any product id instead of only those of its stock. */
  anyProduct?: boolean;
  now?: () => number;
  /** Called once a request is answered or its connection has ended. */
  onRequest?: (request: LoggedRequest) => void;
};

export type PlainHost = Awaited<ReturnType<typeof startPlainHost>>;

/** A back end of another hand: the specification's calls, in memory, in one of several spellings. */
export async function startPlainHost(options: PlainHostOptions) {
  const shape = shapes[options.shape];
  const state = new State(options.now ?? Date.now, options.tyres);
  const faults = new Faults();
  const requests: LoggedRequest[] = [];
  const { storefront = "http://localhost:3000", anyProduct = false } = options;
  let url = "";

  function answerOf(received: Received, cookies: string[]): Answer | "cut" | "hang" {
    const { language, currency, log, path, query } = received;
    const reader = { language, currency, now: state.now(), url };
    if (log.path === "/provider/authorize") return authorize(state, query);
    if (log.path.startsWith("/provider/pay/")) return { status: 200, type: "text/html", body: "<h1>Paid</h1>" };
    const calls = shape.calls.filter((name) => !faults.dropped.has(name));
    const match = matchCall(calls, received.method, path);
    if (!match) return answerUnknown(shape, calls, path, reader);
    const fault = faults.next(match.name);
    if (fault !== undefined) return typeof fault === "number" ? shape.failed(fault, reader) : fault;
    const setCookie = (line: string) => void cookies.push(line);
    const request = { ...received, ...match, state, shape, url, storefront, anyProduct, setCookie };
    return faults.spoil(match.name, answerCall(request, received.readable));
  }

  async function respond(message: IncomingMessage, response: ServerResponse) {
    const received = await receive(message);
    requests.push(received.log);
    response.on("close", () => options.onRequest?.(received.log));
    if (faults.delay > 0) await wait(faults.delay);
    const cookies: string[] = [];
    const answer = answerOf(received, cookies);
    if (answer === "cut") response.destroy();
    if (answer === "cut" || answer === "hang") return;
    received.log.status = answer.status;
    send(response, answer, cookies);
  }

  const server = createServer((message, response) => {
    respond(message, response).catch((error: unknown) => {
      if (message.complete) console.error(error); // else the sender has gone away in the middle of its request
      response.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(options.port ?? 0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  url = `http://127.0.0.1:${port}`;

  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url, port, state, requests, ...controls(state, requests, faults), close };
}
