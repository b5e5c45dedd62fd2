import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Carrier } from "@/lib/api/client";
import { handle } from "@/lib/backend/server";

export type OpenCarrier = { carrier: Carrier; close(): Promise<void> };

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

async function overHttp(clock = realTime): Promise<OpenCarrier> {
  const server = createServer((request, response) => {
    respond(request, response, clock).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    carrier: (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init),
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

/**
 * The two ways to the embedded API, for `describe.each(carriers)("…, %s", (_name, open) => …)`: one test file proves a
 * call in the same process and through a real socket.
 */
export const carriers: [name: string, open: (clock?: Clock) => Promise<OpenCarrier>][] = [
  ["in-process", inProcess],
  ["over HTTP", overHttp],
];
