import { lt } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { contactMessage } from "@/lib/backend/kernel/database/schema/contact";

/** How long messages are kept, days. The contact page says so. */
const retentionDays = 365;

/** Removes the messages that were sent a year ago. */
export async function sweepMessages(now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - retentionDays * 86_400_000);
  await database().delete(contactMessage).where(lt(contactMessage.sentAt, oldest));
}
