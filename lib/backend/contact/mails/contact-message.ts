import { eq } from "drizzle-orm";
import { z } from "zod";
import { database } from "@/lib/backend/kernel/database/connect";
import { contactMessage } from "@/lib/backend/kernel/database/schema/contact";
import type { Language } from "@/lib/domain/locale";
import { written } from "@/messages/written";

/** The messages of both mails about a message to the shop. */
export const contactMessages = (language: Language) => written[language].mail_contact;

/** The payload of a job about a message. */
export const contactPayload = z.object({ message_id: z.int() });

/** The message of a job; `null` when it was removed in the meantime. */
export async function messageToTell(id: number) {
  const [row] = await database().select().from(contactMessage).where(eq(contactMessage.id, id));
  return row ?? null;
}
