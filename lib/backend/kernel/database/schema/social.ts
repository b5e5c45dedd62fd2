import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "@/lib/backend/kernel/database/schema/columns";

/**
 * A sign-in that a browser has begun at a provider. It is found by what comes back with the browser, `state`; of that and of
 * the browser's cookie only the SHA-256 is kept.
 */
export const socialAttempt = pgTable(
  "social_attempt",
  {
    stateHash: text("state_hash").primaryKey(),
    browserHash: text("browser_hash").notNull(),
    provider: text("provider").notNull(),
    /** What the provider's ID token has to repeat. */
    nonce: text("nonce").notNull(),
    /** What the code is redeemed with (PKCE, RFC 7636). */
    verifier: text("verifier").notNull(),
    /** Path of this shop. */
    returnTo: text("return_to").notNull(),
    /** The session whose account is to be linked with the provider; null for a sign-in. */
    linkSession: uuid("link_session"),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [index("social_attempt_expires_index").on(table.expiresAt)],
);
