import { passkeysOf } from "@/lib/backend/admin/passkey/own-passkeys";
import { recoveryLeft } from "@/lib/backend/admin/session/recovery";
import { livingSessions } from "@/lib/backend/admin/session/staff-sessions";
import { staffById } from "@/lib/backend/admin/staff/staff-by-id";
import { database } from "@/lib/backend/kernel/database/connect";
import type { StaffContext } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import type { Me } from "@/lib/contract/admin/me";
import { isSteppedUp, steppedUpUntil } from "@/lib/domain/admin/staff-session";

/** Oneself, as the admin shows it. */
export async function presentMe({ staff: { id, sessionId, steppedUpAt }, now }: StaffContext): Promise<Me> {
  const [row, sessions, left, keys] = await Promise.all([
    staffById(database(), id),
    livingSessions(database(), id, now),
    recoveryLeft(database(), id),
    passkeysOf(database(), id),
  ]);
  if (!row) throw new ApiProblem("unauthorised");
  return {
    id,
    name: row.name,
    email: row.email,
    language: row.language,
    rights: row.rights,
    single_keys: row.singleKeys,
    factors: {
      password: row.passwordHash !== null,
      recovery_left: left,
      passkeys: keys.map((key) => ({
        id: key.id,
        name: key.name,
        created_at: key.createdAt.toISOString(),
        used_at: key.usedAt?.toISOString() ?? null,
      })),
    },
    sessions: sessions.map((session) => ({
      id: session.id,
      device: session.device,
      network: session.address,
      created_at: session.createdAt.toISOString(),
      seen_at: session.seenAt.toISOString(),
      current: session.id === sessionId,
    })),
    stepped_up_until: steppedUpAt && isSteppedUp(steppedUpAt, now) ? steppedUpUntil(steppedUpAt).toISOString() : null,
  };
}
