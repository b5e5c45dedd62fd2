import { eq } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { stockNotice } from "@/lib/backend/kernel/database/schema/stock-notice";
import type { Context } from "@/lib/backend/kernel/http/context";
import { limitAddress } from "@/lib/backend/kernel/limit/limit";
import { limits } from "@/lib/backend/kernel/limit/limits";
import { tokenHash } from "@/lib/backend/kernel/session/token";

/** Forgets all that the owner of a mailed link waits for. A token nobody has cancels nothing. @throws ApiProblem `too_many` */
export async function cancelNotices(token: string, context: Context): Promise<void> {
  await limitAddress(limits.cancelNotices, context);
  await database()
    .delete(stockNotice)
    .where(eq(stockNotice.cancelHash, tokenHash(token)));
}
