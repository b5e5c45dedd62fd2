import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How a gateway's host behaves: as it should, not at all, with errors, with what nobody can read, or without ever answering. */
export type GatewayMood = "well" | "away" | "broken" | "rubbish" | "slow";

/** The whole body of a request. */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/**
 * Serves a host that plays a payment gateway, on a free port of this machine.
 * @param answer what answers a request; `mood` is how the host is to behave now
 */
export async function serveGateway<Mood extends string = GatewayMood>(
  answer: (request: IncomingMessage, response: ServerResponse, mood: Mood | "well") => Promise<unknown>,
) {
  let mood: Mood | "well" = "well";
  const server = createServer((request, response) => {
    answer(request, response, mood).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    behaves: (now: Mood | "well") => {
      mood = now;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
