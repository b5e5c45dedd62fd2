import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, NodeTracerProvider } from "@opentelemetry/sdk-trace-node";
import { onStop } from "@/lib/runtime/stop-tasks";
import { SafeSpans } from "@/lib/telemetry/safe-spans";

/**
 * Exports traces by OTLP over HTTP. The packages read the standard variables themselves: `OTEL_EXPORTER_OTLP_ENDPOINT`
 * and `_HEADERS`, `OTEL_SERVICE_NAME`, `OTEL_TRACES_SAMPLER`. Next adds its spans of pages and of what it fetches.
 */
export function startTracing(): void {
  const resource = resourceFromAttributes({ "service.name": "dezen" }).merge(
    detectResources({ detectors: [envDetector] }),
  );
  const exporting = new BatchSpanProcessor(new OTLPTraceExporter());
  const provider = new NodeTracerProvider({ resource, spanProcessors: [new SafeSpans(exporting)] });
  provider.register();
  onStop(() => provider.shutdown());
}
