import { sql } from "drizzle-orm";
import { customType, timestamp } from "drizzle-orm/pg-core";

/** A moment, whatever the time zone of who asks. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Bytes as they are. */
export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => "bytea",
  fromDriver: (value) => Buffer.from(value),
});

const xid8 = customType<{ data: string }>({ dataType: () => "xid8" });

/**
 * The transaction that wrote a row, by which a snapshot (`pg_snapshot`) tells whether the row was to be seen then. Nothing in rows older
 * than the column. It means nothing in another cluster: a backup leaves it out.
 */
export const transactionId = () => xid8("transaction_id").default(sql`pg_current_xact_id()`);
