import type { z } from "zod";
import type { AdminContract } from "@/lib/contract/admin/admin-contract";

type Updates = z.infer<AdminContract["GET /admin/updates"]["replies"][200]>;

/** What others have done since; `null` where nothing has, or the shop does not answer. @param since `latest` of the last answer */
export async function readUpdates(since: string | null): Promise<Updates | null> {
  const query = since === null ? "" : `?since=${encodeURIComponent(since)}`;
  try {
    const answer = await fetch(`/api/v1/admin/updates${query}`, { cache: "no-store" });
    return answer.status === 200 ? ((await answer.json()) as Updates) : null;
  } catch {
    return null; // no network: the list stays as it is
  }
}
