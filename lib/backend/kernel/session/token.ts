import { createHash, createHmac, randomBytes } from "node:crypto";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { persistedSecret } from "@/lib/backend/kernel/database/persisted-secret";

/** A new secret for a session or a mailed link: 256 random bits, base64url. */
export function newToken(random: (size: number) => Buffer = randomBytes): string {
  return random(32).toString("base64url");
}

/** The SHA-256 of a token, which is all that the database stores: reading the tables lets nobody in. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/**
 * The token that follows `token` when it is renewed. It is computed from it and a secret of the database: tabs that renew
 * the same token at once all get the same answer, though no token is stored.
 */
export async function nextToken(db: Executor, token: string): Promise<string> {
  return createHmac("sha256", await persistedSecret(db, "session_secret"))
    .update(`session ${token}`)
    .digest("base64url");
}

/** The token of a request's Authorization header; `null` when there is none of that kind. */
export function bearerToken(header: string | null): string | null {
  return /^Bearer +([\w-]{43})$/i.exec(header ?? "")?.[1] ?? null;
}
