import type { ServerResponse } from "node:http";
import type { ServedRequest } from "@/lib/telemetry/served-request";
import { requestId } from "./request-id";

const served = Symbol("served request");
type Observed = ServerResponse & { [served]?: ServedRequest };

/** What is known of the request that an answer is for; each handler adds what it learns. */
export function servedBy(response: ServerResponse): ServedRequest {
  const observed = response as Observed;
  observed[served] ??= { id: requestId(undefined, false), route: "other", cache: "none" };
  return observed[served];
}

/** Notes which request an answer is for. */
export function serve(response: ServerResponse, request: ServedRequest): void {
  (response as Observed)[served] = request;
}
