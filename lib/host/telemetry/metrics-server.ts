import { createServer } from "node:http";
import { log } from "@/lib/telemetry/log";
import { StartRefused, systemCode } from "../../runtime/start-refused";

/**
 * Answers `/metrics` at a separate address, which is meant for the operator's network only.
 * @param text the metrics as they are now
 * @returns what closes it
 * @throws StartRefused when the address is not free
 */
export async function serveMetrics(at: { host: string; port: number }, text: () => Promise<string>) {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") return void response.writeHead(404).end();
    text().then(
      (metrics) => response.writeHead(200, { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" }).end(metrics),
      (error: unknown) => {
        log().error({ error }, "The metrics could not be told.");
        response.writeHead(500).end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(at.port, at.host, () => resolve(void server.off("error", reject)));
  }).catch((error: unknown) => {
    throw new StartRefused(
      `The metrics cannot be served at ${at.host}:${at.port} (${systemCode(error)}): correct METRICS_PORT or METRICS_HOST, or remove METRICS_PORT.`,
    );
  });
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}
