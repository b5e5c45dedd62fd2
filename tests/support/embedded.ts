import type { Transport } from "@/lib/api/transport/call";
import { handle } from "@/lib/backend/server";

/** Calls of the back end in this process, at the time that it is. */
export const embedded = {
  carrier: ((path, init) => handle(new Request(`http://embedded.invalid${path}`, init))) satisfies Transport,
};
