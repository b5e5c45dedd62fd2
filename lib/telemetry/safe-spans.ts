import type { Context } from "@opentelemetry/api";
import type { ReadableSpan, Span, SpanProcessor } from "@opentelemetry/sdk-trace-node";
import { servedRequest } from "@/lib/telemetry/served-request";

/** The attributes that a span may keep. Next's own spans also hold whole addresses: names, tokens, searches. */
const told = /^(?:http\.(?:method|status_code|route)|next\.(?:route|span_type|rsc)|error\.type|dezen\.)/;

function safe(span: ReadableSpan): ReadableSpan {
  const attributes = Object.fromEntries(Object.entries(span.attributes).filter(([key]) => told.test(key)));
  // Messages of errors are in events and in the status.
  return Object.create(span, {
    name: { value: span.name.replace(/ ?\S*(?::\/\/|\?)\S*/g, ""), enumerable: true },
    attributes: { value: attributes, enumerable: true },
    events: { value: [], enumerable: true },
    status: { value: { code: span.status.code }, enumerable: true },
  });
}

/** Hands spans on without anything personal, each with the id of the request that it belongs to. */
export class SafeSpans implements SpanProcessor {
  readonly #next: SpanProcessor;

  /** @param next exports the spans */
  constructor(next: SpanProcessor) {
    this.#next = next;
  }
  onStart(span: Span, context: Context): void {
    const request = servedRequest();
    if (request) span.setAttribute("dezen.request_id", request.id);
    this.#next.onStart(span, context);
  }
  onEnd(span: ReadableSpan): void {
    this.#next.onEnd(safe(span));
  }
  forceFlush(): Promise<void> {
    return this.#next.forceFlush();
  }
  shutdown(): Promise<void> {
    return this.#next.shutdown();
  }
}
