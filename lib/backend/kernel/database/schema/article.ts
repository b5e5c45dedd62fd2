import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** How often an article has been read; `key` is its folder's name. */
export const articleViews = pgTable("article_views", {
  key: text("key").primaryKey(),
  views: integer("views").notNull().default(0),
});

/** Who has read what today, as a keyed hash of article, day, address and browser; swept every night. */
export const articleVisit = pgTable(
  "article_visit",
  {
    visitor: text("visitor").primaryKey(),
    seenAt: timestamp("seen_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("article_visit_seen_index").on(table.seenAt)],
);
