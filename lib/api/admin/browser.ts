import type { z } from "zod";
import type { AdminContract } from "@/lib/contract/admin/admin-contract";

export type Updates = z.infer<AdminContract["GET /admin/updates"]["replies"][200]>;

/** Shorter than the time between two looks: a shop that never answers is told of by the first. */
const timeoutMs = 15_000;

/**
 * What others have done since; `null` where nothing has, or where the caller may not know.
 * @param since `latest` of the last answer
 * @throws Error when the shop or its database does not answer, or not within fifteen seconds
 */
export async function readUpdates(since: string | null): Promise<Updates | null> {
  const query = since === null ? "" : `?since=${encodeURIComponent(since)}`;
  const answer = await fetch(`/api/v1/admin/updates${query}`, {
    cache: "no-store",
    signal: AbortSignal.timeout(timeoutMs),
  });
  // A page that was open over a deploy may have a moment that the shop cannot read any more: it begins anew.
  if (answer.status === 422 && since !== null) return readUpdates(null);
  if (answer.status >= 500) throw new Error(`The shop answered ${answer.status}.`);
  return answer.status === 200 ? ((await answer.json()) as Updates) : null;
}
