import { lt } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { rateLimit } from "@/lib/backend/kernel/database/schema/rate-limit";

/** Removes the counts whose time is over. */
export async function sweepLimits(now: Date): Promise<void> {
  await database().delete(rateLimit).where(lt(rateLimit.expire, now.getTime()));
}
