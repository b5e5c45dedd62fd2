import { and, eq, sql } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { supplier, supplierOffer } from "@/lib/backend/kernel/database/schema/supply";
import { claimTyres } from "@/lib/backend/supply/claim-tyres";
import { idList } from "@/lib/backend/supply/offered";
import type { Currency } from "@/lib/domain/locale";

/** Working days in which own pieces leave where nothing else is said of a tyre: as of a list that states none. */
const ownLeadDays = 1;
/** Prague time until which an order leaves the store the same day, as `dispatchHour` has it. */
const ownCutoff = "16:00";

/** The id of the supplier that is the shop's own store; null while there is none. */
export async function ownStoreOf(db: Executor): Promise<number | null> {
  const [own] = await db.select({ id: supplier.id }).from(supplier).where(eq(supplier.kind, "own"));
  return own?.id ?? null;
}

/** The same, where no other transaction makes the store until this one has ended: two first suppliers at once make one store. */
async function ownStoreForGood(tx: Executor): Promise<number | null> {
  const known = await ownStoreOf(tx);
  if (known !== null) return known;
  await tx.execute(sql`lock table supplier in share row exclusive mode`);
  return ownStoreOf(tx);
}

/**
 * Makes the shop's own store the first of its suppliers: what it has in stock becomes the store's offers, so that nothing disappears
 * from sale when the first price list of a supplier is published. What the shop sells stays the same by it, so no tyre is touched. A
 * store that is there already stays as it is.
 * @param name what it is called
 * @param claimed tyres that the transaction claims: before it has the rows of all that are in stock, for an order that has claimed one of
 *   them may wait for its row
 * @returns its id
 */
export async function ensureOwnStore(
  tx: Executor,
  name: string,
  now: Date,
  claimed: readonly number[] = [],
): Promise<number> {
  const known = await ownStoreForGood(tx);
  await claimTyres(tx, claimed);
  if (known !== null) return known;
  const [made] = await tx
    .insert(supplier)
    .values({ name, kind: "own", currency: "CZK", leadDays: ownLeadDays, cutoff: ownCutoff })
    .returning({ id: supplier.id });
  const own = made?.id ?? 0;
  const stocked = await tx.execute<{ id: number }>(sql`
    select id from product where stock > 0 and source <> 'demonstration' order by id for no key update`);
  const ids = stocked.map(({ id }) => id);
  await tx.execute(sql`
    insert into supplier_offer (supplier_id, product_id, currency, stock, lead_days, as_of)
    select ${own}, id, 'CZK', stock, nullif(dispatch_days, ${ownLeadDays}::int), ${now.toISOString()}
    from product where id = any(${idList(ids)}::text::int[]) and stock > 0`);
  return own;
}

type Pieces = { productId: number; quantity: number; cost?: number | null; currency?: Currency };

/** Puts pieces into the own store; of one that has none of the tyre yet, with what they cost. The caller publishes. */
export async function intoOwnStore(tx: Executor, own: number, pieces: Pieces, now: Date): Promise<void> {
  const { productId, quantity, cost = null, currency = "CZK" } = pieces;
  await tx
    .insert(supplierOffer)
    .values({ supplierId: own, productId, stock: quantity, cost, currency, asOf: now })
    .onConflictDoUpdate({
      target: [supplierOffer.supplierId, supplierOffer.productId],
      set: { stock: sql`${supplierOffer.stock} + ${quantity}`, asOf: now },
    });
}

/** Takes pieces from the own store. The caller publishes. @returns false when it has too few; nothing is taken then */
export async function fromOwnStore(
  tx: Executor,
  own: number,
  { productId, quantity }: Pieces,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(supplierOffer)
    .set({ stock: sql`${supplierOffer.stock} - ${quantity}`, asOf: now })
    .where(
      and(
        eq(supplierOffer.supplierId, own),
        eq(supplierOffer.productId, productId),
        sql`${supplierOffer.stock} >= ${quantity}`,
      ),
    )
    .returning({ stock: supplierOffer.stock });
  return rows.length > 0;
}
