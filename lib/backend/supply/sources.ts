import { sql } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { idList, offeredPieces } from "@/lib/backend/supply/offered";
import type { Currency } from "@/lib/domain/locale";
import { type Source, servingSources } from "@/lib/domain/supply-source";

/** A source of one tyre, with what its list calls the tyre and asks for it. */
export type Offered = Source & {
  productId: number;
  code: string | null;
  /** Net, in minor units of `currency`; null where the list has none. */
  cost: number | null;
  currency: Currency;
};

/** What the active suppliers can give of some tyres now. A transaction that is to rely on it has claimed the tyres. */
export async function offeredOf(db: Executor, productIds: readonly number[]): Promise<Offered[]> {
  if (productIds.length === 0) return [];
  return db.execute<Offered>(sql`
    select product_id as "productId", supplier_id as "supplierId", own, available, landed, days, code, cost, currency
    from (${offeredPieces(sql, idList(productIds))}) as offered`);
}

type Wanted = { productId: number; quantity: number; dispatchDays: number };

/**
 * Where the pieces of each line come from, by the tyre's id; a tyre that no supplier offers has no source. The tyres are claimed.
 * @throws ApiProblem `out_of_stock` for a tyre of which no source has them all
 */
export async function sourcesOf(tx: Executor, lines: readonly Wanted[]): Promise<Map<number, Offered>> {
  const all = await offeredOf(
    tx,
    lines.map(({ productId }) => productId),
  );
  const chosen = new Map<number, Offered>();
  for (const { productId, quantity, dispatchDays } of lines) {
    const offered = all.filter((one) => one.productId === productId);
    const [source] = servingSources(offered, quantity, dispatchDays);
    if (source) chosen.set(productId, source);
    else if (offered.length > 0) {
      const left = Math.max(...offered.map(({ available }) => available));
      throw new ApiProblem("out_of_stock", { product_id: productId, left });
    }
  }
  return chosen;
}
