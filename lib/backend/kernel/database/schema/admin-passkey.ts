import { bigint, boolean, index, integer, pgEnum, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { staff, staffSession } from "@/lib/backend/kernel/database/schema/admin-staff";
import { bytes, moment } from "@/lib/backend/kernel/database/schema/columns";

/** A passkey of a person; only its public half is known here. */
export const staffPasskey = pgTable(
  "staff_passkey",
  {
    /** As the device that holds it has named it, base64url. */
    id: text("id").primaryKey(),
    staffId: integer("staff_id")
      .notNull()
      .references(() => staff.id),
    publicKey: bytes("public_key").notNull(),
    /** How often it was used, as it counts itself; many do not and say 0. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    transports: text("transports").array().notNull(),
    /** Is it kept in more than one place? */
    backedUp: boolean("backed_up").notNull(),
    name: text("name").notNull(),
    createdAt: moment("created_at").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [index("staff_passkey_staff_index").on(table.staffId)],
);

export const challengeKindEnum = pgEnum("staff_challenge_kind", ["register", "sign_in", "step_up"]);

/** What a passkey is to sign, as its SHA-256; it is taken out when it is answered. */
export const staffChallenge = pgTable(
  "staff_challenge",
  {
    hash: text("hash").primaryKey(),
    kind: challengeKindEnum("kind").notNull(),
    /** The session that it was made in; a sign-in has none. */
    sessionId: uuid("session_id").references(() => staffSession.id, { onDelete: "cascade" }),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("staff_challenge_session_index").on(table.sessionId),
    index("staff_challenge_expires_index").on(table.expiresAt),
  ],
);
