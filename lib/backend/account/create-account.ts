import type { Executor } from "@/lib/backend/kernel/database/executor";
import { account } from "@/lib/backend/kernel/database/schema/account";

type NewAccount = Pick<typeof account.$inferInsert, "email" | "firstName" | "lastName"> &
  Partial<
    Pick<typeof account.$inferInsert, "passwordHash" | "phoneNumber" | "avatar" | "agreement" | "emailVerifiedAt">
  >;

/** Makes a regular account.
 * @returns its number, `null` when the address has one already */
export async function createAccount(tx: Executor, fields: NewAccount, now: Date): Promise<number | null> {
  const [row] = await tx
    .insert(account)
    .values({ ...fields, createdAt: now, updatedAt: now })
    .onConflictDoNothing() // only the address can be taken
    .returning({ id: account.id });
  return row?.id ?? null;
}
