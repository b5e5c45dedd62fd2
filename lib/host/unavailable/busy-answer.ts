import type { IncomingMessage } from "node:http";
import type { Overloaded } from "@/lib/runtime/fair-queue";
import { reportOverload } from "@/lib/telemetry/overload-log";
import type { OwnAnswer } from "../replace-answer";
import { failureAnswer } from "./failure-answer";

/** The answer to a request for which the queue has no room: 429 where its client asks for too much at once, else 503. */
export function busyAnswer({ reason, retryAfter }: Overloaded, request: IncomingMessage): OwnAnswer {
  reportOverload("pages", reason);
  return failureAnswer(reason === "client" ? "too_many" : "busy", request, retryAfter);
}
