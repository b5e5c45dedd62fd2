import { stepUpByPasskey } from "@/lib/backend/admin/passkey/passkey-sign-in";
import { completeSignIn, signIn, stepUp } from "@/lib/backend/admin/session/sign-in";
import { endStaffSessions } from "@/lib/backend/admin/session/staff-sessions";
import { acceptInvitation, readInvitation } from "@/lib/backend/admin/staff/accept-invitation";
import { callerOf, noted } from "@/lib/backend/kernel/audit/noted";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Handlers } from "@/lib/backend/kernel/http/handler";
import type { staffSessionCalls } from "@/lib/contract/admin/session";
import { staffCookieLine } from "@/lib/domain/admin/staff-cookie";

export const staffSessionHandlers: Handlers<keyof typeof staffSessionCalls> = {
  "GET /admin/session": (_input, { staff: { name, email, language, strength, hasFactor } }) => {
    const next = strength === "full" ? "none" : hasFactor ? "code" : "enrol";
    return { status: 200, body: { name, email, language, next } };
  },

  "POST /admin/session": async ({ body }, context) => {
    await signIn(body, context);
    return { status: 200, body: { next: "totp" } };
  },

  "POST /admin/session/totp": async ({ body }, context) => {
    await completeSignIn("totp", body.code, context);
    return { status: 204 };
  },

  "POST /admin/session/recovery": async ({ body }, context) => {
    await completeSignIn("recovery", body.code, context);
    return { status: 204 };
  },

  "DELETE /admin/session": async (_input, context) => {
    const { id, sessionId, strength } = context.staff;
    await database().transaction(async (tx) => {
      await endStaffSessions(tx, id, { only: sessionId }, context.now);
      if (strength === "full")
        await noted(tx, callerOf(context), { action: "signed_out", subject: "staff", subjectId: id });
    });
    context.addCookie(staffCookieLine(null));
    return { status: 204 };
  },

  "POST /admin/step-up": async ({ body }, context) => {
    if (body.response) await stepUpByPasskey(body.response, context);
    else await stepUp(body.code ?? "", context);
    return { status: 204 };
  },

  "GET /admin/invitation": async ({ query }, context) => ({
    status: 200,
    body: await readInvitation(query.token, context),
  }),

  "POST /admin/invitation": async ({ body }, context) => {
    await acceptInvitation(body, context);
    return { status: 200, body: { next: "enrol" } };
  },
};
