import { and, eq, isNull } from "drizzle-orm";
import { type AccountRow, accountById } from "@/lib/backend/account/find-account";
import { userChanges } from "@/lib/backend/account/user-fields";
import { database } from "@/lib/backend/kernel/database/connect";
import { account } from "@/lib/backend/kernel/database/schema/account";
import type { Context } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { requireUser } from "@/lib/backend/kernel/session/require-user";
import type { ParsedOf } from "@/lib/contract/contract";

/** The signed-in user's account.
 * @throws ApiProblem `unauthorised` */
export async function ownAccount(context: Context): Promise<AccountRow> {
  const { accountId } = await requireUser(context);
  const row = await accountById(database(), accountId);
  if (!row) throw new ApiProblem("unauthorised"); // deleted on another device a moment ago
  return row;
}

/** Changes the signed-in user's own fields.
 * @throws ApiProblem `unauthorised`, `invalid` */
export async function changeAccount(body: ParsedOf<"PUT /users/info">["body"], context: Context): Promise<AccountRow> {
  const stored = await ownAccount(context);
  const fields = userChanges(body, stored, context.language);
  const [row] = await database()
    .update(account)
    .set({ ...fields, updatedAt: context.now })
    .where(and(eq(account.id, stored.id), isNull(account.deletedAt)))
    .returning();
  if (!row) throw new ApiProblem("unauthorised");
  return row;
}
