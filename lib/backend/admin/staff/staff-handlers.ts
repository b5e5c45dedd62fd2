import { invitationMail } from "@/lib/backend/admin/mails/invitation-mail";
import { endStaffSessions } from "@/lib/backend/admin/session/staff-sessions";
import type { Invitation } from "@/lib/backend/admin/staff/invitation";
import { listStaff } from "@/lib/backend/admin/staff/list-staff";
import { changePerson, invite, lockPerson, resetFactors } from "@/lib/backend/admin/staff/people";
import { readName } from "@/lib/backend/admin/staff/read-name";
import { enqueue } from "@/lib/backend/jobs/enqueue";
import { callerOf, noted } from "@/lib/backend/kernel/audit/noted";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Handlers } from "@/lib/backend/kernel/http/handler";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import type { staffCalls } from "@/lib/contract/admin/staff";

const shown = (id: number, { link, expiresAt }: Invitation) => ({ id, link, expires_at: expiresAt.toISOString() });

export const staffHandlers: Handlers<keyof typeof staffCalls> = {
  "GET /admin/staff": async (_input, { now }) => ({ status: 200, body: { data: await listStaff(database(), now) } }),

  "POST /admin/staff": async ({ body }, context) => {
    const person = { ...body, name: readName(body.name), rights: [...new Set(body.rights)] };
    const made = await database().transaction(async (tx) => {
      const link = await invite(tx, person, callerOf(context));
      if (!link) throw new ApiProblem("email_taken");
      const job = { staff: link.id, by: context.staff.id, again: false, at: context.now.toISOString() };
      await enqueue(tx, invitationMail, job);
      return link;
    });
    return { status: 201, body: shown(made.id, made) };
  },

  "PATCH /admin/staff/{id}": async ({ path, body }, context) => {
    const rights = body.rights && [...new Set(body.rights)];
    await database().transaction((tx) => changePerson(tx, path.id, { ...body, rights }, callerOf(context)));
    return { status: 200, body: { data: await listStaff(database(), context.now) } };
  },

  "POST /admin/staff/{id}/invitation": async ({ path: { id } }, context) => {
    const made = await database().transaction(async (tx) => {
      const person = await lockPerson(tx, id);
      if (!person) throw new ApiProblem("not_found");
      if (id === context.staff.id) throw new ApiProblem("not_possible"); // who is in changes their ways one by one
      const link = await resetFactors(tx, id, callerOf(context));
      const again = person.joinedAt !== null;
      await enqueue(tx, invitationMail, { staff: id, by: context.staff.id, again, at: context.now.toISOString() });
      return link;
    });
    return { status: 200, body: shown(id, made) };
  },

  "DELETE /admin/staff/{id}/sessions": async ({ path: { id } }, context) => {
    await database().transaction(async (tx) => {
      if (!(await lockPerson(tx, id))) throw new ApiProblem("not_found");
      const ended = await endStaffSessions(tx, id, {}, context.now);
      const details = { sessions: ended };
      await noted(tx, callerOf(context), { action: "sessions_ended", subject: "staff", subjectId: id, details });
    });
    return { status: 204 };
  },
};
