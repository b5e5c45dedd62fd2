import { AsyncLocalStorage } from "node:async_hooks";
import { processWide } from "@/lib/runtime/process-wide";

/** A request, as logs, metrics and traces may name it: nothing of its visitor is in it. */
export type ServedRequest = {
  /** Of the `X-Request-Id` header. */
  readonly id: string;
  /** The pattern of its address, `/api/v1/products/{slug}`. */
  route: string;
  /** How the page host had the page: from memory, from memory but old, just made; `none` where no page is kept. */
  cache: "hit" | "stale" | "miss" | "none";
  /** The status of the answer that the host has sent in place of Next's, which may set its own again afterwards. */
  status?: number;
};

const requests = processWide("served requests", () => new AsyncLocalStorage<ServedRequest>());

/** Does `work`; meanwhile, also in all that it starts, `servedRequest` tells of `request`. */
export function whileServing<Result>(request: ServedRequest, work: () => Result): Result {
  return requests.get().run(request, work);
}

/** The request on whose behalf this code runs; `undefined` in the background and where no host serves. */
export function servedRequest(): ServedRequest | undefined {
  return requests.get().getStore();
}
