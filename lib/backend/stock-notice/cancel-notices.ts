import { eq } from "drizzle-orm";
import type { Context } from "@/lib/backend/context";
import { database } from "@/lib/backend/database/connect";
import { stockNotice } from "@/lib/backend/database/schema/stock-notice";
import { addressKey } from "@/lib/backend/limit/address-key";
import { limitAttempts } from "@/lib/backend/limit/limit";
import { tokenHash } from "@/lib/backend/session/token";
import { stockNoticeLimits } from "@/lib/backend/stock-notice/limits";

/** Forgets all that the owner of a mailed link waits for. A token nobody has cancels nothing. @throws ApiProblem `too_many` */
export async function cancelNotices(token: string, context: Context): Promise<void> {
  await limitAttempts([stockNoticeLimits.cancel, addressKey(context.address)]);
  await database()
    .delete(stockNotice)
    .where(eq(stockNotice.cancelHash, tokenHash(token)));
}
