/**
 * Runs once when a server process starts, before its first request: traces when asked for, then the API. A render worker has the
 * API in front of it.
 */
export async function register(): Promise<void> {
  // A constant of the build: it keeps all this out of the edge bundle, which could not run it.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { readConfig } = await import("@/lib/config");
    if (readConfig().telemetry.tracesTo) {
      const { startTracing } = await import("@/lib/telemetry/tracing");
      startTracing();
    }
    const { frontProcess } = await import("@/lib/runtime/front-process");
    if (frontProcess()) return;
    const { startApi } = await import("@/lib/api/gateway/start");
    await startApi();
  }
}
