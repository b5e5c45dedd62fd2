import { and, eq, gt, isNull } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { staff, staffInvitation } from "@/lib/backend/kernel/database/schema/admin-staff";
import { newToken, tokenHash } from "@/lib/backend/kernel/session/token";
import { readConfig } from "@/lib/config";
import { invitationMs } from "@/lib/domain/admin/staff-session";

export type Invitation = { link: string; expiresAt: Date };

/** Makes a link by which a person sets up their ways to sign in; only the hash of its token is kept. */
export async function makeInvitation(tx: Executor, staffId: number, now: Date): Promise<Invitation> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + invitationMs);
  await tx.insert(staffInvitation).values({ hash: tokenHash(token), staffId, expiresAt });
  return { link: `${readConfig().publicUrl}/admin/welcome/${token}`, expiresAt };
}

/** Whom an invitation is for; `null` for one that is unknown, used or over, and for somebody who has left. */
export async function invited(db: Executor, token: string, now: Date) {
  const [row] = await db
    .select({ id: staff.id, name: staff.name, email: staff.email, language: staff.language })
    .from(staffInvitation)
    .innerJoin(staff, eq(staff.id, staffInvitation.staffId))
    .where(
      and(
        eq(staffInvitation.hash, tokenHash(token)),
        isNull(staffInvitation.usedAt),
        gt(staffInvitation.expiresAt, now),
        staff.active,
      ),
    );
  return row ?? null;
}

/** Uses up every invitation of a person: they are in, or are to use a newer one. */
export async function endInvitations(tx: Executor, staffId: number, now: Date): Promise<void> {
  await tx
    .update(staffInvitation)
    .set({ usedAt: now })
    .where(and(eq(staffInvitation.staffId, staffId), isNull(staffInvitation.usedAt)));
}
