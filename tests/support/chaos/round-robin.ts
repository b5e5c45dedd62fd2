import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A load balancer of the plainest kind: each request to the next node; a GET that meets a dead node is asked of the next one, anything
 * else is answered with 502, since nobody knows what has become of it.
 */
export async function roundRobin(nodes: () => readonly string[]) {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    const first = turn++;
    incoming.on("end", () => attempt(0));

    // A request's own count: with the common one, requests side by side could send it to the dead node twice.
    function attempt(tried: number): void {
      const { hostname, port } = new URL(nodes()[(first + tried) % nodes().length] ?? "");
      const { method, url: path, headers } = incoming;
      let failed = false;
      const fail = (error: NodeJS.ErrnoException) => {
        if (failed) return;
        failed = true;
        const untouched = error.code === "ECONNREFUSED" || method === "GET";
        if (untouched && tried + 1 < nodes().length) attempt(tried + 1);
        else outgoing.writeHead(502).end();
      };
      // Whole, so that an answer cut off half way is asked for again.
      const onward = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part)).on("error", fail);
        answer.on("end", () => outgoing.writeHead(answer.statusCode ?? 502, answer.headers).end(Buffer.concat(parts)));
      });
      onward.on("error", fail);
      onward.end(Buffer.concat(chunks));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
