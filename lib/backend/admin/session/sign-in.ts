import { and, eq, sql } from "drizzle-orm";
import { isPassword } from "@/lib/backend/account/password";
import { useRecovery } from "@/lib/backend/admin/session/recovery";
import { proveFactor, useTotp } from "@/lib/backend/admin/session/second-factor";
import { openSession, strengthen } from "@/lib/backend/admin/session/staff-sessions";
import { callerOf, noted } from "@/lib/backend/kernel/audit/noted";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { staff, staffSession } from "@/lib/backend/kernel/database/schema/admin-staff";
import type { Context, StaffContext } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import {
  addressCounts,
  type Count,
  giveBackAttempt,
  limitAttempts,
  resetAttempts,
} from "@/lib/backend/kernel/limit/limit";
import { limits } from "@/lib/backend/kernel/limit/limits";

/** A member of the staff by e-mail, in any case. */
export async function staffByEmail(db: Executor, email: string) {
  const [row] = await db
    .select()
    .from(staff)
    .where(and(sql`lower(${staff.email}) = lower(${email})`, staff.active));
  return row ?? null;
}

/**
 * The limits that an attempt to sign in counts against, in the order in which they are checked. They count by what was typed, whether
 * somebody has that e-mail or not: the answer tells nothing about who works here.
 */
function countsOf(email: string, address: string | null): { pair: Count; others: Count[] } {
  const target = email.toLowerCase();
  const nowhere: Count = [limits.staffSignInByPair, target];
  const [pair = nowhere, ...wider] = addressCounts(limits.staffSignInByPair, address, target);
  return {
    pair,
    others: [...addressCounts(limits.staffSignIn, address), ...wider, [limits.staffSignInToPerson, target]],
  };
}

/**
 * The first step: e-mail and password open a half session. The answer to a wrong password and to an unknown e-mail is the same, and
 * takes as long.
 * @throws ApiProblem `bad_credentials`, `too_many`
 */
export async function signIn(
  { email, password }: { email: string; password: string },
  context: Context,
): Promise<void> {
  const { pair, others } = countsOf(email, context.address);
  await limitAttempts(...others, pair);
  const known = await staffByEmail(database(), email);
  const right = await isPassword(password, known?.passwordHash ?? null);
  if (!known || !right) {
    await noted(database(), callerOf(context, known?.id), {
      action: "sign_in_refused",
      subject: "staff",
      subjectId: known?.id ?? "",
      details: { factor: "password" },
    });
    throw new ApiProblem("bad_credentials");
  }
  await Promise.all([resetAttempts(...pair), giveBackAttempt(others)]);
  await openSession(database(), known.id, "half", context);
}

const ways = {
  totp: useTotp,
  recovery: useRecovery,
} as const;

/** Tells the log of a second factor that was refused. @throws ApiProblem `second_factor`, always */
export async function noteRefused(factor: string, context: StaffContext): Promise<never> {
  const entry = { subject: "staff", subjectId: context.staff.id, details: { factor } } as const;
  await noted(database(), callerOf(context), { action: "sign_in_refused", ...entry });
  throw new ApiProblem("second_factor");
}

/**
 * Checks a second factor for what somebody wants to do; a wrong one is in the log.
 * @param isRight checks and uses it up
 * @throws ApiProblem `second_factor`, `too_many`, `unauthorised`
 */
export async function proveOrNote(
  factor: string,
  context: StaffContext,
  isRight: () => Promise<boolean>,
): Promise<void> {
  try {
    await proveFactor(context.staff, context.now, isRight);
  } catch (error) {
    if (error instanceof ApiProblem && error.code === "second_factor") await noteRefused(factor, context);
    throw error;
  }
}

/** Checks a code. @throws ApiProblem `second_factor`, `too_many`, `unauthorised` */
async function checkCode(way: keyof typeof ways, code: string, context: StaffContext): Promise<void> {
  const { staff: person, now } = context;
  await proveOrNote(way, context, () => database().transaction((tx) => ways[way](tx, person.id, code, now)));
}

/**
 * The second step: a code makes the half session a full one.
 * @throws ApiProblem `second_factor`, `too_many`, `unauthorised`
 */
export async function completeSignIn(way: keyof typeof ways, code: string, context: StaffContext): Promise<void> {
  const { staff: person } = context;
  // Who has no factor yet sets one up instead; who is in needs no second step.
  if (person.strength !== "half" || !person.hasFactor) throw new ApiProblem("unauthorised");
  await checkCode(way, code, context);
  await database().transaction(async (tx) => {
    await strengthen(tx, person.id, person.sessionId, context);
    const entry = { subject: "staff", subjectId: person.id, details: { factor: way } } as const;
    if (way === "recovery") await noted(tx, callerOf(context), { action: "recovery_used", ...entry });
    await noted(tx, callerOf(context), { action: "signed_in", ...entry });
  });
}

/** From now on the second factor counts as shown, for a quarter of an hour. */
export async function markSteppedUp({ staff: { sessionId }, now }: StaffContext): Promise<void> {
  await database().update(staffSession).set({ steppedUpAt: now }).where(eq(staffSession.id, sessionId));
}

/** Shows the second factor again, by a code of the phone. @throws ApiProblem `second_factor`, `too_many` */
export async function stepUp(code: string, context: StaffContext): Promise<void> {
  await checkCode("totp", code, context);
  await markSteppedUp(context);
}
