import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

export type HostBetween = {
  url: string;
  /** Calls whose path matches get 503 until it is set to `null`. */
  away: RegExp | null;
  /** The same with 500. */
  broken: RegExp | null;
  close(): Promise<void>;
};

/** An API host that hands every call on to the shop at `target`, but for those it is told to refuse. */
export async function hostBetween(target: string): Promise<HostBetween> {
  const { hostname, port } = new URL(target);
  const server = createServer((incoming, outgoing) => {
    if (host.away?.test(incoming.url ?? "")) {
      outgoing.writeHead(503).end();
      return;
    }
    if (host.broken?.test(incoming.url ?? "")) {
      outgoing.writeHead(500).end();
      return;
    }
    const { method, url: path, headers } = incoming;
    const onward = request({ hostname, port, path, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host: HostBetween = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    away: null,
    broken: null,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return host;
}
