import { sql } from "drizzle-orm";

/**
 * The condition of lines, `line_allocation as coming`, whose pieces are still to come from a supplier. It begins with the supplier, as the
 * index does: else all lines that ever were are read.
 */
export const toCome = sql`
  coming.supplier_id in (select id from supplier) and coming.state in ('to_order', 'ordered', 'short')`;

/** The condition of orders that wait for a supplier: somebody has put them aside for one, or their goods are still to come. */
export const waitsForSupplier = sql`
  (hold = 'supplier' or id in (select coming.order_id from line_allocation as coming where ${toCome}))`;
