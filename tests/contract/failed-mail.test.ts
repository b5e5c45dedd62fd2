import { expect, it } from "@jest/globals";
import { sweepFailedJobs } from "@/lib/backend/jobs/sweep-failed";
import { connection } from "@/lib/backend/kernel/database/connect";
import { placeOrder } from "@/tests/support/placed-order";
import { withDatabase } from "@/tests/support/scene";

withDatabase();

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const waiting = async () =>
  (await connection().sql`select task_identifier as task from graphile_worker.jobs order by 1`).map(({ task }) => task);

it("a mail that failed for good is kept for 30 days after its last attempt; one that may still be sent stays", async () => {
  await placeOrder();
  await connection().sql`
    select graphile_worker.permanently_fail_jobs(array_agg(id), 'refused') from graphile_worker.jobs
    where task_identifier = 'order_mail_notice'`;
  const due = ["cancel_unpaid_transfer", "order_mail_confirmation", "payment_reminder"];
  await sweepFailedJobs(inDays(29.9));
  expect(await waiting()).toEqual([...due, "order_mail_notice"].sort());
  await sweepFailedJobs(inDays(30.1));
  expect(await waiting()).toEqual(due);
});
