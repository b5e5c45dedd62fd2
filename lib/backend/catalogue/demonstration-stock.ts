import { sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";

/**
 * Are demonstration tyres on sale? Asks for the first of them in an order that only their own index has: once a list has replaced them,
 * the database still expects to meet one soon in the table, and would look through all tyres. (`exists` would drop the order.)
 */
export async function hasDemonstrationStock(): Promise<boolean> {
  const first = await database().execute(
    sql`select 1 from product where active and source = 'demonstration' order by created_at limit 1`,
  );
  return first.length > 0;
}
