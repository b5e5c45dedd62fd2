import { AsyncLocalStorage } from "node:async_hooks";

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

declare global {
  // Next bundles a module once per entry: what the host begins, they all must know.
  var dezenRequests: AsyncLocalStorage<ServedRequest> | undefined;
}

/** Does `work`; meanwhile, also in all that it starts, `servedRequest` tells of `request`. */
export function whileServing<Result>(request: ServedRequest, work: () => Result): Result {
  globalThis.dezenRequests ??= new AsyncLocalStorage();
  return globalThis.dezenRequests.run(request, work);
}

/** The request on whose behalf this code runs; `undefined` in the background and where no host serves. */
export function servedRequest(): ServedRequest | undefined {
  return globalThis.dezenRequests?.getStore();
}
