import { ownPlace } from "@/lib/backend/admin/passkey/challenge";
import { passkeysOf } from "@/lib/backend/admin/passkey/own-passkeys";
import { acceptTouch, keyOf, touchOptions } from "@/lib/backend/admin/passkey/touch";
import { markSteppedUp, proveOrNote } from "@/lib/backend/admin/session/sign-in";
import { openSession } from "@/lib/backend/admin/session/staff-sessions";
import { callerOf, noted } from "@/lib/backend/kernel/audit/noted";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Context, StaffContext } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { limitAddress } from "@/lib/backend/kernel/limit/limit";
import { limits } from "@/lib/backend/kernel/limit/limits";
import type { Assertion } from "@/lib/contract/admin/passkey";

/** The challenge of a sign-in: whoever comes has not said who they are. @throws ApiProblem `not_possible`, `too_many` */
export async function signInOptions(context: Context) {
  await limitAddress(limits.staffPasskey, context);
  return touchOptions("sign_in", [], null, context.now);
}

/**
 * Signs in by a passkey: it is had, and opened by a finger or a PIN, so it is both factors.
 * @throws ApiProblem `second_factor`, `not_possible`, `too_many`
 */
export async function signInByPasskey(response: Assertion, context: Context): Promise<void> {
  ownPlace();
  await limitAddress(limits.staffPasskey, context);
  const { now } = context;
  const key = await keyOf(response.id);
  const details = { factor: "passkey" };
  if (!(await acceptTouch("sign_in", response, key, null, now)) || !key) {
    const entry = { subject: "staff", subjectId: key?.staffId ?? "", details } as const;
    await noted(database(), callerOf(context, key?.staffId), { action: "sign_in_refused", ...entry });
    throw new ApiProblem("second_factor");
  }
  await database().transaction(async (tx) => {
    await openSession(tx, key.staffId, "full", context);
    const entry = { subject: "staff", subjectId: key.staffId, details } as const;
    await noted(tx, callerOf(context, key.staffId), { action: "signed_in", ...entry });
  });
}

/** The challenge of a step-up, for one's own keys. @throws ApiProblem `not_possible` for who has none */
export async function stepUpOptions({ staff: { id, sessionId }, now }: StaffContext) {
  const keys = await passkeysOf(database(), id);
  if (keys.length === 0) throw new ApiProblem("not_possible");
  return touchOptions(
    "step_up",
    keys.map((key) => key.id),
    sessionId,
    now,
  );
}

/** Shows the second factor again by a passkey. @throws ApiProblem `second_factor`, `not_possible`, `too_many` */
export async function stepUpByPasskey(response: Assertion, context: StaffContext): Promise<void> {
  ownPlace();
  const { staff: person, now } = context;
  await proveOrNote("passkey", context, async () => {
    const key = await keyOf(response.id);
    const own = key?.staffId === person.id ? key : null;
    return acceptTouch("step_up", response, own, person.sessionId, now);
  });
  await markSteppedUp(context);
}
