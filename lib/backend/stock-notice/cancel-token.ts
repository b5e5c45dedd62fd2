import { createHmac } from "node:crypto";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { persistedSecret } from "@/lib/backend/kernel/database/persisted-secret";

/**
 * The token by which an address cancels what it waits for: computed from the address and a secret of the database, so that
 * any of its mails cancels all of them and nothing of the address is in the link.
 * @param email in small letters
 */
export async function cancelToken(db: Executor, email: string): Promise<string> {
  return createHmac("sha256", await persistedSecret(db, "stock_notice_secret"))
    .update(email)
    .digest("base64url");
}
