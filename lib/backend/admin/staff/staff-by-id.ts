import { eq } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { staff } from "@/lib/backend/kernel/database/schema/admin-staff";

/** A person by number, also one who has left; `null` for none. */
export async function staffById(db: Executor, id: number) {
  const [row] = await db.select().from(staff).where(eq(staff.id, id));
  return row ?? null;
}
