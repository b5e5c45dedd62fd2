import { createServer, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** What a host may do instead of answering. */
export const faults = {
  "answers after half a minute": async (response: ServerResponse) => {
    await pause(30_000, undefined, { ref: false });
    response.end();
  },
  "closes the connection": async (response: ServerResponse) => {
    response.destroy();
  },
  "sends a web page with 200": async (response: ServerResponse) => {
    response.writeHead(200, { "content-type": "text/html" }).end("<h1>It works!</h1>");
  },
  "sends JSON cut off": async (response: ServerResponse) => {
    response.writeHead(200, { "content-type": "application/json" }).end('{"id":"x","items":[{"prod');
  },
  "sends JSON of another shape": async (response: ServerResponse) => {
    response.writeHead(200, { "content-type": "application/json" }).end('{"items":"none","data":{"0":"wrong shape"}}');
  },
  "answers 500 without a word": async (response: ServerResponse) => {
    response.writeHead(500).end();
  },
  "redirects to itself": async (response: ServerResponse) => {
    response.writeHead(308, { location: "/api/v1/products" }).end();
  },
  "sends sixty megabytes": async (response: ServerResponse) => {
    response.writeHead(200, { "content-type": "application/json" });
    const part = Buffer.alloc(1024 * 1024, " ");
    for (let n = 0; n < 60 && !response.destroyed; n += 1) if (!response.write(part)) await pause(5);
    response.end("{}");
  },
} as const;

export type Fault = keyof typeof faults;

/** An API host that hands every call on to the shop at `target`, until it is told to do something else. */
export async function faultyHost(target: string) {
  const { hostname, port } = new URL(target);
  const host = { url: "", fault: null as Fault | null, close: async () => {} };
  const server = createServer((incoming, outgoing) => {
    outgoing.on("error", () => {});
    if (host.fault) return void faults[host.fault](outgoing);
    const { method, url: path, headers } = incoming;
    const onward = request({ hostname, port, path, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  host.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  host.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return host;
}
