import { AsyncLocalStorage } from "node:async_hooks";
import { processWide } from "@/lib/runtime/process-wide";

/** A request as logs, metrics and traces show it, without anything personal. */
export type ServedRequest = {
  /** Of the `X-Request-Id` header. */
  readonly id: string;
  /** The pattern of its address, `/api/v1/products/{slug}`. */
  route: string;
  /** Where the page came from: from the cache, from the cache but old, newly rendered; `none` for what is not cached. */
  cache: "hit" | "stale" | "miss" | "none";
  /** The status of the answer that the host has sent in place of Next's, which may set its own again afterwards. */
  status?: number;
};

const requests = processWide("served requests", () => new AsyncLocalStorage<ServedRequest>());

/** Runs `work`; in it, and in everything it starts, `servedRequest` returns `request`. */
export function whileServing<Result>(request: ServedRequest, work: () => Result): Result {
  return requests.get().run(request, work);
}

/** The request on whose behalf this code runs; `undefined` in the background and where no host serves. */
export function servedRequest(): ServedRequest | undefined {
  return requests.get().getStore();
}
