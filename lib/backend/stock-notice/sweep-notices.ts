import { lt } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { stockNotice } from "@/lib/backend/kernel/database/schema/stock-notice";
import { oldestStockNotice } from "@/lib/domain/stock-notice";

/** Forgets who has waited for a tyre for half a year. */
export async function sweepNotices(now: Date): Promise<void> {
  await database()
    .delete(stockNotice)
    .where(lt(stockNotice.askedAt, oldestStockNotice(now)));
}
