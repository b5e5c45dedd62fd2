import { eq } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { supplier } from "@/lib/backend/kernel/database/schema/supply";

/** A supplier as the reading of its lists asks for it. */
export type ReadSupplier = typeof supplier.$inferSelect;

/** The supplier of an id, `null` when there is none. */
export async function listSupplier(id: number): Promise<ReadSupplier | null> {
  const [found] = await database().select().from(supplier).where(eq(supplier.id, id));
  return found ?? null;
}
