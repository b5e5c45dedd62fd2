import type { Job } from "graphile-worker";
import { connection } from "@/lib/backend/kernel/database/connect";
import { log } from "@/lib/telemetry/log";

/** Where a mail server may refuse this one mail: at its recipient, and once it has the text. Nodemailer's names. */
const ofThisMail: readonly unknown[] = ["RCPT TO", "DATA"];

/**
 * Has the mail server refused a mail for good? It said 5xx to the recipient or to the mail itself. Not so a 5xx to our
 * sign-in or to our own address: that is the operator's to mend, and the mails wait. Source: RFC 5321, section 4.2.1.
 */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !("responseCode" in error) || !("command" in error)) return false;
  return Number(error.responseCode) >= 500 && ofThisMail.includes(error.command);
}

/**
 * Waits for a mail's delivery. A mail refused for good has had its last attempt: it stays in the queue's table, with the
 * server's words, and is not tried again.
 * @throws Error why it could not be delivered
 */
export async function deliveredOrGivenUp(job: Job, delivery: Promise<void>): Promise<void> {
  try {
    await delivery;
  } catch (error) {
    if (isRefusedForGood(error)) {
      // Now, not after the job: by then the queue may have handed it out again.
      await connection().sql`update graphile_worker._private_jobs set max_attempts = attempts where id = ${job.id}`;
      // Without the server's words: they often repeat the address.
      log().error({ task: job.task_identifier, job: job.id }, "A mail was refused for good and is given up.");
    }
    throw error;
  }
}
