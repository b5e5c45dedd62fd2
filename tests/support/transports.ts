import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gateway } from "@/lib/api/gateway/gateway";
import type { Transport } from "@/lib/api/transport/call";
import { handle } from "@/lib/backend/server";
import { withSettings } from "@/tests/support/settings";

export type OpenCarrier = { carrier: Transport; close(): Promise<void> };

/** The time of the requests; `undefined`: as it is. */
export type Clock = () => Date | undefined;

const realTime: Clock = () => undefined;

const inProcess = async (clock = realTime): Promise<OpenCarrier> => ({
  carrier: (path, init) => handle(new Request(`http://embedded.invalid${path}`, init), { now: clock() }),
  close: async () => {},
});

async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | null> {
  if (request.method === "GET" || request.method === "HEAD") return null;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function respond(request: IncomingMessage, response: ServerResponse, clock: Clock): Promise<void> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  const init = { method: request.method, headers, body: await bodyOf(request) };
  const answer = await handle(new Request(`http://${request.headers.host}${request.url}`, init), { now: clock() });
  response.writeHead(answer.status, [...answer.headers].flat());
  response.end(Buffer.from(await answer.arrayBuffer()));
}

/** A server of its own that answers with the embedded API, as a shop at another address does. */
async function listen(clock: Clock) {
  const server = createServer((request, response) => {
    respond(request, response, clock).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve, reject) => {
      server.close((error) => (error ? reject(error) : resolve()));
      server.closeAllConnections();
    });
  return { host: `http://127.0.0.1:${port}`, close };
}

/**
 * A second shop: its gateway, whose `API_HOST` is the first one's server. The clock is the first shop's, since it is the one that
 * keeps sessions and their times.
 */
async function secondShop(clock = realTime): Promise<OpenCarrier> {
  const { host, close } = await listen(clock);
  const restore = withSettings({ API_HOST: host });
  return {
    carrier: (path, init) => gateway(new Request(`http://second-shop.invalid${path}`, init)),
    close: () => {
      restore();
      return close();
    },
  };
}

/**
 * The two ways to the embedded API, for `describe.each(carriers)("…, %s", (_name, open) => …)`: one test file proves a call in the same
 * process, and at a shop that has no API of its own: through its gateway, the remote carrier and a real socket.
 */
export const carriers: [name: string, open: (clock?: Clock) => Promise<OpenCarrier>][] = [
  ["in-process", inProcess],
  ["through a second shop", secondShop],
];
