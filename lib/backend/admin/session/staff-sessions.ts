import { and, desc, eq, gt, ne } from "drizzle-orm";
import { deviceMail } from "@/lib/backend/admin/mails/device-mail";
import { enqueue } from "@/lib/backend/jobs/enqueue";
import { networkText } from "@/lib/backend/kernel/audit/network-text";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { staffSession } from "@/lib/backend/kernel/database/schema/admin-staff";
import type { Context } from "@/lib/backend/kernel/http/context";
import { newToken, tokenHash } from "@/lib/backend/kernel/session/token";
import { deviceName } from "@/lib/domain/admin/device-name";
import { staffCookieLine } from "@/lib/domain/admin/staff-cookie";
import { idleMs, type Strength, sessionEndOf } from "@/lib/domain/admin/staff-session";

/** For how long a device is known after it was last used, ms. */
export const knownMs = 90 * 86_400_000;

const deviceOf = ({ request }: Context) => deviceName(request.headers.get("user-agent")).slice(0, 200);

/** Tells a person of a device, by browser and network, that has not been used for long; the first one of all is theirs. */
async function reportNewDevice(tx: Executor, staffId: number, sessionId: string, context: Context): Promise<void> {
  const since = new Date(context.now.getTime() - knownMs);
  const before = await tx
    .select({ device: staffSession.device, address: staffSession.address })
    .from(staffSession)
    .where(
      and(
        eq(staffSession.staffId, staffId),
        eq(staffSession.strength, "full"),
        gt(staffSession.seenAt, since),
        ne(staffSession.id, sessionId),
      ),
    );
  const [device, network] = [deviceOf(context), networkText(context.address)];
  if (before.length === 0 || before.some((known) => known.device === device && known.address === network)) return;
  await enqueue(tx, deviceMail, { staff: staffId, device, at: context.now.toISOString() });
}

/** Opens a session: a half one before the second factor, a full one for a way that is both. The browser gets its token. */
export async function openSession(tx: Executor, staffId: number, strength: Strength, context: Context): Promise<void> {
  const token = newToken();
  const { now, address } = context;
  const [session] = await tx
    .insert(staffSession)
    .values({
      staffId,
      tokenHash: tokenHash(token),
      strength,
      createdAt: now,
      seenAt: now,
      expiresAt: sessionEndOf(strength, now),
      steppedUpAt: strength === "full" ? now : null,
      device: deviceOf(context),
      address: networkText(address),
    })
    .returning({ id: staffSession.id });
  if (session && strength === "full") await reportNewDevice(tx, staffId, session.id, context);
  context.addCookie(staffCookieLine(token));
}

/** Makes a half session a full one: with a new token, so that the old one is worth nothing. */
export async function strengthen(tx: Executor, staffId: number, sessionId: string, context: Context): Promise<void> {
  const token = newToken();
  const { now } = context;
  await tx
    .update(staffSession)
    .set({
      tokenHash: tokenHash(token),
      strength: "full",
      expiresAt: sessionEndOf("full", now),
      seenAt: now,
      steppedUpAt: now,
      tries: 0,
      totpDraft: null,
    })
    .where(eq(staffSession.id, sessionId));
  await reportNewDevice(tx, staffId, sessionId, context);
  context.addCookie(staffCookieLine(token));
}

/** Sessions of a person that live at `now`, the latest used first; before the second factor none is one. */
export async function livingSessions(db: Executor, staffId: number, now: Date) {
  return db
    .select()
    .from(staffSession)
    .where(
      and(
        eq(staffSession.staffId, staffId),
        eq(staffSession.strength, "full"),
        gt(staffSession.expiresAt, now),
        gt(staffSession.seenAt, new Date(now.getTime() - idleMs)),
      ),
    )
    .orderBy(desc(staffSession.seenAt));
}

/**
 * Ends sessions of a person. The rows stay for a while: by them a known device is told from a new one.
 * @param which one of them, all but one, or all
 * @returns how many were living
 */
export async function endStaffSessions(
  tx: Executor,
  staffId: number,
  which: { only?: string; except?: string },
  now: Date,
): Promise<number> {
  const { only, except } = which;
  const ended = await tx
    .update(staffSession)
    .set({ expiresAt: now, totpDraft: null })
    .where(
      and(
        eq(staffSession.staffId, staffId),
        gt(staffSession.expiresAt, now),
        only === undefined ? undefined : eq(staffSession.id, only),
        except === undefined ? undefined : ne(staffSession.id, except),
      ),
    )
    .returning({ id: staffSession.id });
  return ended.length;
}
