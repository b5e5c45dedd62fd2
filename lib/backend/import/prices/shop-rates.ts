import { eq } from "drizzle-orm";
import { defaultRates, type Rates } from "@/lib/backend/import/prices/rates";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { setting } from "@/lib/backend/kernel/database/schema/setting";

/** What one unit of each currency is worth in crowns, as the shop's setting `exchange_rates` says over the defaults. */
export async function shopRates(db: Executor): Promise<typeof defaultRates & Rates> {
  const [row] = await db.select().from(setting).where(eq(setting.key, "exchange_rates"));
  return { ...defaultRates, ...(row?.value as Rates | undefined) };
}
