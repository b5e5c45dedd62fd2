import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { moment } from "@/lib/backend/kernel/database/schema/columns";
import { type Role, userTypes } from "@/lib/domain/user";

/** A text that is empty until somebody fills it in. */
const optional = (name: string) => text(name).notNull().default("");

export const userTypeEnum = pgEnum("user_type", userTypes);
export const accountTokenPurposeEnum = pgEnum("account_token_purpose", ["reset", "verify"]);

/**
 * A customer. Numbered from 1, since 0 stands for nobody in the API. A deleted account keeps its row, emptied, so that
 * its number is never given again.
 */
export const account = pgTable(
  "account",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity({ startWith: 1 }),
    /** As it was typed; compared without regard to case. Empty once deleted. */
    email: text("email").notNull(),
    /** Argon2id; null for those who only sign in with a provider. */
    passwordHash: text("password_hash"),
    firstName: optional("first_name"),
    lastName: optional("last_name"),
    avatar: optional("avatar"),
    phoneNumber: optional("phone_number"),
    country: optional("country"),
    city: optional("city"),
    address: optional("address"),
    zipCode: optional("zip_code"),
    userType: userTypeEnum("user_type").notNull().default("regular"),
    roles: text("roles").array().$type<Role[]>().notNull().default(sql`'{}'`),
    agreement: smallint("agreement").notNull().default(0),
    emailVerifiedAt: moment("email_verified_at"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
    deletedAt: moment("deleted_at"),
  },
  (table) => [
    uniqueIndex("account_email_key").on(sql`lower(${table.email})`).where(sql`${table.deletedAt} is null`),
    check("account_country_check", sql`${table.country} in ('', 'CZ', 'SK')`),
    check("account_roles_check", sql`${table.roles} <@ array['orders', 'catalogue', 'content']`),
  ],
);

/** A sign-in on one device; it lives as long as it is renewed. */
export const session = pgTable(
  "session",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    accountId: integer("account_id")
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("session_account_index").on(table.accountId), index("session_expires_index").on(table.expiresAt)],
);

/** Every token a session has had, as its SHA-256: the replaced ones too, so that their reuse is noticed. */
export const sessionToken = pgTable(
  "session_token",
  {
    hash: text("hash").primaryKey(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => session.id, { onDelete: "cascade" }),
    issuedAt: moment("issued_at").notNull(),
    replacedAt: moment("replaced_at"),
  },
  (table) => [index("session_token_session_index").on(table.sessionId)],
);

/** The token of a mailed link, as its SHA-256. */
export const accountToken = pgTable(
  "account_token",
  {
    hash: text("hash").primaryKey(),
    accountId: integer("account_id")
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    purpose: accountTokenPurposeEnum("purpose").notNull(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [index("account_token_account_index").on(table.accountId)],
);

/** The identity of an account at a sign-in provider. */
export const accountIdentity = pgTable(
  "account_identity",
  {
    provider: text("provider").notNull(),
    /** The provider's own name for the person, which never changes. */
    subject: text("subject").notNull(),
    accountId: integer("account_id")
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index("account_identity_account_index").on(table.accountId),
  ],
);
