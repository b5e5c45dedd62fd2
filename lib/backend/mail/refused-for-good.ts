import type { WorkerEvents } from "graphile-worker";
import { connection } from "@/lib/backend/database/connect";
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
 * Gives up what was refused for good, once what came of the job has been written down: it stays in the queue's table,
 * with the server's words, and is not tried again. If that fails, it is tried and refused once more.
 */
export function giveUpRefused(events: WorkerEvents): void {
  events.on("job:complete", ({ job, error }) => {
    if (!isRefusedForGood(error)) return;
    const words = error instanceof Error ? error.message : String(error);
    // Without the words: they often repeat the address.
    log().error({ task: job.task_identifier, job: job.id }, "A mail was refused for good and is given up.");
    connection().sql`select graphile_worker.permanently_fail_jobs(array[${job.id}]::bigint[], ${words})`.catch(
      (failure: unknown) => log().warn({ error: failure }, "A refused mail could not be given up; it is tried again."),
    );
  });
}
