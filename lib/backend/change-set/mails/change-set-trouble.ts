import { eq } from "drizzle-orm";
import { z } from "zod";
import { changeSetById } from "@/lib/backend/change-set/states";
import { database } from "@/lib/backend/kernel/database/connect";
import { staff } from "@/lib/backend/kernel/database/schema/admin-staff";
import { supplier } from "@/lib/backend/kernel/database/schema/supply";
import { identityBlock } from "@/lib/backend/mail/identity-block";
import { mailKind } from "@/lib/backend/mail/mail-kind";
import { fill } from "@/lib/backend/mail/mail-messages";
import { written } from "@/messages/written";

/**
 * Tells one of the staff that a price list, or the prices of a day on which other rules hold, wait for somebody to look at them, or that a
 * list could not be fetched, read or applied; not once it was dealt with.
 */
export const changeSetTroubleMail = mailKind({
  task: "staff_mail_change_set_waits",
  payload: z.object({ id: z.int(), staff: z.int() }),
  compose: async ({ id, staff: who }, { job, config }) => {
    const set = await changeSetById(database(), id);
    const [to] = await database().select().from(staff).where(eq(staff.id, who));
    const trouble = set?.state === "ready" ? "waits" : set?.state === "failed" ? "failed" : null;
    if (set === null || trouble === null || !to?.active) return null;
    const [from] = await database()
      .select({ name: supplier.name })
      .from(supplier)
      .where(eq(supplier.id, set.supplierId ?? 0));
    const { hello, ...texts } = written[to.language].mail_staff;
    const { subject, text, link } = texts[set.kind === "rules" ? "rules_wait" : trouble];
    const values = { shop: config.shop.name, name: to.name, supplier: from?.name ?? "" };
    return {
      to: { name: to.name, address: to.email },
      language: to.language,
      subject: fill(subject, values),
      blocks: [
        { kind: "text", text: `${fill(hello, values)}\n${fill(text, values)}` },
        { kind: "link", text: link, href: `${config.publicUrl}/admin/imports/${id}` },
        identityBlock(to.language, config),
      ],
      name: `change-set-${trouble}-${job}`,
    };
  },
});
