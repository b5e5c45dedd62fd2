import { randomBytes } from "node:crypto";
import { and, count, eq, isNull } from "drizzle-orm";
import { Secret } from "otpauth";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { staffRecovery } from "@/lib/backend/kernel/database/schema/admin-staff";
import { tokenHash } from "@/lib/backend/kernel/session/token";
import { recoveryCodes, shownCode, typedCode } from "@/lib/domain/admin/recovery-code";

const newCode = () => new Secret({ buffer: new Uint8Array(randomBytes(10)).buffer }).base32;

/** Makes ten new codes in place of the old ones. @returns them as they are shown, this once */
export async function makeRecovery(tx: Executor, staffId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, newCode);
  await tx.delete(staffRecovery).where(eq(staffRecovery.staffId, staffId));
  await tx.insert(staffRecovery).values(codes.map((code) => ({ hash: tokenHash(code), staffId })));
  return codes.map(shownCode);
}

/** How many codes a person has left. */
export async function recoveryLeft(db: Executor, staffId: number): Promise<number> {
  const unused = and(eq(staffRecovery.staffId, staffId), isNull(staffRecovery.usedAt));
  const [row] = await db.select({ left: count() }).from(staffRecovery).where(unused);
  return row?.left ?? 0;
}

/** Uses up a code as it was typed. Of two simultaneous requests one succeeds. @returns whether it was good */
export async function useRecovery(tx: Executor, staffId: number, typed: string, now: Date): Promise<boolean> {
  const code = typedCode(typed);
  if (code === null) return false;
  const used = await tx
    .update(staffRecovery)
    .set({ usedAt: now })
    .where(
      and(eq(staffRecovery.hash, tokenHash(code)), eq(staffRecovery.staffId, staffId), isNull(staffRecovery.usedAt)),
    )
    .returning({ hash: staffRecovery.hash });
  return used.length > 0;
}
