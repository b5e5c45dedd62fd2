import { eq, sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";
import { supplier, supplierOffer } from "@/lib/backend/kernel/database/schema/supply";
import { publishStock } from "@/lib/backend/supply/publish-stock";

let suppliers = 0;

/** A supplier of price lists in crowns, three working days away; or what `more` makes of it. @returns its id */
export async function addSupplier(more: Partial<typeof supplier.$inferInsert> = {}): Promise<number> {
  const plain = {
    name: `Dodavatel ${++suppliers}`,
    kind: "list",
    currency: "CZK",
    leadDays: 3,
    cutoff: "11:00",
  } as const;
  const rows = await database()
    .insert(supplier)
    .values({ ...plain, ...more })
    .returning({ id: supplier.id });
  return rows[0]?.id ?? 0;
}

type Offer = Partial<typeof supplierOffer.$inferInsert> & { stock: number };

/** Brings one offer of a supplier as a list does, and publishes the tyre. */
export async function offer(supplierId: number, productId: number, more: Offer): Promise<void> {
  const asOf = more.asOf ?? new Date("2026-11-20T05:00:00Z");
  const values = { supplierId, productId, currency: "CZK" as const, cost: 100_000, asOf, ...more };
  await database()
    .insert(supplierOffer)
    .values(values)
    .onConflictDoUpdate({ target: [supplierOffer.supplierId, supplierOffer.productId], set: values });
  await database().transaction((tx) => publishStock(tx, [productId]));
}

/** What the shop sells of a tyre, and from whom. */
export async function sold(productId: number) {
  const [row] = await database().select().from(product).where(eq(product.id, productId));
  const { stock, dispatchDays, costCzk, offerSupplierId } = row ?? {};
  return { stock, days: dispatchDays, cost: costCzk, from: offerSupplierId };
}

/** Forgets all suppliers with their offers. */
export const forgetSuppliers = () =>
  database().execute(sql`truncate line_allocation, stock_move, change_set, supplier_offer, supplier cascade`);
