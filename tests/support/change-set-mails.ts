import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { changeSetTroubleMail } from "@/lib/backend/change-set/mails/change-set-trouble";
import { connection } from "@/lib/backend/kernel/database/connect";

/** The mails about change sets that wait or have failed, written by now. @returns their addresses and subjects up to a colon */
export async function mailedTrouble(): Promise<(string | undefined)[][]> {
  const queued = await connection().sql<{ id: string; payload: unknown }[]>`
    delete from graphile_worker._private_jobs as jobs using graphile_worker._private_tasks as tasks
    where tasks.id = jobs.task_id and identifier = ${changeSetTroubleMail.task} returning jobs.id::text, payload`;
  for (const { id, payload } of queued) await changeSetTroubleMail.run(payload, id);
  const folder = join(process.env.DATA_DIR ?? "", "outbox");
  const names = queued.flatMap(({ id }) => ["waits", "failed"].map((kind) => `change-set-${kind}-${id}.eml`));
  const files = names.map((name) => join(folder, name)).filter((file) => existsSync(file));
  const mails = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(file))));
  return mails.map(({ to, subject = "" }) => [to?.[0]?.address, subject.split(":")[0]]);
}
