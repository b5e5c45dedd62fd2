/** Runs once when a server process starts, before its first request: prepares the embedded API. */
export async function register(): Promise<void> {
  const { startApi } = await import("@/lib/api/start");
  await startApi();
}
