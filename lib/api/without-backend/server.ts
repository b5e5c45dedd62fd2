import type { ApiRequest } from "@/lib/contract/api-request";

/** Stands in where `lib/backend` has been deleted: the storefront then lives from a remote host alone. */
export async function handle(_request: ApiRequest): Promise<Response> {
  throw new Error("This build has no embedded API: set API_HOST to the address of a back end, without API_FILL.");
}
