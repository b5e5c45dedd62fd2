import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type postgres from "postgres";
import { field } from "@/lib/backend/catalogue/copy-tyres";
import { type ManyOrders, orderOf } from "@/tests/support/many-orders/order";

/** In the order in which one refers to the other. */
const tables = ["customer_order", "order_line", "order_event", "order_note", "shipment", "audit_log"] as const;
type Row = Record<string, string | number | boolean | null>;

/** How many orders are made and written at a time. */
const portion = 5_000;

async function copyRows(sql: postgres.TransactionSql, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const target = await sql.unsafe(`copy ${table} (${columns.join(", ")}) from stdin`).writable();
  const lines = rows.map((row) => `${columns.map((column) => field(row[column] ?? null)).join("\t")}\n`);
  await pipeline(Readable.from(lines), target);
}

/**
 * Writes an archive of orders with their lines, histories, notes, shipments and log, as years of work would have left it, all rules
 * of the tables in force. The numbers that the shop gives go on after theirs.
 */
export async function storeManyOrders(sql: postgres.Sql, many: ManyOrders): Promise<void> {
  await sql.begin(async (transaction) => {
    for (let from = 0; from < many.count; from += portion) {
      const length = Math.min(portion, many.count - from);
      const orders = Array.from({ length }, (_, place) => orderOf(many, from + place));
      for (const table of tables)
        await copyRows(
          transaction,
          table,
          orders.flatMap((order): Row[] => order[table]),
        );
    }
    await transaction`select setval('order_number_seq', ${many.count})`;
  });
  await sql.unsafe(`vacuum analyze ${tables.join(", ")}`);
}
