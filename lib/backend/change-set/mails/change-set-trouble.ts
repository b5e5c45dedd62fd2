import { eq } from "drizzle-orm";
import { z } from "zod";
import { type ChangeSetRow, changeSetById } from "@/lib/backend/change-set/states";
import { database } from "@/lib/backend/kernel/database/connect";
import { staff } from "@/lib/backend/kernel/database/schema/admin-staff";
import { supplier } from "@/lib/backend/kernel/database/schema/supply";
import { identityBlock } from "@/lib/backend/mail/identity-block";
import { mailKind } from "@/lib/backend/mail/mail-kind";
import { fill } from "@/lib/backend/mail/mail-messages";
import { written } from "@/messages/written";

/** What is to be told of a change set; `null`: nothing any more. */
function troubleOf({ state, kind }: ChangeSetRow): "waits" | "failed" | null {
  if (state === "ready") return "waits";
  return state === "failed" && kind !== "rules" ? "failed" : null;
}

/** Whose list it is; empty where it is no list. */
async function supplierName({ supplierId }: ChangeSetRow): Promise<string> {
  if (supplierId === null) return "";
  const [from] = await database().select({ name: supplier.name }).from(supplier).where(eq(supplier.id, supplierId));
  return from?.name ?? "";
}

/**
 * Tells one of the staff that a price list, or the prices of a day on which other rules hold, wait for somebody to look at them, or that a
 * list could not be fetched, read or applied; not once it was dealt with, as prices were that somebody has tried to apply.
 */
export const changeSetTroubleMail = mailKind({
  task: "staff_mail_change_set_waits",
  payload: z.object({ id: z.int(), staff: z.int() }),
  compose: async ({ id, staff: who }, { job, config }) => {
    const set = await changeSetById(database(), id);
    const [to] = await database().select().from(staff).where(eq(staff.id, who));
    const trouble = set && troubleOf(set);
    if (!trouble || !to?.active) return null;
    const { hello, ...texts } = written[to.language].mail_staff;
    const { subject, text, link } = texts[trouble === "waits" && set.kind === "rules" ? "rules_wait" : trouble];
    const values = { shop: config.shop.name, name: to.name, supplier: await supplierName(set) };
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
