import { eq } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { staff } from "@/lib/backend/kernel/database/schema/admin-staff";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";
import { priceOverride, priceRule } from "@/lib/backend/kernel/database/schema/pricing";
import type { TyrePrices } from "@/lib/contract/admin/price-rules";
import { marginOf } from "@/lib/domain/admin/price-rules";

/** What a tyre costs, and why; `null`: there is none. */
export async function readTyrePrices(db: Executor, id: number): Promise<TyrePrices | null> {
  const [found] = await db
    .select({
      tyre: product,
      rule: { id: priceRule.id, name: priceRule.name },
      override: priceOverride,
      by: staff.name,
    })
    .from(product)
    .leftJoin(priceRule, eq(priceRule.id, product.ruleId))
    .leftJoin(priceOverride, eq(priceOverride.productId, product.id))
    .leftJoin(staff, eq(staff.id, priceOverride.staffId))
    .where(eq(product.id, id));
  if (!found) return null;
  const { tyre, rule, override, by } = found;
  return {
    id,
    revision: tyre.revision,
    price_czk: tyre.priceCzk,
    price_eur: tyre.priceEur,
    price_usd: tyre.priceUsd,
    price_source: tyre.priceSource,
    rule,
    cost: tyre.costCzk,
    margin: tyre.costCzk === null ? null : marginOf(tyre.priceCzk, tyre.costCzk),
    override: override && {
      price_czk: override.priceCzk,
      price_eur: override.priceEur,
      price_usd: override.priceUsd,
      until: override.until,
      reason: override.reason,
      by: by ?? "",
      at: override.at.toISOString(),
    },
  };
}
