import { asc } from "drizzle-orm";
import { shopRates } from "@/lib/backend/import/prices/shop-rates";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { priceRule } from "@/lib/backend/kernel/database/schema/pricing";
import type { PriceRule } from "@/lib/domain/admin/price-rule";
import { listVat, type PriceTerms } from "@/lib/domain/admin/price-rules";

/** The price rules in their order, also those that are switched off or hold on other days. */
export async function loadRules(db: Executor): Promise<PriceRule[]> {
  const rows = await db.select().from(priceRule).orderBy(asc(priceRule.position), asc(priceRule.id));
  return rows.map(({ position: _, ...rule }) => rule);
}

/** On what terms the shop's lists are priced on a day, `YYYY-MM-DD`. */
export const termsOn = async (db: Executor, today: string): Promise<PriceTerms> => ({
  rates: await shopRates(db),
  vat: listVat,
  today,
});
