import { z } from "zod";
import { staffMail } from "@/lib/backend/admin/mails/staff-mail";
import { makeInvitation } from "@/lib/backend/admin/staff/invitation";
import { staffById } from "@/lib/backend/admin/staff/staff-by-id";
import { database } from "@/lib/backend/kernel/database/connect";
import { mailKind } from "@/lib/backend/mail/mail-kind";
import { writtenMoment } from "@/lib/domain/written-date";

/** Invites a person, or again after a reset. The token is made when the mail is sent: the queue never holds it. */
export const invitationMail = mailKind({
  task: "staff_mail_invitation",
  payload: z.object({ staff: z.int(), by: z.int(), again: z.boolean(), at: z.iso.datetime() }),
  compose: async ({ staff: id, by, again, at }, { job, config, now }) => {
    const [to, owner] = await Promise.all([staffById(database(), id), staffById(database(), by)]);
    if (!to?.active || to.joinedAt !== null) return null;
    const { link } = await makeInvitation(database(), id, now);
    const values = { by: owner?.name ?? config.shop.name, when: writtenMoment(new Date(at), to.language) };
    return staffMail({ kind: again ? "again" : "invitation", to, values, link, job }, config);
  },
});
