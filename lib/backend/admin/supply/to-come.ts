import { sql } from "drizzle-orm";

/**
 * The lines of an order, `customer_order`, whose pieces are still to come from a supplier. By `offset 0` each order is asked for its own: left to
 * choose, the database reads the lines of all orders in such states, of which those that have left are never ticked off.
 */
export const linesToCome = sql`
  select * from line_allocation
  where line_allocation.order_id = customer_order.id and line_allocation.state in ('to_order', 'ordered', 'short') offset 0`;

/** The condition of orders that wait for a supplier: somebody has put them aside for one, or their goods are still to come. */
export const waitsForSupplier = sql`(hold = 'supplier' or exists (${linesToCome}))`;
