import { date, integer, pgEnum, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { demandKinds } from "@/lib/domain/demand";

export const demandKindEnum = pgEnum("demand_kind", demandKinds);

/** What was asked for on one day, for nobody in particular; it includes robots. */
export const demandDay = pgTable(
  "demand_day",
  {
    day: date("day").notNull(),
    kind: demandKindEnum("kind").notNull(),
    /** A size as addresses write it, or the words that were searched. */
    key: text("key").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.key] })],
);
