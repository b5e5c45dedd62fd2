import type { Carrier } from "@/lib/api/client";

/** To the embedded API in this very process: no socket, same Request and Response. */
export const inProcess: Carrier = async (path, init) => {
  const { handle } = await import("@backend/server");
  return handle(new Request(`http://embedded.invalid${path}`, init));
};

/** Prepares the embedded API: migrations, the first catalogue, the mail worker. */
export async function startEmbedded(): Promise<void> {
  const { start } = await import("@backend/start");
  await start();
}
