import { processWide } from "@/lib/runtime/process-wide";

/** What the gateway reads of a request to the API; a `Request` is one. */
export type GatewayRequest = Pick<Request, "method" | "url" | "headers"> & { body: AsyncIterable<Uint8Array> | null };

/** Answers requests to the API. */
export type ApiGateway = (request: GatewayRequest) => Promise<Response>;

const gateway = processWide<ApiGateway | undefined>("api gateway", () => undefined);

/** Registers the gateway for the page host, which calls it without Next's routing. */
export function provideGateway(answer: ApiGateway): void {
  gateway.set(answer);
}

/** The gateway of this process; `undefined` before the shop has started. */
export function providedGateway(): ApiGateway | undefined {
  return gateway.get();
}
