import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";

/** Counted attempts, in the shape and order of columns that rate-limiter-flexible writes. */
export const rateLimit = pgTable(
  "rate_limit",
  {
    key: text("key").primaryKey(),
    points: integer("points").notNull().default(0),
    /** When counting starts anew, ms since 1970. */
    expire: bigint("expire", { mode: "number" }),
  },
  (table) => [index("rate_limit_expire_index").on(table.expire)],
);
