import { expect, it } from "@jest/globals";
import { sweepFailedJobs } from "@/lib/backend/jobs/sweep-failed";
import { connection } from "@/lib/backend/kernel/database/connect";
import { queueTables } from "@/tests/support/jobs/queue-tables";
import { placeOrder } from "@/tests/support/placed-order";
import { withDatabase } from "@/tests/support/scene";

withDatabase();

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const sql = () => connection().sql;
const waiting = async () =>
  (await sql()`select task_identifier as task from ${sql()(queueTables.view)} order by 1`).map(({ task }) => task);

it("a mail that failed for good is kept for 30 days after its last attempt; one that may still be sent stays", async () => {
  await placeOrder();
  await sql()`
    select graphile_worker.permanently_fail_jobs(array_agg(id), 'refused') from ${sql()(queueTables.view)}
    where task_identifier = 'order_mail_notice'`;
  const due = ["cancel_unpaid_transfer", "order_mail_confirmation", "payment_reminder"];
  await sweepFailedJobs(inDays(29.9));
  expect(await waiting()).toEqual([...due, "order_mail_notice"].sort());
  await sweepFailedJobs(inDays(30.1));
  expect(await waiting()).toEqual(due);
});
