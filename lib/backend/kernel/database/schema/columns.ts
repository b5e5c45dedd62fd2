import { customType, timestamp } from "drizzle-orm/pg-core";

/** A moment, whatever the time zone of who asks. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Bytes as they are. */
export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => "bytea",
  fromDriver: (value) => Buffer.from(value),
});
