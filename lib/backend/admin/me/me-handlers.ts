import { eq, sql } from "drizzle-orm";
import { refuseCommon } from "@/lib/backend/account/common-password";
import { hashPassword } from "@/lib/backend/account/password";
import { presentMe } from "@/lib/backend/admin/me/present-me";
import { beginTotp, completeTotp } from "@/lib/backend/admin/me/totp-setup";
import { makeRecovery } from "@/lib/backend/admin/session/recovery";
import { endStaffSessions } from "@/lib/backend/admin/session/staff-sessions";
import { readName } from "@/lib/backend/admin/staff/read-name";
import { staffById } from "@/lib/backend/admin/staff/staff-by-id";
import { callerOf, noted } from "@/lib/backend/kernel/audit/noted";
import { database } from "@/lib/backend/kernel/database/connect";
import { staff } from "@/lib/backend/kernel/database/schema/admin-staff";
import type { StaffContext } from "@/lib/backend/kernel/http/context";
import type { Handlers } from "@/lib/backend/kernel/http/handler";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import type { staffMeCalls } from "@/lib/contract/admin/me";

type Changes = {
  name?: string | undefined;
  language?: "cs" | "sk" | "en" | undefined;
  single_keys?: boolean | undefined;
};

async function changeMe({ name, language, single_keys: singleKeys }: Changes, context: StaffContext): Promise<void> {
  const wanted = { name: name === undefined ? undefined : readName(name), language, singleKeys };
  const changed = Object.entries(wanted).filter(([, value]) => value !== undefined);
  if (changed.length === 0) return;
  const { id } = context.staff;
  await database().transaction(async (tx) => {
    await tx
      .update(staff)
      .set({ ...Object.fromEntries(changed), revision: sql`${staff.revision} + 1` })
      .where(eq(staff.id, id));
    const details = { changed: changed.map(([field]) => field) };
    await noted(tx, callerOf(context), { action: "profile_changed", subject: "staff", subjectId: id, details });
  });
}

async function changePassword(password: string, context: StaffContext): Promise<void> {
  const { id, email, sessionId } = context.staff;
  refuseCommon(password, email);
  if ((await staffById(database(), id))?.passwordHash == null) throw new ApiProblem("not_possible");
  const passwordHash = await hashPassword(password);
  await database().transaction(async (tx) => {
    await tx.update(staff).set({ passwordHash }).where(eq(staff.id, id));
    await endStaffSessions(tx, id, { except: sessionId }, context.now);
    await noted(tx, callerOf(context), { action: "password_changed", subject: "staff", subjectId: id });
  });
}

export const staffMeHandlers: Handlers<keyof typeof staffMeCalls> = {
  "GET /admin/me": async (_input, context) => ({ status: 200, body: await presentMe(context) }),

  "PATCH /admin/me": async ({ body }, context) => {
    await changeMe(body, context);
    return { status: 200, body: await presentMe(context) };
  },

  "PUT /admin/me/password": async ({ body }, context) => {
    await changePassword(body.password, context);
    return { status: 204 };
  },

  "POST /admin/me/totp": async (_input, context) => ({ status: 200, body: await beginTotp(context) }),

  "PUT /admin/me/totp": async ({ body }, context) => ({
    status: 200,
    body: { recovery: await completeTotp(body, context) },
  }),

  "POST /admin/me/recovery": async (_input, context) => {
    const { id } = context.staff;
    const recovery = await database().transaction(async (tx) => {
      await noted(tx, callerOf(context), { action: "recovery_made", subject: "staff", subjectId: id });
      return makeRecovery(tx, id);
    });
    return { status: 200, body: { recovery } };
  },

  "DELETE /admin/me/sessions/{id}": async ({ path }, context) => {
    const { id } = context.staff;
    await database().transaction(async (tx) => {
      const ended = await endStaffSessions(tx, id, { only: path.id }, context.now);
      if (ended === 0) throw new ApiProblem("not_found");
      await noted(tx, callerOf(context), { action: "session_ended", subject: "staff", subjectId: id });
    });
    return { status: 204 };
  },
};
