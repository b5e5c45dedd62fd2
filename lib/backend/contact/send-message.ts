import { contactAcknowledgement } from "@/lib/backend/contact/mails/contact-acknowledgement";
import { contactNotice } from "@/lib/backend/contact/mails/contact-notice";
import { orderOfMessage } from "@/lib/backend/contact/order-of-message";
import { enqueue } from "@/lib/backend/jobs/enqueue";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import { contactMessage } from "@/lib/backend/kernel/database/schema/contact";
import { prose, readPhone } from "@/lib/backend/kernel/http/contact-fields";
import type { Context } from "@/lib/backend/kernel/http/context";
import { ApiProblem, type FieldError } from "@/lib/backend/kernel/http/problem";
import { addressCounts, limitAttempts } from "@/lib/backend/kernel/limit/limit";
import { limits } from "@/lib/backend/kernel/limit/limits";
import type { ContactRequest } from "@/lib/contract/contact";
import { mailboxOf } from "@/lib/domain/mailbox";
import { leadsToWeb, plainName } from "@/lib/domain/plain-name";

/** @throws ApiProblem `invalid` for a text of only blanks or control characters, and for an invalid phone number */
function fieldsOf(body: ContactRequest, context: Context) {
  const phone = readPhone(body.phone_number ?? "", "", context.language);
  const name = plainName(body.name);
  const message = prose(body.message);
  const errors: FieldError[] = [];
  if (name === "") errors.push({ path: "name", code: "required" });
  if (leadsToWeb(name)) errors.push({ path: "name", code: "web_address" });
  if (message === "") errors.push({ path: "message", code: "required" });
  if (!phone.ok) errors.push({ path: "phone_number", code: phone.code });
  if (errors.length > 0 || !phone.ok) throw new ApiProblem("invalid", { errors });
  const orderNumber = plainName(body.order_number ?? "").replace(/\s/g, "");
  return { name, message, email: body.email, phoneNumber: phone.number, orderNumber };
}

/**
 * Stores a message to the shop and mails it to the shop; the sender gets an acknowledgement without the text, so that nobody
 * can send mail to others through it. A message with the hidden field filled in is dropped.
 * @throws ApiProblem `invalid`, `too_many`
 */
export async function sendMessage(body: ContactRequest, context: Context): Promise<void> {
  const fields = fieldsOf(body, context);
  if (body.website) return;
  await limitAttempts(...addressCounts(limits.contact, context.address), [
    limits.contactByEmail,
    mailboxOf(body.email),
  ]);
  await retriedTransaction(async (tx) => {
    const orderId = await orderOfMessage(tx, fields, context.now);
    const [row] = await tx
      .insert(contactMessage)
      .values({ ...fields, language: context.language, sentAt: context.now, orderId })
      .returning({ id: contactMessage.id });
    if (!row) throw new Error("A message was not stored.");
    await enqueue(tx, contactNotice, { message_id: row.id });
    await enqueue(tx, contactAcknowledgement, { message_id: row.id });
  });
}
