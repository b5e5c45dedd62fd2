import { jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** Settings of this database as a whole, e.g. `catalogue`: whose catalogue is loaded. */
export const setting = pgTable("setting", {
  key: text("key").primaryKey(),
  value: jsonb("value").notNull(),
});
