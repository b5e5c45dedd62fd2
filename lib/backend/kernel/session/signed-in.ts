import { and, eq, isNull } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { account, session, sessionToken } from "@/lib/backend/kernel/database/schema/account";
import { tokenHash } from "@/lib/backend/kernel/session/token";
import { tokenState } from "@/lib/backend/kernel/session/token-state";
import type { Role, UserType } from "@/lib/domain/user";

/** Whose request it is. */
export type SignedIn = {
  accountId: number;
  sessionId: string;
  email: string;
  emailVerified: boolean;
  userType: UserType;
  roles: readonly Role[];
};

/** The person of a live session; `fresh` is false when the token's hour is over and it has to be renewed. */
export type Bearer = { person: SignedIn; fresh: boolean };

/** Finds whose token it is at `now`; `null` for an unknown one, a replaced one and one of a session that is over. */
export async function findBearer(db: Executor, token: string, now: Date): Promise<Bearer | null> {
  const [row] = await db
    .select({
      accountId: account.id,
      sessionId: session.id,
      email: account.email,
      emailVerifiedAt: account.emailVerifiedAt,
      userType: account.userType,
      roles: account.roles,
      issuedAt: sessionToken.issuedAt,
      replacedAt: sessionToken.replacedAt,
      expiresAt: session.expiresAt,
    })
    .from(sessionToken)
    .innerJoin(session, eq(session.id, sessionToken.sessionId))
    .innerJoin(account, eq(account.id, session.accountId))
    .where(and(eq(sessionToken.hash, tokenHash(token)), isNull(account.deletedAt)));
  if (!row) return null;
  const { issuedAt, replacedAt, expiresAt, emailVerifiedAt, ...person } = row;
  const state = tokenState({ issuedAt, replacedAt, expiresAt }, now);
  if (state === "dead") return null;
  return { person: { ...person, emailVerified: emailVerifiedAt !== null }, fresh: state === "good" };
}
