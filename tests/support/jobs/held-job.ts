import { z } from "zod";

/** A kind of job that lasts until it is told to end (`hold-jobs.ts`). */
export const heldJob = { task: "held_job", payload: z.object({ name: z.string() }) };
