import { asc, eq, sql } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { supplier } from "@/lib/backend/kernel/database/schema/supply";
import type { Supplier } from "@/lib/contract/admin/suppliers";

export type SupplierRow = typeof supplier.$inferSelect;

/** `08:30:00` of the database as people write it. */
const minutes = (time: string) => time.slice(0, 5);

/** A supplier as the calls show it. */
export const presentSupplier = (row: SupplierRow): Supplier => ({
  id: row.id,
  kind: row.kind,
  revision: row.revision,
  name: row.name,
  currency: row.currency,
  company_id: row.companyId,
  email: row.email,
  lead_days: row.leadDays,
  cutoff: minutes(row.cutoff),
  per_piece_cost: row.perPieceCost,
  stock_cap: row.stockCap,
  buffer: row.buffer,
  complete: row.complete,
  feed_url: row.feedUrl,
  feed_at: row.feedAt.map(minutes),
  mapping: row.mapping,
  guardrails: row.guardrails,
  active: row.active,
});

/** The columns that a call's fields go into. Fields that are not named stay out. */
export function columnsOf(fields: Partial<Omit<Supplier, "id" | "kind" | "revision">>): Partial<SupplierRow> {
  const { name, currency, cutoff, buffer, complete, mapping, guardrails, active } = fields;
  const columns = {
    ...{ name, currency, cutoff, buffer, complete, mapping, guardrails, active },
    companyId: fields.company_id,
    email: fields.email,
    leadDays: fields.lead_days,
    perPieceCost: fields.per_piece_cost,
    stockCap: fields.stock_cap,
    feedUrl: fields.feed_url,
    feedAt: fields.feed_at && [...new Set(fields.feed_at)].sort(),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** All suppliers: the own store, then the others by name, those that are switched off last. */
export const listSuppliers = async (db: Executor): Promise<Supplier[]> =>
  (
    await db
      .select()
      .from(supplier)
      .orderBy(sql`${supplier.active} desc`, sql`${supplier.kind} <> 'own'`, asc(supplier.name))
  ).map(presentSupplier);

/** One supplier; null when there is none of this id. */
export async function supplierOf(db: Executor, id: number): Promise<Supplier | null> {
  const [row] = await db.select().from(supplier).where(eq(supplier.id, id));
  return row ? presentSupplier(row) : null;
}
