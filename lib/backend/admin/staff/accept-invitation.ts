import { eq } from "drizzle-orm";
import { endStaffSessions, openSession } from "@/lib/backend/admin/session/staff-sessions";
import { invited } from "@/lib/backend/admin/staff/invitation";
import { readName } from "@/lib/backend/admin/staff/read-name";
import { database } from "@/lib/backend/kernel/database/connect";
import { staff } from "@/lib/backend/kernel/database/schema/admin-staff";
import type { Context } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { limitAddress } from "@/lib/backend/kernel/limit/limit";
import { limits } from "@/lib/backend/kernel/limit/limits";
import type { Language } from "@/lib/domain/locale";

/** Whom an invitation is for. @throws ApiProblem `token_invalid`, `too_many` */
export async function readInvitation(token: string, context: Context) {
  await limitAddress(limits.staffLink, context);
  const person = await invited(database(), token, context.now);
  if (!person) throw new ApiProblem("token_invalid");
  const { name, email, language } = person;
  return { name, email, language };
}

/**
 * Opens a half session, in which a password and a phone are set up. The link works until that is done: a phone may run out of
 * power in between.
 * @throws ApiProblem `token_invalid`, `too_many`, `invalid`
 */
export async function acceptInvitation(
  { token, name, language }: { token: string; name: string; language: Language },
  context: Context,
): Promise<void> {
  await limitAddress(limits.staffLink, context);
  const shown = readName(name);
  await database().transaction(async (tx) => {
    const person = await invited(tx, token, context.now);
    if (!person) throw new ApiProblem("token_invalid");
    await tx.update(staff).set({ name: shown, language }).where(eq(staff.id, person.id));
    await endStaffSessions(tx, person.id, {}, context.now);
    await openSession(tx, person.id, "half", context);
  });
}
