import type { ServerTransport } from "@/lib/api/transport/call";

/** To the embedded API in this very process: no socket, and no `Request`, which would cost more than many a call does. */
export const inProcess: ServerTransport = async (path, { method = "GET", headers, body = null }) => {
  const { handle } = await import("@backend/server");
  const sent = headers instanceof Headers ? headers : new Headers(headers);
  return handle({
    method,
    url: `http://embedded.invalid${path}`,
    headers: sent,
    body: body instanceof Blob ? body.stream() : body,
  });
};

/** Prepares the embedded API: migrations, the first catalogue, the worker. */
export async function startEmbedded(): Promise<void> {
  const { start } = await import("@backend/start");
  await start();
}
