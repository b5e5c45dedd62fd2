import { sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";

/** Are demonstration tyres on sale? */
export async function hasDemonstrationStock(): Promise<boolean> {
  const rows = await database().execute<{ found: boolean }>(
    sql`select exists (select 1 from product where active and source = 'demonstration') as found`,
  );
  return rows[0]?.found ?? false;
}
