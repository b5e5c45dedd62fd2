import { z } from "zod";
import { applyChangeSet } from "@/lib/backend/change-set/apply-change-set";
import { fetchFeeds } from "@/lib/backend/change-set/fetch-feeds";
import { readApart } from "@/lib/backend/change-set/read-apart";
import { settleChangeSet } from "@/lib/backend/change-set/settle";
import { changeSetWork } from "@/lib/backend/change-set/start-work";
import { moveOn } from "@/lib/backend/change-set/states";
import { undoChangeSet } from "@/lib/backend/change-set/undo-change-set";
import { wantListedPictures } from "@/lib/backend/change-set/want-listed-pictures";
import { giveUpSilent, sweepChangeSets } from "@/lib/backend/change-set/watch";
import { type Job, sweep } from "@/lib/backend/jobs/job";
import { database } from "@/lib/backend/kernel/database/connect";
import { countRules, countRulesChangeSet } from "@/lib/backend/pricing/rules-change-set";

const { read, apply, undo } = changeSetWork;
const idOf = (payload: unknown) => read.payload.parse(payload).id;

/** What the queue tells a job that starts by the clock. */
const timed = z.object({ _cron: z.object({ ts: z.coerce.date() }) });

/** The work on change sets in the background. */
export const changeSetJobs: readonly Job[] = [
  {
    task: read.task,
    run: async (payload) => {
      const id = idOf(payload);
      await moveOn(database(), id, ["uploaded"], { state: "reading", heartbeatAt: new Date(), problem: null });
      await readApart(id);
      await settleChangeSet(id);
    },
  },
  {
    task: apply.task,
    run: async (payload) => {
      const id = idOf(payload);
      await applyChangeSet(id);
      await settleChangeSet(id);
      await wantListedPictures(id, new Date());
    },
  },
  {
    task: countRules.task,
    run: async (payload) => {
      const id = idOf(payload);
      await countRulesChangeSet(id);
      await settleChangeSet(id);
    },
  },
  { task: undo.task, run: (payload) => undoChangeSet(idOf(payload)) },
  {
    task: "fetch_feeds",
    schedule: "* * * * *",
    run: (payload) => fetchFeeds(timed.parse(payload)._cron.ts),
  },
  sweep("watch_change_sets", "* * * * *", giveUpSilent),
  sweep("sweep_change_sets", "47 3 * * *", sweepChangeSets),
];
