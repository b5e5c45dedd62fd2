import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  inet,
  integer,
  pgEnum,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { bytes, moment } from "@/lib/backend/kernel/database/schema/columns";
import { languageEnum } from "@/lib/backend/kernel/database/schema/order";
import type { StaffRight } from "@/lib/domain/admin/rights";

const ofStaff = () =>
  integer("staff_id")
    .notNull()
    .references(() => staff.id);

export const strengthEnum = pgEnum("staff_strength", ["half", "full"]);

/** A person who works in the shop. The row stays when they leave: the log names it. */
export const staff = pgTable(
  "staff",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** As it was typed; compared without regard to case. */
    email: text("email").notNull(),
    name: text("name").notNull(),
    language: languageEnum("language").notNull(),
    rights: text("rights").array().$type<StaffRight[]>().notNull(),
    /** Argon2id; there is a password only together with the codes of a phone. */
    passwordHash: text("password_hash"),
    /** Encrypted. */
    totpSecret: bytes("totp_secret"),
    /** The last step whose code was used: it and earlier ones are refused. */
    totpStep: bigint("totp_step", { mode: "number" }),
    /** Does a single letter do something where a screen says so? */
    singleKeys: boolean("single_keys").notNull().default(true),
    active: boolean("active").notNull().default(true),
    createdAt: moment("created_at").notNull(),
    joinedAt: moment("joined_at"),
    leftAt: moment("left_at"),
    revision: integer("revision").notNull().default(0),
  },
  (table) => [
    uniqueIndex("staff_email_key").on(sql`lower(${table.email})`).where(sql`${table.active}`),
    check("staff_rights_check", sql`${table.rights} <@ array['orders', 'catalogue', 'money', 'owner']`),
    check("staff_password_check", sql`(${table.passwordHash} is null) = (${table.totpSecret} is null)`),
  ],
);

/** A code for whoever has lost their phone, as its SHA-256; each is good once. */
export const staffRecovery = pgTable(
  "staff_recovery",
  { hash: text("hash").primaryKey(), staffId: ofStaff(), usedAt: moment("used_at") },
  (table) => [index("staff_recovery_staff_index").on(table.staffId)],
);

/** The token of a link by which somebody comes in for the first time, or again after a reset, as its SHA-256. */
export const staffInvitation = pgTable(
  "staff_invitation",
  {
    hash: text("hash").primaryKey(),
    staffId: ofStaff(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [index("staff_invitation_staff_index").on(table.staffId)],
);

/** A sign-in on one device. It stays for a while after its end: by it a new device is told from a known one. */
export const staffSession = pgTable(
  "staff_session",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    staffId: ofStaff(),
    /** SHA-256 of the token in the cookie. */
    tokenHash: text("token_hash").notNull().unique(),
    strength: strengthEnum("strength").notNull(),
    createdAt: moment("created_at").notNull(),
    seenAt: moment("seen_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    steppedUpAt: moment("stepped_up_at"),
    /** Browser and system, `Chrome, Windows`. */
    device: text("device").notNull(),
    /** The network, not the address: /24 or /48. */
    address: inet("address"),
    /** Codes that were tried in a half session. */
    tries: smallint("tries").notNull().default(0),
    /** The secret of a phone that has not yet shown a code; encrypted. */
    totpDraft: bytes("totp_draft"),
  },
  (table) => [
    index("staff_session_staff_index").on(table.staffId, table.seenAt),
    index("staff_session_expires_index").on(table.expiresAt),
  ],
);
