import { eq } from "drizzle-orm";
import type { Context } from "@/lib/backend/context";
import { database } from "@/lib/backend/database/connect";
import { stockNotice } from "@/lib/backend/database/schema/stock-notice";
import { limitAddress } from "@/lib/backend/limit/limit";
import { limits } from "@/lib/backend/limit/limits";
import { tokenHash } from "@/lib/backend/session/token";

/** Forgets all that the owner of a mailed link waits for. A token nobody has cancels nothing. @throws ApiProblem `too_many` */
export async function cancelNotices(token: string, context: Context): Promise<void> {
  await limitAddress(limits.cancelNotices, context);
  await database()
    .delete(stockNotice)
    .where(eq(stockNotice.cancelHash, tokenHash(token)));
}
