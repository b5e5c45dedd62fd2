import { and, eq, isNull, sql } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { account } from "@/lib/backend/kernel/database/schema/account";

export type AccountRow = typeof account.$inferSelect;

/** The account of an address, whatever its case; `null` when there is none or it was deleted. */
export async function accountByEmail(db: Executor, email: string): Promise<AccountRow | null> {
  const [row] = await db
    .select()
    .from(account)
    .where(and(sql`lower(${account.email}) = lower(${email})`, isNull(account.deletedAt)));
  return row ?? null;
}

/** The account of a number; `null` when there is none or it was deleted. */
export async function accountById(db: Executor, id: number): Promise<AccountRow | null> {
  const [row] = await db
    .select()
    .from(account)
    .where(and(eq(account.id, id), isNull(account.deletedAt)));
  return row ?? null;
}
