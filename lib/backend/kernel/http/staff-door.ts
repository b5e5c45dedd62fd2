import { database, plannedDatabase } from "@/lib/backend/kernel/database/connect";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { findStaff, hasStaff, type Staff } from "@/lib/backend/kernel/session/staff-bearer";
import { bearerToken } from "@/lib/backend/kernel/session/token";
import { readConfig } from "@/lib/config";
import type { AdminAccess } from "@/lib/contract/admin/admin-call";
import type { ApiRequest } from "@/lib/contract/api-request";
import { hasRight } from "@/lib/domain/admin/rights";
import { isSteppedUp } from "@/lib/domain/admin/staff-session";

/**
 * Who stands at the door of the admin; `null` for nobody. While nobody works in the shop, with a back end elsewhere, and when the
 * settings say so there is no door: the answer is that of any address that is not there.
 * @throws ApiProblem `not_found`
 */
export async function atDoor(request: ApiRequest, now: Date): Promise<Staff | null> {
  const { admin, apiHost } = readConfig();
  if (!admin || apiHost) throw new ApiProblem("not_found");
  const token = bearerToken(request.headers.get("authorization"));
  const person = token === null ? null : await findStaff(plannedDatabase(), token, now);
  if (!person && !(await hasStaff(database()))) throw new ApiProblem("not_found");
  return person;
}

/** Does a person's half session suffice? It does for the second step, and for setting up a first factor, never another one. */
function isEnough({ strength, hasFactor }: Staff, right: AdminAccess["right"]): boolean {
  return strength === "full" || right === "half" || (right === "enrol" && !hasFactor);
}

/**
 * Refuses whoever may not make a call, before its input is even read.
 * @throws ApiProblem `unauthorised`, `forbidden`, `step_up_required`
 */
export function refuseOthers(person: Staff | null, { right, stepUp }: AdminAccess, now: Date): void {
  if (right === "none") return;
  if (!person || !isEnough(person, right)) throw new ApiProblem("unauthorised");
  const anybody = right === "any" || right === "enrol" || right === "half";
  if (!anybody && !hasRight(person.rights, right)) throw new ApiProblem("forbidden");
  if (stepUp && person.hasFactor && !isSteppedUp(person.steppedUpAt, now)) throw new ApiProblem("step_up_required");
}
