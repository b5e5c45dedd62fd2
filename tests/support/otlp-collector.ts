import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

type Attribute = { key: string; value: { stringValue?: string; intValue?: number | string; boolValue?: boolean } };

/** A span as it arrives by OTLP over HTTP in JSON. Source: opentelemetry-proto, trace/v1/trace.proto. */
export type ReceivedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
  events?: unknown[];
};

type Export = { resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[] };

/** A collector of traces on this machine that keeps what it is sent. */
export async function openCollector() {
  const spans: ReceivedSpan[] = [];
  let text = "";
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts).toString();
    if (request.url !== "/v1/traces") return void response.writeHead(404).end();
    text += body;
    const { resourceSpans }: Export = JSON.parse(body);
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    /** All that came, as text. */
    text: () => text,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** An attribute's value as text. */
export function attributeOf(span: ReceivedSpan, key: string): string | undefined {
  const value = span.attributes.find((attribute) => attribute.key === key)?.value;
  return value && String(Object.values(value)[0]);
}
