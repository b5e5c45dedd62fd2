import type { z } from "zod";

/** The name and the payload of a job: enough to queue it. */
export type JobKind<Payload> = {
  /** The queue's name for it. A release that changes it loses the jobs that are queued. */
  task: string;
  payload: z.ZodType<Payload>;
  /** Jobs of one queue are done one after another, in whichever process; those of none at the same time. */
  queue?: string;
};

/** A kind of work in the background. */
export type Job = {
  task: string;
  /**
   * Does the work.
   * @param payload as it was queued; nothing for a job that starts by the clock
   * @param id of this very job, the same at every attempt
   * @throws Error when it fails now: the queue tries again; FinalFailure when it can never succeed
   */
  run(payload: unknown, id: string): Promise<void>;
  /** When it starts by itself, as in a crontab, UTC. */
  schedule?: string;
  /** Does it send mail? Such waiting jobs count as the outbox. */
  sendsMail?: true;
};

/** A job that cannot be done, however often it is tried. It stays in the queue's table, to be looked at. */
export class FinalFailure extends Error {
  override name = "FinalFailure";
}

/** A job that cleans up by the clock. */
export function sweep(task: string, schedule: string, run: (now: Date) => Promise<void>): Job {
  return { task, schedule, run: () => run(new Date()) };
}
