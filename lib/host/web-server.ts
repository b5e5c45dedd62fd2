import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { hasConnected } from "@/lib/runtime/when-idle";
import { log } from "@/lib/telemetry/log";
import { StartRefused, systemCode } from "../runtime/start-refused";
import { sendOwn } from "./replace-answer";
import { answerUnreadable } from "./security/unreadable-request";
import { cutOffSlowReaders } from "./slow-readers";
import { failureAnswer } from "./unavailable/failure-answer";

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export type WebServer = {
  server: Server;
  /** From now on requests are answered; until then they get 503. */
  serve(handler: RequestHandler): void;
  /** Takes no new connections, lets running requests end, and cuts off those that last longer than that. */
  drain(milliseconds: number): Promise<void>;
};

/** Time limits for clients, ms, and the most connections. */
export type Bounds = {
  /** All headers of a request together, bytes. */
  maxHeaderSize: number;
  /** From the connection to the last header: slow senders are cut off. */
  headersTimeout: number;
  /** From the connection to the last byte of the body; the largest is a file of 64 MiB that comes packed. */
  requestTimeout: number;
  /** A connection waits so long for its next request: longer than a proxy in front keeps one that it may use again at any moment
   * (60 s: nginx `keepalive_timeout`, AWS load balancers' idle timeout), or its request would now and then meet a closed one. */
  keepAliveTimeout: number;
  /** Nothing at all is read or written on a connection: longer than any answer takes to be made. */
  silence: number;
  /** How long bytes of an answer may wait to be read: slow readers are cut off. */
  fetching: number;
  /** How often slow readers are looked for. */
  checkInterval: number;
  /** Connections of one process; a visitor's browser opens six. */
  connections: number;
};

const usualBounds: Bounds = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 20_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 65_000,
  silence: 60_000,
  fetching: 600_000,
  checkInterval: 15_000,
  connections: 10_000,
};

/**
 * Takes the port, on all interfaces.
 * @param given bounds other than the usual ones
 * @throws StartRefused when it cannot be had.
 */
export async function openPort(port: number, given: Partial<Bounds> = {}): Promise<WebServer> {
  const { maxHeaderSize, headersTimeout, requestTimeout, keepAliveTimeout, ...bounds } = { ...usualBounds, ...given };
  const waits = { headersTimeout, requestTimeout, keepAliveTimeout, connectionsCheckingInterval: bounds.checkInterval };
  let handle: RequestHandler = stillStarting;
  let closing = false;
  const server = createServer({ maxHeaderSize, ...waits }, (request, response) => {
    if (closing) response.setHeader("Connection", "close");
    handle(request, response).catch((error: unknown) => {
      log().error({ error, requestId: request.headers["x-request-id"] }, "A request could not be answered.");
      if (response.headersSent) response.end();
      else sendOwn(request, response, failureAnswer("broken", request));
    });
  });
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    hasConnected();
    sockets.add(socket.once("close", () => sockets.delete(socket)));
  });
  server.on("clientError", answerUnreadable);
  server.maxConnections = bounds.connections;
  server.timeout = bounds.silence;
  // All headers are read: beyond Node's default count the rest would be dropped silently. Their size is bounded.
  server.maxHeadersCount = 0;
  const stopLooking = cutOffSlowReaders(sockets, bounds);
  await listen(server, port);
  return {
    server,
    serve: (handler) => {
      handle = handler;
    },
    drain: async (milliseconds) => {
      closing = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // A connection kept alive is idle only after its answer: look again until none is left.
      const idle = setInterval(() => server.closeIdleConnections(), 50);
      // By socket, since the server forgets those it has handed over to WebSockets, and would wait for them for ever.
      const limit = setTimeout(() => {
        for (const socket of sockets) socket.destroy();
      }, milliseconds);
      await closed;
      clearInterval(idle);
      stopLooking();
      clearTimeout(limit);
    },
  };
}

async function stillStarting(request: IncomingMessage, response: ServerResponse) {
  sendOwn(request, response, failureAnswer("away", request));
}

async function listen(server: Server, port: number): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject).listen(port, () => resolve(void server.off("error", reject)));
    });
  } catch (error) {
    const code = systemCode(error);
    if (code === "EADDRINUSE") {
      throw new StartRefused(
        `Port ${port} is in use by another program: stop that one, or choose another port, for instance "PORT=${port + 1} npm start".`,
      );
    }
    if (code === "EACCES") {
      throw new StartRefused(
        `This user may not open port ${port}: choose one above 1023, for instance "PORT=3000 npm start".`,
      );
    }
    throw error;
  }
}
