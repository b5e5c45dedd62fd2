import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { log } from "@/lib/telemetry/log";
import { keepOneLocation } from "./one-location";
import { StartRefused, systemCode } from "./start-refused";

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export type WebServer = {
  server: Server;
  /** From now on requests are answered; until then they get 503. */
  serve(handler: Handler): void;
  /** Takes no new connections, lets running requests end, and cuts off those that last longer than that. */
  drain(milliseconds: number): Promise<void>;
};

/** The longest address that is answered, characters; browsers and crawlers keep to about two thousand. */
const longestUrl = 4096;

/** What a client may take its time for. Uploads there are none: bodies are bounded by the API. */
const bounds = {
  /** All headers together, bytes. */
  maxHeaderSize: 16 * 1024,
  /** From the connection to the last header, ms: who dribbles is cut off. */
  headersTimeout: 20_000,
  /** From the connection to the last byte of the body, ms. */
  requestTimeout: 60_000,
};

/**
 * Takes the port, on all interfaces.
 * @throws StartRefused when it cannot be had.
 */
export async function openPort(port: number): Promise<WebServer> {
  let handle: Handler = stillStarting;
  let closing = false;
  const server = createServer(bounds, (request, response) => {
    if ((request.url?.length ?? 0) > longestUrl) {
      response.writeHead(414, { "Content-Type": "text/plain; charset=utf-8", Connection: "close" });
      response.end("The address is too long.\n");
      return;
    }
    if (closing) response.setHeader("Connection", "close");
    keepOneLocation(response);
    handle(request, response).catch((error: unknown) => {
      log().error({ error, requestId: request.headers["x-request-id"] }, "A request could not be answered.");
      if (!response.headersSent) response.statusCode = 500;
      response.end();
    });
  });
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket.once("close", () => sockets.delete(socket)));
  });
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
      clearTimeout(limit);
    },
  };
}

async function stillStarting(_request: IncomingMessage, response: ServerResponse) {
  response.writeHead(503, {
    "Content-Type": "text/plain; charset=utf-8",
    "Retry-After": "5",
    "Cache-Control": "no-store",
  });
  response.end("Obchod se právě spouští.\nObchod sa práve spúšťa.\nThe shop is starting.\n");
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
