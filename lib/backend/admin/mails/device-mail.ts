import { z } from "zod";
import { staffMail } from "@/lib/backend/admin/mails/staff-mail";
import { staffById } from "@/lib/backend/admin/staff/staff-by-id";
import { database } from "@/lib/backend/kernel/database/connect";
import { mailKind } from "@/lib/backend/mail/mail-kind";
import { writtenMoment } from "@/lib/domain/written-date";

/** Tells a person of a sign-in from a device that was not seen before. */
export const deviceMail = mailKind({
  task: "staff_mail_device",
  payload: z.object({ staff: z.int(), device: z.string(), at: z.iso.datetime() }),
  compose: async ({ staff: id, device, at }, { job, config }) => {
    const to = await staffById(database(), id);
    if (!to?.active) return null;
    const values = { device: device || "?", when: writtenMoment(new Date(at), to.language) };
    return staffMail({ kind: "device", to, values, job }, config);
  },
});
