/** Stands in where `lib/backend` has been deleted. */
export async function start(): Promise<void> {
  throw new Error("This build has no embedded API: set API_HOST to the address of a back end, without API_FILL.");
}
