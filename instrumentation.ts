/** Runs once when a server process starts, before its first request: prepares the embedded API. */
export async function register(): Promise<void> {
  // A constant of the build: it keeps the API out of the edge bundle, which could not run it.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { startApi } = await import("@/lib/api/start");
    await startApi();
  }
}
