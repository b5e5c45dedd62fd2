import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { pattern, product } from "@/lib/backend/kernel/database/schema/catalogue";
import { bytes, moment } from "@/lib/backend/kernel/database/schema/columns";
import type { Language } from "@/lib/domain/locale";
import { pictureFormats, pictureRoles } from "@/lib/domain/picture";

export const pictureRoleEnum = pgEnum("picture_role", pictureRoles);
export const pictureFormatEnum = pgEnum("picture_format", pictureFormats);

/** A picture as it is kept, named by the bytes it came as (`pictureHash`): made once, and never changed. */
export const picture = pgTable("picture", {
  hash: text("hash").primaryKey(),
  /** px, of the widest that is kept. */
  width: smallint("width").notNull(),
  height: smallint("height").notNull(),
  /** When it came, for the last time if several times. */
  madeAt: moment("made_at").notNull(),
});

const ofPicture = () =>
  text("hash")
    .notNull()
    .references(() => picture.hash);

/** A picture's bytes in one width and format. */
export const pictureRendition = pgTable(
  "picture_rendition",
  {
    hash: text("hash")
      .notNull()
      .references(() => picture.hash, { onDelete: "cascade" }),
    width: smallint("width").notNull(),
    format: pictureFormatEnum("format").notNull(),
    bytes: bytes("bytes").notNull(),
  },
  (table) => [primaryKey({ columns: [table.hash, table.width, table.format] })],
);

/** A picture that the shop shows: of all tyres of a pattern, or of one tyre, whose own come before its pattern's. */
export const tyrePicture = pgTable(
  "tyre_picture",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    patternId: integer("pattern_id").references(() => pattern.id, { onDelete: "cascade" }),
    productId: integer("product_id").references(() => product.id, { onDelete: "cascade" }),
    hash: ofPicture(),
    /** The first stands in lists. */
    position: smallint("position").notNull(),
    role: pictureRoleEnum("role").notNull(),
    /** What it shows, in words of the shop's own; a language without any gets the usual ones. */
    alt: jsonb("alt").$type<Partial<Record<Language, string>>>().notNull().default({}),
    /** Does it come from a supplier's list? The staff's own take its place. */
    fromList: boolean("from_list").notNull().default(false),
    /** Kept for a day so that it can be put back. */
    removedAt: moment("removed_at"),
    revision: integer("revision").notNull().default(0),
  },
  (table) => [
    index("tyre_picture_pattern_index").on(table.patternId, table.position).where(sql`${table.removedAt} is null`),
    index("tyre_picture_product_index").on(table.productId, table.position).where(sql`${table.removedAt} is null`),
    index("tyre_picture_hash_index").on(table.hash),
    check("tyre_picture_owner_check", sql`num_nonnulls(${table.patternId}, ${table.productId}) = 1`),
  ],
);

/** Where a supplier's list says that a picture of a pattern lies, and what came of fetching it. */
export const pictureSource = pgTable(
  "picture_source",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    patternId: integer("pattern_id")
      .notNull()
      .references(() => pattern.id, { onDelete: "cascade" }),
    address: text("address").notNull(),
    /** The host and port of the address, which is asked for two at a time. */
    host: text("host").notNull(),
    /** The picture's place among those of the pattern. */
    position: smallint("position").notNull(),
    /** When a list named it last; after that it is to be fetched. */
    wantedAt: moment("wanted_at").notNull(),
    /** When it was fetched last, in vain or not. */
    fetchedAt: moment("fetched_at"),
    etag: text("etag"),
    hash: text("hash").references(() => picture.hash, { onDelete: "set null" }),
    /** Why the last attempt failed; `null`: it has not. */
    problem: text("problem"),
  },
  (table) => [
    unique("picture_source_key").on(table.patternId, table.address),
    index("picture_source_due_index")
      .on(table.host, table.id)
      .where(sql`${table.fetchedAt} is null or ${table.fetchedAt} < ${table.wantedAt}`),
    index("picture_source_hash_index").on(table.hash),
  ],
);
