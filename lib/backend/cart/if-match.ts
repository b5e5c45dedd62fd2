import { ApiProblem } from "@/lib/backend/kernel/http/problem";

/** The ETag of a cart's version. */
export function cartTag(version: number): string {
  return `"${version}"`;
}

/**
 * Checks a request's `If-Match` against the cart as it is; without the header everything matches.
 * @throws ApiProblem `stale_cart` when the caller knows another version
 */
export function checkIfMatch(header: string | undefined, version: number): void {
  if (header === undefined) return;
  const known = header.split(",").map((tag) => tag.trim());
  if (!known.includes("*") && !known.includes(cartTag(version))) throw new ApiProblem("stale_cart");
}
