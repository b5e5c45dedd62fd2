import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { unsealed } from "@/lib/backend/admin/session/seal";
import { stepOf } from "@/lib/backend/admin/session/totp";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { staff, staffSession } from "@/lib/backend/kernel/database/schema/admin-staff";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { type Count, giveBackAttempt, limitAttempts } from "@/lib/backend/kernel/limit/limit";
import { limits } from "@/lib/backend/kernel/limit/limits";
import type { Staff } from "@/lib/backend/kernel/session/staff-bearer";
import { codeTries } from "@/lib/domain/admin/staff-session";

/**
 * Uses a code of a person's phone: it counts once. Of two simultaneous requests one succeeds.
 * @returns whether it was good
 */
export async function useTotp(tx: Executor, staffId: number, typed: string, now: Date): Promise<boolean> {
  const [row] = await tx
    .select({ secret: staff.totpSecret, used: staff.totpStep })
    .from(staff)
    .where(eq(staff.id, staffId));
  if (!row?.secret) return false;
  const step = stepOf(await unsealed(tx, staffId, row.secret), typed, row.used, now);
  if (step === null) return false;
  const used = await tx
    .update(staff)
    .set({ totpStep: step })
    .where(and(eq(staff.id, staffId), or(isNull(staff.totpStep), lt(staff.totpStep, step))))
    .returning({ id: staff.id });
  return used.length > 0;
}

/**
 * Counts a try of a half session, before the code is looked at; the last one ends the session whatever comes of it.
 * @throws ApiProblem `unauthorised` for one try too many
 */
async function countTry(sessionId: string): Promise<number> {
  const [counted] = await database()
    .update(staffSession)
    .set({ tries: sql`${staffSession.tries} + 1` })
    .where(and(eq(staffSession.id, sessionId), lt(staffSession.tries, codeTries)))
    .returning({ tries: staffSession.tries });
  if (!counted) throw new ApiProblem("unauthorised");
  return counted.tries;
}

/**
 * Checks a second factor. Tries are counted before, so that many at once cannot get round the limits: of the half session, and of
 * the person, whose password somebody may know.
 * @param isRight checks and uses it up
 * @throws ApiProblem `second_factor`, `too_many`; `unauthorised` once a half session has had its tries
 */
export async function proveFactor(person: Staff, now: Date, isRight: () => Promise<boolean>): Promise<void> {
  const ofPerson: Count = [limits.staffCode, `staff ${person.id}`];
  await limitAttempts(ofPerson);
  const tries = person.strength === "half" ? await countTry(person.sessionId) : 0;
  if (await isRight()) return void (await giveBackAttempt([ofPerson]));
  if (tries >= codeTries)
    await database().update(staffSession).set({ expiresAt: now }).where(eq(staffSession.id, person.sessionId));
  throw new ApiProblem("second_factor");
}
